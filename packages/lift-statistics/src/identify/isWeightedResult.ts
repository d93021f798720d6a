/** Determines whether a lift result from the brand lift API is weighted. */
import { commonConventions, computeMargin } from "./Convention.ts"
import { countsOf, figuresOf, isWeighted, mostDecimals } from "./Evidence.ts"
import { fewestDecimals, roundsTo } from "./Rounding.ts"
import { isNumber, testsOf, type WireLift } from "./WireLift.ts"

type Counts = NonNullable<ReturnType<typeof countsOf>>

/** Checks whether a common convention (set of formulas for lift) reproduces all margins of error of a result from its counts. */
const hasMarginsOfCounts = (result: WireLift, { control, exposed }: Counts): boolean => {
  const decimals = fewestDecimals(figuresOf([result]).margins)
  const margins = testsOf(result).flatMap(({ confidence_level: level, margin_of_error: margin }) =>
    isNumber(margin) ? [{ level, margin }] : []
  )
  return commonConventions.some((convention) =>
    margins.every(({ level, margin }) => {
      const expected = computeMargin(convention, exposed, control, level)
      return expected !== null && roundsTo(expected, margin, decimals)
    })
  )
}

/**
 * Returns whether the percentages of a result differ from the proportions of its counts at the precision to which the service rounds percentages.
 *
 * The percentages can end in zeros, so that they appear to be rounded to fewer decimal places. The precision is therefore at least `shareDecimals`. If
 * the percentages match the counts only at a lower precision than that of the lift and the margins of error, the result is not weighted if its margins
 * are those of the counts.
 */
export const isWeightedResult = (result: WireLift, counts: Counts, shareDecimals = 0): boolean => {
  const { control_percentage: control, exposed_percentage: exposed } = result
  if (!isNumber(exposed) || !isNumber(control)) return false
  const own = fewestDecimals([exposed, control])
  const decimals = own === null ? null : Math.max(own, shareDecimals)
  const shares = { exposed, control }
  if (isWeighted(counts, shares, decimals)) return true
  const most = mostDecimals(result)
  const isFiner = decimals !== null && most !== null && most > decimals
  return isFiner && isWeighted(counts, shares, most) && !hasMarginsOfCounts(result, counts)
}
