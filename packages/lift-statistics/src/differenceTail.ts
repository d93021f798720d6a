/**
 * The distribution of the difference of two independent proportions with beta distributions.
 *
 * Internal. A tail probability is a single integral over the log odds of one proportion. The integrand has a single peak and decreases exponentially
 * on both sides, so the trapezoidal rule converges faster than any power of the step size.
 */
import { type Beta, betaCdf, betaUpperTail, logDensityTimesXy, varianceOf } from "./Beta.ts"

const mirrored = ({ a, b }: Beta): Beta => ({ a: b, b: a })

/** A point of the integral over the log odds, and the points of both distributions to which it belongs. */
interface Place {
  readonly b: number
  readonly notB: number
  readonly a: number
  readonly notA: number
  readonly slope: number
}

/** The natural logarithm of the relative size of a density below which it is negligible. */
const negligible = -60

/**
 * Returns the first point between `inside` and `outside` at which the logarithm of a density is below `limit`, to a precision that suffices for the
 * range of an integral. Returns `outside` if there is no such point.
 */
const endOf = (log: (t: number) => number, inside: number, outside: number, limit: number): number => {
  if (log(outside) >= limit) return outside
  let [near, far] = [inside, outside]
  for (let turn = 0; turn < 30; turn++) {
    const middle = (near + far) / 2
    if (log(middle) < limit) far = middle
    else near = middle
  }
  return far
}

/** Returns the maximum point of a function with a single peak, by a golden-section search. */
const peakOf = (log: (t: number) => number, from: number, to: number): number => {
  const ratio = (Math.sqrt(5) - 1) / 2
  let [low, high] = [from, to]
  let [left, right] = [high - ratio * (high - low), low + ratio * (high - low)]
  let [atLeft, atRight] = [log(left), log(right)]
  for (let turn = 0; turn < 50; turn++) {
    if (atLeft < atRight) {
      ;[low, left, atLeft] = [left, right, atRight]
      right = low + ratio * (high - low)
      atRight = log(right)
    } else {
      ;[high, right, atRight] = [right, left, atLeft]
      left = high - ratio * (high - low)
      atLeft = log(left)
    }
  }
  return (low + high) / 2
}

/**
 * Integrates a function by the trapezoidal rule, and halves the step until the integral no longer changes. An error of 1e-9 before the last halving
 * is an error of less than 1e-16 after it. `beyond` returns the sum of the terms outside the range for a step. There are at most 8,193 terms.
 */
const trapezoid = (
  value: (t: number) => number,
  beyond: (step: number) => number,
  [from, to]: readonly [number, number]
): number => {
  let count = 32
  let sum = 0
  for (let i = 0; i <= count; i++) sum += value(from + ((to - from) * i) / count)
  let step = (to - from) / count
  let integral = step * (sum + beyond(step))
  while (count < 8192) {
    for (let i = 0; i < count; i++) sum += value(from + step * (i + 0.5))
    count *= 2
    step /= 2
    const finer = step * (sum + beyond(step))
    if (Math.abs(finer - integral) <= 1e-9 * finer) return finer
    integral = finer
  }
  return integral
}

/** Returns P(A − B > gap and B > −gap), integrated over B. */
const integrate = (A: Beta, B: Beta, gap: number): number => {
  // B ranges from `least` to `least + width`. The complements of A and B are computed as sums rather than differences, to avoid cancellation.
  const least = Math.max(0, -gap)
  const width = 1 - Math.abs(gap)
  const top = Math.max(0, gap)
  const place = (t: number): Place => {
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
  const logDensity = (t: number): number => {
    const { b, notB, slope } = place(t)
    return logDensityTimesXy(B, b, notB) + Math.log(slope / b / notB)
  }
  const value = (t: number): number => {
    const { a, notA } = place(t)
    const density = Math.exp(logDensity(t))
    return density === 0 ? 0 : density * betaUpperTail(A, a, notA)
  }
  // Beyond ±`reach`, the density of B and the tail of A are exponential functions of t, or constant, to the last digit.
  const respondents = 45 + Math.log(A.a + A.b + B.a + B.b + 1)
  const reach = gap === 0 ? respondents : Math.max(respondents, 60 - Math.log(Math.abs(gap) / width))
  const peak = peakOf(logDensity, -reach, reach)
  const limit = logDensity(peak) + negligible
  const [from, to] = [endOf(logDensity, peak, -reach, limit), endOf(logDensity, peak, reach, limit)]
  // If a prior is weak, the integrand decreases so slowly that the terms beyond the range matter. They are geometric series.
  const beyond = (step: number): number => {
    const below = Math.exp(logDensity(from))
    const outside = betaCdf(A, place(from).a, place(from).notA)
    const left = below / Math.expm1(B.a * step) - (below * outside) / Math.expm1((B.a + (gap === 0 ? A.a : 0)) * step)
    const right = value(to) / Math.expm1((B.b + (gap === 0 ? A.b : 0)) * step)
    return (gap < 0 ? 0 : left) + (gap > 0 ? 0 : right)
  }
  return trapezoid(value, beyond, [from, to])
}

/**
 * Returns P(E − C > gap) for two independent proportions E and C with beta distributions. A gap smaller than 1e-200 counts as 0.
 */
export const differenceTail = (exposed: Beta, control: Beta, gap: number): number => {
  if (gap >= 1) return 0
  if (gap <= -1) return 1
  const own = Math.abs(gap) < 1e-200 ? 0 : gap
  // The integral is over the narrower of the two distributions, so the wider one changes little between steps.
  const isNarrower = varianceOf(exposed) < varianceOf(control)
  const [A, B] = isNarrower ? [mirrored(control), mirrored(exposed)] : [exposed, control]
  const certain = own < 0 ? betaCdf(B, -own) : 0
  return Math.min(1, certain + integrate(A, B, own))
}
