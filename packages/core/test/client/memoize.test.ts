import { expect, it } from "vitest"
import { memoizePromise } from "../../src/promise/memoizePromise.ts"

/** A date that keeps its state in a private field, like `Temporal.PlainDate`. */
class PlainDate {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toJSON(): string {
    return this.#text
  }
}

const nested = (levels: number, value: unknown): unknown => (levels === 0 ? value : { in: nested(levels - 1, value) })

/** Returns the number of lookups that two inputs cause. */
const lookups = async (first: unknown, second: unknown): Promise<number> => {
  let count = 0
  const lookup = memoizePromise(async (input: unknown) => [input, ++count])
  await lookup(first)
  await lookup(second)
  return count
}

it.each([
  ["two dates with private state", { day: new PlainDate("2026-01-01") }, { day: new PlainDate("2026-02-02") }],
  ["two boxed numbers", { id: new Number(7) }, { id: new Number(8) }],
  ["two URLs", { link: new URL("https://a.example") }, { link: new URL("https://b.example") }],
  ["a date and its number of milliseconds as text", { at: new Date(0) }, { at: "0" }],
  ["two values that differ below 150 levels", nested(150, 1), nested(150, 2)],
  ["null and no input", null, undefined]
])("memoize performs a separate lookup for each of two different inputs: %s", async (_, first, second) => {
  expect(await lookups(first, second)).toBe(2)
})

it.each([
  ["a date and its ISO text", { at: new Date(0) }, { at: "1970-01-01T00:00:00.000Z" }],
  ["a boxed and a plain number", { id: new Number(7) }, { id: 7 }],
  ["an undefined and an absent property", { id: 7, name: undefined }, { id: 7 }]
])("memoize performs a single lookup for two inputs that produce the same request: %s", async (_, first, second) => {
  expect(await lookups(first, second)).toBe(1)
})

it.each([
  ["a Map", new Map([["id", 7]])],
  ["a number that is not finite", { id: Number.NaN }],
  ["a function", { get: () => 7 }]
])("memoize does not cache the result for %s, because the input cannot be serialized", async (_, input) => {
  expect(await lookups(input, input)).toBe(2)
})

it.each([
  [{ millis: Number.NaN }, "millis must be a number of at least 0"],
  [{ millis: -1 }, "millis must be a number of at least 0"],
  [{ capacity: Number.NaN }, "capacity must be a number of at least 1"],
  [{ capacity: 0 }, "capacity must be a number of at least 1"]
])("memoize throws a ConfigurationError for the options %o", (options, message) => {
  expect(() => memoizePromise(async () => 1, options)).toThrow(message)
})
