/**
 * A figure that moves from day to day and always comes back to its own truth: an Ornstein-Uhlenbeck process with a weekly rhythm, bounded.
 *
 * The correlation between a day and the next is about 0.7, the standard deviation about 8 % of the truth.
 */
import { normal, type Random } from "../../environment/Random.ts"

export interface Wander {
  /** Deviation in units of `spread`. */
  deviation: number
  /** Virtual time of the last step. */
  at: number
}

const day = 86_400_000
/** Time after which a deviation has come back by 63 %. */
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

/** What the truth is multiplied by now; 1 on average. `phase` in [0, 1) is where in its week the figure begins. */
export const factor = ({ deviation }: Wander, now: number, phase: number): number => {
  const weekly = Math.cos(2 * Math.PI * (now / (7 * day) + phase))
  return Math.min(bounds.most, Math.max(bounds.least, 1 + spread * deviation + rhythm * weekly))
}
