/**
 * A quantity that varies from day to day around its true value. The variation is a bounded Ornstein-Uhlenbeck process with a weekly cycle.
 *
 * The correlation between consecutive days is about 0.7, and the standard deviation is about 8% of the true value.
 */
import { normal, type Random } from "../../environment/Random.ts"

export interface Fluctuation {
  /** The deviation from the true value, in units of `spread`. */
  deviation: number
  /** The virtual time at which the deviation was last updated, in milliseconds. */
  at: number
}

const day = 86_400_000
/** The time in which a deviation decreases by 63%, in milliseconds. */
const decayTime = 3 * day
const spread = 0.07
const weeklyAmplitude = 0.06
const bounds = { least: 0.6, most: 1.4 } as const

export const start = (random: Random, at: number): Fluctuation => ({ deviation: normal(random), at })

export const step = (fluctuation: Fluctuation, random: Random, now: number): void => {
  const remaining = Math.exp(-(now - fluctuation.at) / decayTime)
  fluctuation.deviation = fluctuation.deviation * remaining + Math.sqrt(1 - remaining * remaining) * normal(random)
  fluctuation.at = now
}

/**
 * Returns the current factor by which the true value is multiplied. The factor is 1 on average. `phase`, in [0, 1), is the offset of the quantity
 * within the weekly cycle.
 */
export const factor = ({ deviation }: Fluctuation, now: number, phase: number): number => {
  const weekly = Math.cos(2 * Math.PI * (now / (7 * day) + phase))
  return Math.min(bounds.most, Math.max(bounds.least, 1 + spread * deviation + weeklyAmplitude * weekly))
}
