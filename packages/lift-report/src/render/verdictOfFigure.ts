/**
 * Returns the verdict that the large figure of a report shows by its colour.
 */
import type { Report } from "../report/Report.ts"

/**
 * Returns `"yes"` if the interval of the main question is above zero, `"down"` if it is below zero, and otherwise `"no"`. If no effect may be claimed,
 * the verdict is `"no"`: in a report with a sample ratio mismatch, and in an interim report whose always-valid test is not significant.
 */
export const verdictOfFigure = ({ interim, main, sample }: Report): "yes" | "down" | "no" => {
  const { lower = null, upper = null } = main?.estimate ?? {}
  const isUndecided = interim && main?.remark.kind !== "significantAlready"
  if (lower === null || upper === null || sample.mismatch || isUndecided) return "no"
  return lower > 0 ? "yes" : upper < 0 ? "down" : "no"
}
