/**
 * What is true of a campaign, which lift then estimates.
 */

export interface Effect {
  /** Share of unexposed respondents who give an in-target answer, 0 to 1. */
  readonly base: number
  /** Percentage points that exposure adds. */
  readonly points: number
}

export const usual: Effect = { base: 0.4, points: 6 }

/** The probability of an in-target answer, 0 to 1. */
export const probability = ({ base, points }: Effect, exposed: boolean): number =>
  exposed ? base + points / 100 : base

/** A share of exposed respondents outside 0 and 1 cannot be true. Floating-point dust at the ends is let through. */
export const isPossible = (effect: Effect): boolean => {
  const exposed = probability(effect, true)
  return exposed >= -1e-9 && exposed <= 1 + 1e-9
}
