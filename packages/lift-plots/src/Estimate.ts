/**
 * What every plot shows: a lift with its interval. There is no plot of a lift without one.
 */

/** A lift in points with its interval, all as proportions (0.06 is 6 points); `null` where there is none to show. */
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

/** The estimate if all three numbers are there, else undefined. */
export const shownOf = ({ lower, points, upper }: Estimate): Shown | undefined =>
  points === null || lower === null || upper === null || ![points, lower, upper].every(Number.isFinite)
    ? undefined
    : { points, lower, upper }

/** How an estimate is drawn: decisive above zero, decisive below zero, or not decisive. Shape and colour both differ. */
export type Reading = "yes" | "down" | "no"

export const readingOf = ({ lower, upper }: Shown): Reading => (lower > 0 ? "yes" : upper < 0 ? "down" : "no")
