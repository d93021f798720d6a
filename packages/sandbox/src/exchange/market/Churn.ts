/** The size of the market, and the rates at which surveys arrive, change and end. */
import type { Random } from "../../environment/Random.ts"

export type Churn = "calm" | "real"

export interface MarketSize {
  /** The number of live surveys that the market maintains, an integer. A market of size 0 contains only surveys that are published or created by buyers. */
  readonly size: number
  readonly churn: Churn
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface ChurnProfile {
  /** Draws the field time of a new survey, in milliseconds. */
  readonly fieldTime: (random: Random) => number
  /**
   * Draws the field time of a survey that is live when the market starts, in milliseconds. Such a survey is more likely to have a long field time
   * than a new survey.
   */
  readonly liveFieldTime: (random: Random) => number
  /** Draws the average time between two changes to a live survey, in milliseconds. */
  readonly pace: (random: Random) => number
  /** The average time for which a survey is live, in milliseconds. A survey can be full before its field time ends. */
  readonly meanLiveTime: number
  /** The time for which a survey in the market can still be looked up after its end, in milliseconds. */
  readonly retention: number
}

/** Draws a value that is uniformly distributed on a logarithmic scale. */
const logUniform = (random: Random, low: number, high: number): number => low * (high / low) ** random.next()

export const churnProfiles: Readonly<Record<Churn, ChurnProfile>> = {
  calm: {
    fieldTime: (random) => random.integer(2 * 24, 12 * 24) * hour,
    liveFieldTime: (random) => Math.round(Math.sqrt(4 + 140 * random.next()) * day),
    pace: () => 11 * minute,
    meanLiveTime: 5.8 * day,
    retention: day
  },
  real: {
    fieldTime: (random) => Math.round(logUniform(random, 8 * hour, 8 * day)),
    liveFieldTime: (random) => random.integer(8 * hour, 8 * day),
    pace: (random) => Math.round(logUniform(random, 2 * minute, 60 * minute)),
    meanLiveTime: 1.9 * day,
    retention: 6 * hour
  }
}

export const defaultMarketSize: MarketSize = { size: 180, churn: "calm" }

/**
 * Draws the time until the next survey arrives, in milliseconds. The time is shorter on average if there are too few live surveys, and longer if
 * there are too many. `size` must be at least 1.
 */
export const arrivalGap = ({ churn, size }: MarketSize, live: number, random: Random): number => {
  const excess = Math.min(0.9, Math.max(-0.3, live / size - 1))
  const mean = (churnProfiles[churn].meanLiveTime / size) * Math.exp(8 * excess)
  return Math.min(-Math.log(1 - random.next()), 6) * mean
}
