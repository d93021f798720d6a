/**
 * The evidence of one result about the convention: its counts and its figures.
 */
import { type Group, checkGroup } from "../Group.ts"
import { isShownAs } from "./Rounding.ts"
import { isNumber, testsOf, type WireLift, type WireTest } from "./WireLift.ts"

export interface Evidence {
  /** The index of the result among those given, from 0. */
  readonly index: number
  readonly exposed: Group
  readonly control: Group
  readonly shares: { readonly exposed: number; readonly control: number } | undefined
  /** `null` when shares are shown but no lift, such as a relative lift with a base of 0. */
  readonly lift: number | null | undefined
  readonly tests: ReadonlyArray<WireTest>
  readonly p: number | undefined
  /** Whether the shares differ from those of the counts on either scale, which means that respondents are weighted. */
  readonly weighted: boolean
}

const sharesOf = ({ control_percentage: control, exposed_percentage: exposed }: WireLift): Evidence["shares"] =>
  isNumber(exposed) && isNumber(control) ? { exposed, control } : undefined

/** The figures of results by kind. */
export const figuresOf = (results: ReadonlyArray<WireLift>) => ({
  shares: results.flatMap((result) => Object.values(sharesOf(result) ?? {})),
  lift: results.flatMap(({ lift_percentage: lift }) => (isNumber(lift) ? [lift] : [])),
  margins: results.flatMap((result) =>
    testsOf(result).flatMap(({ margin_of_error: margin }) => (isNumber(margin) ? [margin] : []))
  )
})

/** Returns the groups of a result, or undefined if it has no counts or one of them is empty. */
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

/** Whether the shares, at these decimals, differ from those of the counts, both in percent and as proportions. */
export const isWeighted = (
  { control, exposed }: Pick<Evidence, "exposed" | "control">,
  shares: Evidence["shares"],
  decimals: number | null
): boolean =>
  shares !== undefined &&
  [1, 100].every(
    (factor) =>
      !isShownAs((factor * exposed.x) / exposed.n, shares.exposed, decimals) ||
      !isShownAs((factor * control.x) / control.n, shares.control, decimals)
  )

/** The evidence of a result, or undefined when it has no counts. `decimals` are those of its shares. */
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
    // A service may call nothing significant in a sample that it considers too small, which is not evidence about the
    // rule.
    tests: testsOf(result).map((test) =>
      result.enough_sample_size === false && test.statistically_significant === false
        ? { ...test, statistically_significant: null }
        : test
    ),
    p: isNumber(p) ? p : undefined,
    weighted: isWeighted(counts, shares, decimals)
  }
}
