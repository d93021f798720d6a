/**
 * The data in a lift result from which the convention (the set of formulas by which the service computes lift) is identified: counts, proportions,
 * lift and tests.
 */
import { type Group, checkGroup } from "../Group.ts"
import { decimalsOf, roundsTo } from "./Rounding.ts"
import { isNumber, testsOf, type WireLift, type WireTest } from "./WireLift.ts"

export interface Evidence {
  /** The index of the result in the list of results, starting at 0. */
  readonly index: number
  readonly exposed: Group
  readonly control: Group
  readonly shares: { readonly exposed: number; readonly control: number } | undefined
  /**
   * The returned lift. `null` if the service returned proportions but null as the lift, as for a relative lift with a base of 0. Undefined if the
   * lift is unknown.
   */
  readonly lift: number | null | undefined
  readonly tests: ReadonlyArray<WireTest>
  readonly p: number | undefined
  /**
   * Whether the returned values differ from the proportions of the counts, both when read as percentages and when read as proportions. If so,
   * respondents are weighted.
   */
  readonly weighted: boolean
}

const sharesOf = ({ control_percentage: control, exposed_percentage: exposed }: WireLift): Evidence["shares"] =>
  isNumber(exposed) && isNumber(control) ? { exposed, control } : undefined

/** Returns the proportions, the lifts and the margins of error of all results. */
export const figuresOf = (results: ReadonlyArray<WireLift>) => ({
  shares: results.flatMap((result) => Object.values(sharesOf(result) ?? {})),
  lift: results.flatMap(({ lift_percentage: lift }) => (isNumber(lift) ? [lift] : [])),
  margins: results.flatMap((result) =>
    testsOf(result).flatMap(({ margin_of_error: margin }) => (isNumber(margin) ? [margin] : []))
  )
})

/**
 * Returns the largest number of decimal places of the values in a result, or `null` if there are no rounded values. A weighted result whose
 * percentages end in zeros appears to be rounded to fewer places than the service uses. Values that are not rounded are ignored, because the
 * difference of two rounded values can have a rounding error.
 */
export const mostDecimals = (result: WireLift): number | null => {
  const { lift, margins, shares } = figuresOf([result])
  const decimals = [...shares, ...lift, ...margins].flatMap((figure) => decimalsOf(figure) ?? [])
  return decimals.length === 0 ? null : Math.max(...decimals)
}

/** Returns the groups of a result, or undefined if the result has no counts or a group is empty. */
export const countsOf = (result: WireLift, name: string): Pick<Evidence, "exposed" | "control"> | undefined => {
  const { control_count, exposed_count, in_target_control_count, in_target_exposed_count } = result
  if (!isNumber(exposed_count) || !isNumber(control_count)) return undefined
  if (!isNumber(in_target_exposed_count) || !isNumber(in_target_control_count)) return undefined
  const exposed = { x: in_target_exposed_count, n: exposed_count }
  const control = { x: in_target_control_count, n: control_count }
  checkGroup(`${name}.exposed`, exposed)
  checkGroup(`${name}.control`, control)
  return exposed.n === 0 || control.n === 0 ? undefined : { exposed, control }
}

/**
 * Checks whether the returned values differ from the proportions of the counts at a precision of `decimals` decimal places, both when read as
 * percentages and when read as proportions.
 */
export const isWeighted = (
  { control, exposed }: Pick<Evidence, "exposed" | "control">,
  shares: Evidence["shares"],
  decimals: number | null
): boolean =>
  shares !== undefined &&
  [1, 100].every(
    (factor) =>
      !roundsTo((factor * exposed.x) / exposed.n, shares.exposed, decimals) ||
      !roundsTo((factor * control.x) / control.n, shares.control, decimals)
  )

/**
 * Returns the data in a result from which the convention (set of formulas for lift) can be identified. Undefined if the result has no counts or a
 * group is empty. `decimals` is the number of decimal places of the proportions.
 */
export const evidenceOf = (result: WireLift, index: number, decimals: number | null): Evidence | undefined => {
  const counts = countsOf(result, `results[${index}]`)
  if (counts === undefined) return undefined
  const { lift_percentage: lift, p_value: p } = result
  const shares = sharesOf(result)
  return {
    index,
    ...counts,
    shares,
    lift: isNumber(lift) || (lift === null && shares !== undefined) ? lift : undefined,
    // In a sample that the service considers too small, every test may be reported as not significant. This says nothing about the decision rule, so
    // the significance flag is ignored.
    tests: testsOf(result).map((test) =>
      result.enough_sample_size === false && test.statistically_significant === false
        ? { ...test, statistically_significant: null }
        : test
    ),
    p: isNumber(p) ? p : undefined,
    weighted: isWeighted(counts, shares, decimals)
  }
}
