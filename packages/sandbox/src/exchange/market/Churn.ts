/**
 * How many surveys the market holds, and how fast they come, change and go.
 */
import type { Random } from "../../environment/Random.ts"

export type Churn = "calm" | "real"

export interface MarketSize {
  /** Live surveys that the market keeps to. */
  readonly size: number
  readonly churn: Churn
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface Speed {
  /** How long a survey is in the field, in milliseconds. */
  readonly fieldTime: (random: Random) => number
  /** The same of a survey that is met at any moment: those that take long are met more often. */
  readonly metFieldTime: (random: Random) => number
  /** Milliseconds between two changes of a live survey, on average. */
  readonly pace: (random: Random) => number
  /** How long a survey is live, on average: it may be full before its field time is over. */
  readonly meanLife: number
  /** An ended survey of the market can be looked up for so long. */
  readonly keptAfterEnd: number
}

/** Spread evenly over orders of magnitude: as many surveys of hours as of days. */
const scaled = (random: Random, low: number, high: number): number => low * (high / low) ** random.next()

export const speeds: Readonly<Record<Churn, Speed>> = {
  calm: {
    fieldTime: (random) => random.integer(2 * 24, 12 * 24) * hour,
    metFieldTime: (random) => Math.round(Math.sqrt(4 + 140 * random.next()) * day),
    pace: () => 11 * minute,
    meanLife: 5.8 * day,
    keptAfterEnd: day
  },
  real: {
    fieldTime: (random) => Math.round(scaled(random, 8 * hour, 8 * day)),
    metFieldTime: (random) => random.integer(8 * hour, 8 * day),
    pace: (random) => Math.round(scaled(random, 2 * minute, 60 * minute)),
    meanLife: 1.9 * day,
    keptAfterEnd: 6 * hour
  }
}

export const usualSize: MarketSize = { size: 180, churn: "calm" }

/** Milliseconds to the next arrival: sooner when there are too few surveys, later when there are too many. */
export const arrivalGap = ({ churn, size }: MarketSize, live: number, random: Random): number => {
  const excess = Math.min(0.9, Math.max(-0.3, live / size - 1))
  const mean = (speeds[churn].meanLife / size) * Math.exp(8 * excess)
  return Math.min(-Math.log(1 - random.next()), 6) * mean
}
