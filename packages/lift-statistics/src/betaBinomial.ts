/**
 * The Bayesian analysis of a lift: the probability, given the counts, that the exposed proportion is above the control proportion.
 *
 * A proportion with a beta prior has a beta posterior.
 */
import { type Beta, meanOf, varianceOf } from "./Beta.ts"
import { defaultLevel, checkLevel } from "./Confidence.ts"
import { differenceTail } from "./differenceTail.ts"
import { type Group, checkGroup } from "./Group.ts"
import type { Interval } from "./Interval.ts"
import { checkCount, InvalidInputError } from "./InvalidInputError.ts"
import { root } from "./root.ts"

/** The beta prior for a proportion. It carries as much information as `a` target answers and `b` other answers. */
export interface BetaPrior {
  /** The first shape parameter, > 0. */
  readonly a: number
  /** The second shape parameter, > 0. */
  readonly b: number
}

/** The counts of both groups, the prior and the level. */
export interface BayesianOptions {
  /** The counts of the exposed group. */
  readonly exposed: Group
  /** The counts of the control group. */
  readonly control: Group
  /** The prior for both proportions. Default: uniform, `{ a: 1, b: 1 }`. Jeffreys' prior is `{ a: 0.5, b: 0.5 }`. */
  readonly prior?: BetaPrior | undefined
  /** The posterior probability that the credible interval contains the lift, from 0 to 1. Default: 0.9. */
  readonly level?: number | undefined
}

/** A summary of the posterior distribution of the lift. */
export interface BayesianResult {
  /** The posterior probability that p_e > p_c, from 0 to 1. */
  readonly probabilityOfLift: number
  /** The posterior mean of p_e − p_c, as a proportion. */
  readonly posteriorMean: number
  /** The equal-tailed credible interval, as proportions. The lift is as likely to be below the interval as above it. */
  readonly interval: Interval
}

/**
 * Returns the probability that the exposed proportion is above the control proportion, the posterior mean of the lift, and the credible interval of
 * the lift.
 *
 * The posteriors are independent beta distributions with the same prior. For weighted groups, pass effective counts. The probability and the mean are
 * accurate to 1e-11, and the interval to 1e-9, for any number of respondents in target and up to a hundred million respondents per group.
 *
 * @example
 * ```ts
 * import { betaBinomial } from "@fieldwork/lift-statistics"
 *
 * const result = betaBinomial({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } })
 * result.probabilityOfLift // => 0.97224
 * result.posteriorMean // => 0.05976
 * ```
 * @throws {InvalidInputError} if a group's counts, the prior or the level are invalid
 */
export const betaBinomial = (options: BayesianOptions): BayesianResult => {
  const { control, exposed, level = defaultLevel, prior = { a: 1, b: 1 } } = options
  checkGroup("exposed", exposed)
  checkGroup("control", control)
  checkLevel(level, "two")
  for (const name of ["a", "b"] as const) {
    checkCount(`prior.${name}`, prior[name])
    if (prior[name] === 0)
      throw new InvalidInputError("outOfRange", `prior.${name}`, 0, "pass a number above 0, such as 1")
  }
  const posterior = ({ n, x }: Group): Beta => ({ a: prior.a + x, b: prior.b + (n - x) })
  const [e, c] = [posterior(exposed), posterior(control)]
  const mean = meanOf(e) - meanOf(c)
  const deviation = Math.sqrt(varianceOf(e) + varianceOf(c))
  // By Cantelli's inequality, the limit of the lift that is exceeded with the probability `tail` is between these two points.
  const edge = (tail: number): number =>
    root(
      (gap) => differenceTail(e, c, gap) - tail,
      Math.max(-1, mean - deviation * Math.sqrt(tail / (1 - tail))),
      Math.min(1, mean + deviation * Math.sqrt((1 - tail) / tail))
    )
  const tail = (1 - level) / 2
  return {
    probabilityOfLift: differenceTail(e, c, 0),
    posteriorMean: mean,
    interval: { lower: edge(1 - tail), upper: edge(tail) }
  }
}
