/**
 * Replaces or removes one part of a valid value, as a client may do by mistake or on purpose.
 */
import fc, { type Arbitrary } from "fast-check"

const unusualValues: ReadonlyArray<unknown> = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  12,
  2 ** 31,
  2 ** 53 + 2,
  -(2 ** 63),
  1e308,
  "",
  " ",
  "text",
  "12",
  "true",
  "null",
  "..",
  "a/b?c=d&e#f",
  "\u0000",
  "\ud83c\udf32",
  "x".repeat(5000),
  "2026-02-30T00:00:00Z",
  "2026-12-01",
  "00000000-0000-4000-8000-000000000000",
  [],
  [[]],
  ["text"],
  [null],
  {},
  { a: 1 },
  { __proto__x: 1 }
]

type Place = ReadonlyArray<string>

const placesOf = (value: unknown, place: Place = []): ReadonlyArray<Place> =>
  typeof value === "object" && value !== null
    ? [place, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...place, key]))]
    : [place]

const changed = (value: unknown, [key, ...rest]: Place, change: (value: unknown) => unknown): unknown => {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? changed(item, rest, change) : item))
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => [name, name === key ? changed(inner, rest, change) : inner])
  )
}

const without = (value: unknown, place: Place): unknown =>
  changed(value, place.slice(0, -1), (parent) =>
    Array.isArray(parent)
      ? parent.filter((_, index) => String(index) !== place.at(-1))
      : Object.fromEntries(Object.entries(parent as object).filter(([name]) => name !== place.at(-1)))
  )

/** Returns an arbitrary that generates mutations of a valid value. */
export const mutationsOf = (good: unknown): Arbitrary<unknown> => {
  const places = placesOf(good)
  const inner = places.filter(({ length }) => length > 0)
  const replaced = fc
    .tuple(fc.constantFrom(...places), fc.constantFrom(...unusualValues))
    .map(([place, value]) => changed(good, place, () => value))
  if (inner.length === 0) return replaced
  const removed = fc.constantFrom(...inner).map((place) => without(good, place))
  return fc.oneof({ weight: 4, arbitrary: replaced }, { weight: 1, arbitrary: removed })
}
