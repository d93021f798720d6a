/**
 * Probabilities and quantiles of the standard normal distribution, to double precision.
 *
 * The coefficients are the published ones, rounded to doubles. A mistyped digit is hard to notice in review, so the tests compare the results with
 * 50-digit reference values. Tails are computed directly rather than subtracted from 1, so a p-value of 1e-30 still has full precision.
 */
import { checkProbability, InvalidInputError } from "./InvalidInputError.ts"

// Coefficients from Cody, "Rational Chebyshev approximations for the error function", Math. Comp. 23 (1969), 631–637, scaled to the normal
// distribution as in algorithm 715 (ACM TOMS 19, 1993). They are in ascending order of degree. P is the numerator, and Q is the denominator.
const centreP = [
  18154.98125334356, 1067.6894854603709, 161.02823106855587, 2.2352520354606837, 0.06568233791820745
] as const
const centreQ = [45507.78933502673, 10260.932208618979, 976.0985517377767, 47.202581904688245, 1] as const
const shoulderP = [
  9842.714838383978, 11602.65143764735, 6848.190450536283, 2494.5375852903726, 597.2702763948002, 93.50665613217785,
  8.883149794388377, 0.39894151208813466, 1.0765576773720192e-8
] as const
const shoulderQ = [
  19685.42967685999, 38912.00328609327, 34900.95272114598, 18615.571640885097, 6485.558298266761, 1519.3775994075547,
  235.387901782625, 22.266688044328117, 1
] as const
const tailP = [
  0.000029112874951168793, 0.0014216191932278934, 0.022235277870649807, 0.12740116116024736, 0.215898534057957,
  0.023073441764940174
] as const
const tailQ = [
  0.00007297515550839662, 0.0037823963320275824, 0.06598813786892856, 0.4682382124808651, 1.284260096144911, 1
] as const

// Coefficients from Wichura, "Algorithm AS 241: the percentage points of the normal distribution", Appl. Statist. 37 (1988), 477–484.
const quantileCentreP = [
  3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087,
  33430.57558358813, 2509.0809287301227
] as const
const quantileCentreQ = [
  1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271, 28729.085735721943,
  5226.495278852854
] as const
const quantileShoulderP = [
  1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684, 0.2417807251774506,
  0.022723844989269184, 0.0007745450142783414
] as const
const quantileShoulderQ = [
  1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
  0.0005475938084995345, 1.0507500716444169e-9
] as const
const quantileTailP = [
  6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
  0.0012426609473880784, 0.000027115555687434876, 2.0103343992922881e-7
] as const
const quantileTailQ = [
  1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133, 0.000018463183175100548,
  1.421511758316446e-7, 2.0442631033899397e-15
] as const

const inverseRootTwoPi = 0.3989422804014327

const ratio = (numerator: ReadonlyArray<number>, denominator: ReadonlyArray<number>, at: number): number => {
  let above = 0
  let below = 0
  for (let i = numerator.length - 1; i >= 0; i--) {
    above = above * at + (numerator[i] ?? 0)
    below = below * at + (denominator[i] ?? 0)
  }
  return above / below
}

/**
 * Returns exp(−z²/2). Squaring a large z directly would lose digits, so z² is split into the exact square of z truncated to sixteenths and a small
 * remainder.
 */
const bell = (z: number): number => {
  const leading = Math.trunc(z * 16) / 16
  return Math.exp((-leading * leading) / 2) * Math.exp((-(z - leading) * (z + leading)) / 2)
}

/** Returns the density φ(z) = exp(−z²/2)/√(2π). */
export const normalDensity = (z: number): number => inverseRootTwoPi * Math.exp((-z * z) / 2)

/** Returns 1 − Φ(z) for z > 0.67448975, computed directly rather than by subtraction from 1. */
const farTail = (z: number): number => {
  if (z <= Math.SQRT1_2 * 8) return bell(z) * ratio(shoulderP, shoulderQ, z)
  const square = 1 / (z * z)
  return (bell(z) * (inverseRootTwoPi - square * ratio(tailP, tailQ, square))) / z
}

/**
 * Returns Φ(z) = P(Z ≤ z) with a relative error of about 1e-15, in both tails down to the smallest double.
 *
 * @example
 * ```ts
 * import { normalCdf } from "@fieldwork/lift-statistics"
 *
 * normalCdf(1.959963984540054) // => 0.975
 * ```
 * @param z the number of standard deviations from the mean, which may be ±Infinity
 * @throws {InvalidInputError} if `z` is not a number
 */
export const normalCdf = (z: number): number => {
  if (Math.abs(z) <= 0.67448975) return 0.5 + z * ratio(centreP, centreQ, z * z)
  if (z < -38.6) return 0
  if (z > 8.3) return 1
  if (typeof z !== "number" || Number.isNaN(z)) {
    throw new InvalidInputError("notANumber", "z", z, "pass a number of standard deviations")
  }
  return z < 0 ? farTail(-z) : 1 - farTail(z)
}

/**
 * Returns 1 − Φ(z) = P(Z > z) without subtracting from 1, which would lose precision.
 *
 * @example
 * ```ts
 * import { normalUpperTail } from "@fieldwork/lift-statistics"
 *
 * normalUpperTail(8) * 1e16 // => 6.22096
 * ```
 */
export const normalUpperTail = (z: number): number => normalCdf(-z)

/**
 * Returns Φ⁻¹(p), the z with P(Z ≤ z) = p, with a relative error of about 1e-15.
 *
 * @example
 * ```ts
 * import { normalQuantile } from "@fieldwork/lift-statistics"
 *
 * normalQuantile(0.975) // => 1.95996
 * ```
 * @param p a probability in the open interval (0, 1). For a small upper tail t, use `-normalQuantile(t)`, because `1 - t` would lose digits.
 * @throws {InvalidInputError} if `p` is outside (0, 1)
 */
export const normalQuantile = (p: number): number => {
  checkProbability("p", p)
  const offset = p - 0.5
  if (Math.abs(offset) <= 0.425) return offset * ratio(quantileCentreP, quantileCentreQ, 0.180625 - offset * offset)
  const root = Math.sqrt(-Math.log(offset < 0 ? p : 1 - p))
  const distance =
    root <= 5 ? ratio(quantileShoulderP, quantileShoulderQ, root - 1.6) : ratio(quantileTailP, quantileTailQ, root - 5)
  return offset < 0 ? -distance : distance
}
