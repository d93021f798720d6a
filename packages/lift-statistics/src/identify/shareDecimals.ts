/** Returns the number of decimal places to which a service rounds percentages. */
import { figuresOf } from "./Evidence.ts"
import { decimalsOf } from "./Rounding.ts"
import type { WireLift } from "./WireLift.ts"

/**
 * Returns the largest number of decimal places of the percentages in several lift results, for the option `shareDecimals` of {@link fromWire}. The
 * percentages of a single result can end in zeros by chance, so that they appear to be rounded to fewer places. Percentages with more than 10 decimal
 * places are not rounded, and are ignored.
 *
 * @example
 * ```ts
 * import { shareDecimals } from "@fieldwork/lift-statistics"
 *
 * const results = [{ exposed_percentage: 46, control_percentage: 40 }, { exposed_percentage: 47.5, control_percentage: 41 }]
 * shareDecimals(results) // => 1
 * ```
 */
export const shareDecimals = (results: ReadonlyArray<WireLift>): number =>
  Math.max(0, ...figuresOf(results).shares.flatMap((share) => decimalsOf(share) ?? []))
