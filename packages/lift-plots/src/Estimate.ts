/** The content of every plot: a lift with its interval. A lift is never plotted without its interval. */

/** A lift in percentage points with its interval, all as proportions (0.06 is 6 points). A number is `null` if there is no value to show. */
export interface Estimate {
  readonly points: number | null
  readonly lower: number | null
  readonly upper: number | null
}

/** An estimate that can be drawn. */
export interface Shown {
  readonly points: number
  readonly lower: number
  readonly upper: number
}

/** Returns the estimate if it has all three numbers, otherwise undefined. */
export const shownOf = ({ lower, points, upper }: Estimate): Shown | undefined =>
  points === null || lower === null || upper === null || ![points, lower, upper].every(Number.isFinite)
    ? undefined
    : { points, lower, upper }

/**
 * How an estimate is drawn, with a different shape and colour each: `yes` is decisively above zero, `down` is decisively below zero, and `no` is not
 * decisive.
 */
export type Reading = "yes" | "down" | "no"

export const readingOf = ({ lower, upper }: Shown): Reading => (lower > 0 ? "yes" : upper < 0 ? "down" : "no")
