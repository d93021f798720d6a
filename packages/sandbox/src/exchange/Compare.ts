/**
 * Evaluates the comparisons in the filters of subscriptions. A value matches if it satisfies every operator in the comparison.
 */

export interface Compare<Value> {
  readonly eq?: Value
  readonly ne?: Value
  readonly in?: ReadonlyArray<Value>
  readonly nin?: ReadonlyArray<Value>
  readonly gte?: Value
  readonly lte?: Value
}

/** Evaluates a CompareStr, CompareInt, CompareFloat or CompareBool object. */
export const holds = <Value extends string | number | boolean>(compare: Compare<Value>, value: Value): boolean =>
  (compare.eq === undefined || value === compare.eq) &&
  (compare.ne === undefined || value !== compare.ne) &&
  (compare.in === undefined || compare.in.includes(value)) &&
  (compare.nin === undefined || !compare.nin.includes(value)) &&
  (compare.gte === undefined || value >= compare.gte) &&
  (compare.lte === undefined || value <= compare.lte)

/** Evaluates a CompareStrArray object. `in` requires at least one of the values, and `nin` excludes all of them. */
export const holdsAny = (compare: Pick<Compare<string>, "in" | "nin">, values: ReadonlyArray<string>): boolean =>
  (compare.in === undefined || compare.in.some((value) => values.includes(value))) &&
  (compare.nin === undefined || !compare.nin.some((value) => values.includes(value)))
