/**
 * The compare objects of subscriptions: every given operator must hold.
 */

export interface Compare<Value> {
  readonly eq?: Value
  readonly ne?: Value
  readonly in?: ReadonlyArray<Value>
  readonly nin?: ReadonlyArray<Value>
  readonly gte?: Value
  readonly lte?: Value
}

/** Evaluates CompareStr, CompareInt, CompareFloat and CompareBool. */
export const holds = <Value extends string | number | boolean>(compare: Compare<Value>, value: Value): boolean =>
  (compare.eq === undefined || value === compare.eq) &&
  (compare.ne === undefined || value !== compare.ne) &&
  (compare.in === undefined || compare.in.includes(value)) &&
  (compare.nin === undefined || !compare.nin.includes(value)) &&
  (compare.gte === undefined || value >= compare.gte) &&
  (compare.lte === undefined || value <= compare.lte)

/** Evaluates CompareStrArray: `in` requires any of the values, `nin` none of them. */
export const holdsAny = (compare: Pick<Compare<string>, "in" | "nin">, values: ReadonlyArray<string>): boolean =>
  (compare.in === undefined || compare.in.some((value) => values.includes(value))) &&
  (compare.nin === undefined || !compare.nin.some((value) => values.includes(value)))
