/** Chooses the vertical range of the daily plot. */
import type { FiniteEstimate } from "./Estimate.ts"
import { rangeOf } from "./Scale.ts"

/** The space between the outermost point and the edge of the plot, as a proportion of the range. It leaves room for an arrowhead. */
const padding = 0.06

/**
 * Returns the vertical range. The intervals of the first days are so wide that they would flatten the remaining plot, so the range does not extend
 * far beyond the interval of the last day. It always contains the points of all days. An interval may continue outside the range.
 */
export const dailyRange = (days: ReadonlyArray<FiniteEstimate>): readonly [low: number, high: number] => {
  const [low, high] = rangeOf(days)
  const last = days.at(-1)
  if (last === undefined) return [low, high]
  const reach = 4 * Math.max(last.upper - last.lower, 0.01)
  const points = days.map((day) => day.points)
  const [lowest, highest] = [Math.min(...points), Math.max(...points)]
  const pad = padding * (Math.max(last.upper + reach, highest) - Math.min(last.lower - reach, lowest))
  return [
    Math.max(low, Math.min(0, last.lower - reach, lowest - pad)),
    Math.min(high, Math.max(0, last.upper + reach, highest + pad))
  ]
}
