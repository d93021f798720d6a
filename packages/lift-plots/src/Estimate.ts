/** The data that every plot requires: lifts with their confidence intervals. A lift is never plotted without its interval. */

/** A lift with its confidence interval. All values are proportions (0.06 is 6 percentage points), or `null` if there is no estimate. */
export interface Estimate {
  readonly points: number | null
  readonly lower: number | null
  readonly upper: number | null
}

/** An estimate that can be drawn, because all of its values are finite numbers. */
export interface FiniteEstimate {
  readonly points: number
  readonly lower: number
  readonly upper: number
}

/** Returns the estimate if all three values are finite numbers, otherwise undefined. */
export const finiteEstimate = ({ lower, points, upper }: Estimate): FiniteEstimate | undefined =>
  points === null || lower === null || upper === null || ![points, lower, upper].every(Number.isFinite)
    ? undefined
    : { points, lower, upper }

/**
 * The conclusion drawn from an estimate. `yes`: the interval is above zero. `down`: the interval is below zero. `no`: the interval includes zero.
 * Each conclusion has its own shape and colour in the plots.
 */
export type Verdict = "yes" | "down" | "no"

export const verdictOf = ({ lower, upper }: FiniteEstimate): Verdict => (lower > 0 ? "yes" : upper < 0 ? "down" : "no")
