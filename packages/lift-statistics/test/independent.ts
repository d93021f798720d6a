/**
 * An independent implementation of the statistics in `src`, which uses different methods.
 *
 * The implementation is deliberately slow and simple: integrals for probabilities, bisection for inverses, and individual respondents for counts.
 */
export interface Counts {
  readonly x: number
  readonly n: number
}

/** Returns P(Z > z) for z ≥ 0 as φ(z)·∫₀^∞ exp(−zt − t²/2) dt, by Simpson's rule. */
const tail = (z: number): number => {
  const steps = 20_000
  // Beyond this width, the integrand is less than 1e-16 of its initial value.
  const width = Math.min(9, 37 / Math.abs(z)) / steps
  let sum = 0
  for (let i = 0; i <= steps; i++) {
    const t = i * width
    sum += Math.exp(-z * t - (t * t) / 2) * (i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2)
  }
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * ((sum * width) / 3)
}

export const cdf = (z: number): number => (z < 0 ? tail(-z) : 1 - tail(z))

/** Returns the point at which an increasing function changes sign, by bisection. */
export const bisect = (from: number, to: number, grows: (at: number) => number): number => {
  let low = from
  let high = to
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2
    if (grows(middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

export const quantile = (p: number): number => bisect(-40, 40, (z) => cdf(z) - p)

/** Returns the answer of each respondent in the group: 1 if in target, 0 if not. */
export const answers = ({ n, x }: Counts): ReadonlyArray<number> => Array.from({ length: n }, (_, i) => (i < x ? 1 : 0))

const mean = (values: ReadonlyArray<number>): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the unpooled standard error from the individual answers: for each group, the population variance divided by n. */
export const errorFromAnswers = (exposed: Counts, control: Counts): number => {
  const varianceOfMean = (values: ReadonlyArray<number>): number => {
    const centre = mean(values)
    return mean(values.map((value) => (value - centre) ** 2)) / values.length
  }
  return Math.sqrt(varianceOfMean(answers(exposed)) + varianceOfMean(answers(control)))
}

/** Returns Pearson's chi-square statistic for the 2 × 2 table, which is the square of the pooled z. */
export const chiSquare = (exposed: Counts, control: Counts): number => {
  const [a, b] = [exposed.x, exposed.n - exposed.x]
  const [c, d] = [control.x, control.n - control.x]
  return ((a + b + c + d) * (a * d - b * c) ** 2) / ((a + b) * (c + d) * (a + c) * (b + d))
}

/** Returns Wilson's limits: the two values of θ at which the score test just fails to reject p. */
export const wilson = ({ n, x }: Counts, z: number): readonly [number, number] => {
  const p = x / n
  const excess = (theta: number): number => (p - theta) ** 2 - (z * z * theta * (1 - theta)) / n
  return [bisect(0, p, (theta) => -excess(theta)), bisect(p, 1, excess)]
}

/**
 * Returns Newcombe's interval. The distance from d to each limit is the root of the sum of the squared distances from each group's proportion to one
 * of its Wilson limits.
 */
export const newcombe = (exposed: Counts, control: Counts, z: number): readonly [number, number] => {
  const [le, ue] = wilson(exposed, z)
  const [lc, uc] = wilson(control, z)
  const pe = mean(answers(exposed))
  const pc = mean(answers(control))
  return [pe - pc - Math.hypot(pe - le, uc - pc), pe - pc + Math.hypot(ue - pe, pc - lc)]
}

/** Returns the weighted proportion, its variance by both methods and the effective sample size, computed from individual respondents. */
export const weighted = (
  respondents: ReadonlyArray<{ readonly y: number; readonly w: number }>
): { readonly p: number; readonly kish: number; readonly linearised: number; readonly effective: number } => {
  const total = respondents.reduce((sum, { w }) => sum + w, 0)
  const squares = respondents.reduce((sum, { w }) => sum + w * w, 0)
  const p = respondents.reduce((sum, { w, y }) => sum + w * y, 0) / total
  const effective = (total * total) / squares
  const linearised = respondents.reduce((sum, { w, y }) => sum + (w * (y - p)) ** 2, 0) / (total * total)
  return { p, effective, kish: (p * (1 - p)) / effective, linearised }
}

/** Returns P(X = k) for k = 0…n, where X has a binomial distribution. */
export const binomial = (n: number, p: number): ReadonlyArray<number> => {
  const terms: Array<number> = []
  let log = n * Math.log1p(-p)
  for (let k = 0; k <= n; k++) {
    terms.push(Math.exp(log))
    log += Math.log(((n - k) * p) / ((k + 1) * (1 - p)))
  }
  return terms
}

/** Returns a generator of uniform random numbers in [0, 1) with a seed (mulberry32), so that simulations are reproducible. */
export const uniform = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
