/** Chooses the number of decimal places with which values are shown in percentage points. */
import type { Estimate } from "./Estimate.ts"

/** The maximum number of decimal places. */
const most = 4

const orders = Array.from({ length: most }, (_, i) => i + 1)

/** Returns the number of decimal places, at least 1, with which a size in percentage points has two significant digits. */
const decimalsOfSize = (points: number): number =>
  points > 0 ? Math.min(most, Math.max(1, 1 - Math.floor(Math.log10(points) + 1e-9))) : 1

/**
 * Returns the smallest number of decimal places with which a limit of an interval is not shown as zero, or 1 if the limit is shown as zero even with
 * `most` decimal places.
 */
const decimalsOfLimit = (points: number): number =>
  orders.find((decimals) => Number(points.toFixed(decimals)) !== 0) ?? 1

/**
 * Returns the number of decimal places, from 1 to 4, with which an estimate is shown in percentage points. The width of the interval has at least two
 * significant digits. Pass `limit` for the text of a limit: a limit other than zero is not shown as zero, so the text does not contradict the plot.
 *
 * @example
 * ```ts
 * import { decimalsOf } from "@fieldwork/lift-plots"
 *
 * decimalsOf({ points: 0.001, lower: 0.00028, upper: 0.00172 }) // => 2
 * const wide = { points: 0.042, lower: 0.0002, upper: 0.0838 }
 * decimalsOf(wide) // => 1
 * decimalsOf(wide, wide.lower) // => 2
 * ```
 */
export const decimalsOf = ({ lower, upper }: Estimate, limit: number | null = null): number =>
  Math.max(
    lower === null || upper === null ? 1 : decimalsOfSize((upper - lower) * 100),
    limit === null ? 1 : decimalsOfLimit(Math.abs(limit) * 100)
  )
