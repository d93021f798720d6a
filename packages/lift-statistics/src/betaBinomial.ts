/**
 * The Bayesian analysis of a lift: the probability, given the counts, that the exposed proportion is above the control proportion.
 *
 * A proportion with a beta prior has a beta posterior. The probability is a single integral over the log odds, for which the trapezoidal rule
 * converges faster than any power of the step size.
 */
import { type Beta, betaCdf, betaUpperTail, densityTimesXy } from "./Beta.ts"
import { defaultLevel, checkLevel } from "./Confidence.ts"
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

const mean = ({ a, b }: Beta): number => a / (a + b)
const deviation = ({ a, b }: Beta): number => Math.sqrt(((a / (a + b)) * (b / (a + b))) / (a + b + 1))
const mirrored = ({ a, b }: Beta): Beta => ({ a: b, b: a })

/** Returns P(A − B > gap and B > −gap), integrated over B. */
const integrate = (A: Beta, B: Beta, gap: number): number => {
  // B ranges from `least` to `least + width`. The complements of A and B are computed as sums rather than differences, to avoid cancellation.
  const least = Math.max(0, -gap)
  const width = 1 - Math.abs(gap)
  const top = Math.max(0, gap)
  const place = (t: number) => {
    const s = 1 / (1 + Math.exp(-t))
    const r = 1 / (1 + Math.exp(t))
    return {
      b: least + width * s,
      notB: top + width * r,
      a: top + width * s,
      notA: least + width * r,
      slope: width * s * r
    }
  }
  const density = (t: number): number => {
    const { b, notB, slope } = place(t)
    return slope === 0 ? 0 : (densityTimesXy(B, b, notB) / (b * notB)) * slope
  }
  const value = (t: number): number => {
    const { a, notA } = place(t)
    const weight = density(t)
    return weight === 0 ? 0 : weight * betaUpperTail(A, a, notA)
  }
  const centre = Math.min(Math.max((mean(B) - least) / width, 1e-3), 1 - 1e-3)
  const start = Math.log(centre / (1 - centre))
  const spread = Math.min(0.5, deviation(B) / (width * centre * (1 - centre)))
  return trapezoid(value, start, spread)
}

/** Integrates a smooth function with a single peak over the real line. */
const trapezoid = (value: (t: number) => number, start: number, spread: number): number => {
  /**
   * Sums the terms on one side of `start` in steps of `by`. Returns the sum, and the point beyond which the terms are negligible. The loop that
   * halves the step covers the entire range up to this point. If it also stopped at negligible terms, it might not reach a peak that is far from
   * `start`.
   */
  const outward = (by: number) => {
    let total = 0
    let end = start
    let quiet = 0
    for (let t = start + by; quiet < 12 && Math.abs(t) < 745; t += by) {
      const term = value(t)
      total += term
      quiet = term <= 1e-18 * total ? quiet + 1 : 0
      if (quiet === 0) end = t
    }
    return { total, end: end + by }
  }
  const [left, right] = [outward(-spread), outward(spread)]
  let step = spread
  let sum = value(start) + left.total + right.total
  let integral = sum * step
  for (let halving = 0; halving < 12; halving++) {
    for (let t = left.end + step / 2; t < right.end; t += step) sum += value(t)
    step /= 2
    const finer = sum * step
    if (Math.abs(finer - integral) <= 1e-13 * Math.max(finer, 1e-3)) return finer
    integral = finer
  }
  return integral
}

/** Returns P(p_e − p_c > gap). */
const above = (exposed: Beta, control: Beta, gap: number): number => {
  if (gap >= 1) return 0
  if (gap <= -1) return 1
  // The integral is over the narrower of the two distributions, so the wider one changes little between steps.
  const [A, B] = deviation(exposed) < deviation(control) ? [mirrored(control), mirrored(exposed)] : [exposed, control]
  const certain = gap < 0 ? betaCdf(B, -gap) : 0
  return Math.min(1, certain + integrate(A, B, gap))
}

/**
 * Returns the probability that the exposed proportion is above the control proportion, the posterior mean of the lift, and the credible interval of
 * the lift.
 *
 * The posteriors are independent beta distributions with the same prior. For weighted groups, pass effective counts. The probability and the mean are
 * accurate to 1e-11, and the interval to 1e-9.
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
  const edge = (tail: number): number => root((gap) => above(e, c, gap) - tail, -1, 1)
  const tail = (1 - level) / 2
  return {
    probabilityOfLift: above(e, c, 0),
    posteriorMean: mean(e) - mean(c),
    interval: { lower: edge(1 - tail), upper: edge(tail) }
  }
}
