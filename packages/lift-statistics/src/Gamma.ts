/**
 * Densities of the gamma family, computed without the loss of precision that logarithms of factorials cause for large counts.
 *
 * Internal. Source: Loader, "Fast and accurate computation of binomial probabilities" (2000). A density is expressed in terms of the error of
 * Stirling's formula and a deviance, both of which stay small even if the counts are large.
 */

// B(2k)/(2k(2k − 1)), the coefficients of Stirling's series, where B(2k) are Bernoulli numbers.
const series = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360_360, 1 / 156, -3617 / 122_400] as const

/** Returns the error of Stirling's formula, ln n! − (n + ½)ln n + n − ln √(2π), for n > 0. */
export const stirlingError = (n: number): number => {
  let from = n
  let error = 0
  // For n ≥ 16 the series is accurate to the last digit. For smaller n, the recurrence of the factorial is applied until n reaches 16.
  while (from < 16) {
    error += (from + 0.5) * Math.log1p(1 / from) - 1
    from++
  }
  const square = from * from
  let sum = 0
  for (let k = series.length - 1; k >= 0; k--) sum = sum / square + (series[k] ?? 0)
  return error + sum / from
}

/**
 * Returns x ln(x/m) + m − x for x ≥ 0 and m > 0. The result is accurate even if x and m are nearly equal, where the three terms would cancel.
 */
export const deviance = (x: number, m: number): number => {
  if (x === 0) return m
  const gap = x - m
  if (Math.abs(gap) > 0.1 * (x + m)) return x * Math.log(x / m) - gap
  const v = gap / (x + m)
  let term = 2 * x * v
  let sum = gap * v
  for (let odd = 3; ; odd += 2) {
    term *= v * v
    const next = sum + term / odd
    if (next === sum) return next
    sum = next
  }
}

/** Returns e^(−m) m^a / Γ(a + 1) for a > 0 and m ≥ 0. */
export const poissonDensity = (a: number, m: number): number =>
  m === 0 ? 0 : Math.exp(-stirlingError(a) - deviance(a, m)) / Math.sqrt(2 * Math.PI * a)

const binomialExponent = (a: number, b: number, p: number, q: number): number => {
  const n = a + b
  return stirlingError(n) - stirlingError(a) - stirlingError(b) - deviance(a, n * p) - deviance(b, n * q)
}

/** Returns Γ(a+b+1)/(Γ(a+1)Γ(b+1)) · p^a q^b for a, b > 0. `q` must be 1 − p, computed with full precision. */
export const binomialDensity = (a: number, b: number, p: number, q: number): number =>
  Math.exp(binomialExponent(a, b, p, q)) * Math.sqrt((a + b) / (2 * Math.PI * a * b))

/** Returns the natural logarithm of {@link binomialDensity}, which is finite even where the density is smaller than the smallest double. */
export const logBinomialDensity = (a: number, b: number, p: number, q: number): number =>
  binomialExponent(a, b, p, q) + Math.log((a + b) / (2 * Math.PI * a * b)) / 2

/**
 * Returns the continued fraction b₀ + a₁/(b₁ + a₂/(b₂ + …)), computed with the modified Lentz method. `first` is b₀, and `term(k)` returns aₖ and bₖ
 * for k ≥ 1.
 */
export const continuedFraction = (
  first: number,
  term: (k: number) => { readonly a: number; readonly b: number }
): number => {
  const tiny = 1e-300
  let value = first === 0 ? tiny : first
  let c = value
  let d = 0
  for (let k = 1; k < 100_000; k++) {
    const { a, b } = term(k)
    d = b + a * d
    d = 1 / (d === 0 ? tiny : d)
    c = b + a / c
    if (c === 0) c = tiny
    const step = c * d
    value *= step
    if (Math.abs(step - 1) < 1e-16) break
  }
  return value
}
