/** Formats a lift and its interval with the decimal places that the interval requires. */
import { decimalsOf } from "./decimalsOf.ts"
import type { FiniteEstimate } from "./Estimate.ts"
import { formatPoints, formatSignedPoints } from "./Text.ts"

/**
 * Formats a lift in percentage points with a sign, such as `+4.9`.
 *
 * @example
 * ```ts
 * import { liftText } from "@fieldwork/lift-plots"
 *
 * liftText({ points: 0.049, lower: 0.024, upper: 0.074 }) // => "+4.9"
 * liftText({ points: 0.001, lower: 0.00028, upper: 0.00172 }) // => "+0.10"
 * ```
 */
export const liftText = (estimate: FiniteEstimate): string => formatSignedPoints(estimate.points, decimalsOf(estimate))

/**
 * Formats an interval in percentage points, such as `2.4 to 7.4`. `format` formats a limit with a number of decimal places. Default:
 * {@link formatPoints}, which omits plus signs.
 *
 * @example
 * ```ts
 * import { formatSignedPoints, rangeText } from "@fieldwork/lift-plots"
 *
 * rangeText(0.024, 0.074) // => "2.4 to 7.4"
 * rangeText(0.024, 0.074, formatSignedPoints) // => "+2.4 to +7.4"
 * ```
 */
export const rangeText = (
  lower: number,
  upper: number,
  format: (proportion: number, decimals: number) => string = formatPoints
): string =>
  [lower, upper].map((limit) => format(limit, decimalsOf({ points: null, lower, upper }, limit))).join(" to ")
