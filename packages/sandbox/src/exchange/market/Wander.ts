/**
 * A figure that varies from day to day around its true value: a bounded Ornstein-Uhlenbeck process with a weekly
 * rhythm.
 *
 * The correlation between consecutive days is about 0.7, and the standard deviation is about 8 % of the true value.
 */
import { normal, type Random } from "../../environment/Random.ts"

export interface Wander {
  /** The deviation in units of `spread`. */
  deviation: number
  /** The virtual time of the last step. */
  at: number
}

const day = 86_400_000
/** The time after which a deviation has decreased by 63 %. */
const memory = 3 * day
const spread = 0.07
const rhythm = 0.06
const bounds = { least: 0.6, most: 1.4 } as const

export const start = (random: Random, at: number): Wander => ({ deviation: normal(random), at })

export const step = (wander: Wander, random: Random, now: number): void => {
  const kept = Math.exp(-(now - wander.at) / memory)
  wander.deviation = wander.deviation * kept + Math.sqrt(1 - kept * kept) * normal(random)
  wander.at = now
}

/**
 * Returns the current factor of the true value, which is 1 on average. `phase` in [0, 1) is the figure's position in
 * the week at the start.
 */
export const factor = ({ deviation }: Wander, now: number, phase: number): number => {
  const weekly = Math.cos(2 * Math.PI * (now / (7 * day) + phase))
  return Math.min(bounds.most, Math.max(bounds.least, 1 + spread * deviation + rhythm * weekly))
}
