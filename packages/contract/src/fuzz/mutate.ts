/**
 * Mutates a valid input in one place.
 */
import type { Random } from "../Random.ts"
import type { Input } from "../requests.ts"

/** The path to a value in the input, such as `["body", "quotas", 0]`. */
export type Place = ReadonlyArray<string | number>

export interface Mutated {
  readonly input: Input
  /** The paths at which `input` differs from the valid input: one path, or two for a renamed field. */
  readonly places: ReadonlyArray<Place>
  readonly what: string
}

const cycle = (): unknown => {
  const value: Record<string, unknown> = {}
  value["self"] = value
  return value
}

/** Creates values that a program might pass as an input, by mistake or intentionally. */
const values: Readonly<Record<string, () => unknown>> = {
  null: () => null,
  undefined: () => undefined,
  NaN: () => Number.NaN,
  Infinity: () => -Infinity,
  "a fraction": () => 7.25,
  "a negative integer": () => -3,
  zero: () => 0,
  "an integer": () => 12,
  "an integer beyond 2^53": () => 2 ** 53 + 2,
  "a bigint": () => 12n,
  "a bigint beyond 2^53": () => 2n ** 60n,
  true: () => true,
  "a string": () => "text",
  "a string of digits": () => "12",
  "an empty string": () => "",
  "a string of dots": () => "..",
  "a string with URL characters": () => "a/b?c=d&e#f %2f+é",
  "a string with malformed Unicode": () => "a\ud800b",
  "a long string": () => "x".repeat(5000),
  "an array": () => ["text"],
  "an empty array": () => [],
  "an array with a hole": () => [1, undefined, 2],
  "an array of arrays": () => [[1]],
  "an object": () => ({ a: 1 }),
  "an empty object": () => ({}),
  "an object that contains itself": cycle,
  "a date": () => new Date("2026-02-01T00:00:00Z"),
  "an invalid date": () => new Date("no date"),
  "a map": () => new Map([["a", 1]]),
  "a set": () => new Set([1]),
  bytes: () => new Uint8Array([1, 2]),
  "a pattern": () => /x/,
  "a function": () => () => 1,
  "a symbol": () => Symbol("s"),
  "a boxed number": () => Object(7),
  "a value with toJSON": () => ({ toJSON: () => "text" })
}
const valueNames = Object.keys(values)

/** Returns the paths of a value and of all values within it. The first path, `place`, is that of the value itself. */
const placesOf = (value: unknown, place: Place = []): ReadonlyArray<Place> => {
  if (typeof value !== "object" || value === null) return [place]
  return [place, ...Object.entries(value).flatMap(([key, item]) => placesOf(item, [...place, keyOf(value, key)]))]
}

const keyOf = (parent: object, key: string): string | number => (Array.isArray(parent) ? Number(key) : key)

/** Returns a copy of `value` with `change` applied to the value at a path. */
const changed = (value: unknown, [key, ...rest]: Place, change: (value: unknown) => unknown): unknown => {
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === key ? changed(item, rest, change) : item))
  }
  const members = Object.entries(value as object)
  return Object.fromEntries(members.map(([name, item]) => [name, name === key ? changed(item, rest, change) : item]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const at = (value: unknown, place: Place): unknown =>
  place.reduce((found, key) => (found as Record<string | number, unknown>)[key], value)

/** Returns the name with a typo: with an `s` appended, without its last character, or in upper or lower case. */
const misspelt = (name: string, random: Random): string =>
  random.pick([`${name}s`, name.slice(0, -1), name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase()])

const renamed = (input: Input, place: Place, random: Random): Mutated | undefined => {
  const parent = place.slice(0, -1)
  const name = place.at(-1)
  if (typeof name !== "string") return undefined
  const other = misspelt(name, random)
  const object = at(input, parent)
  if (!isObject(object) || other in object) return undefined
  const rename = (value: unknown) =>
    Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key === name ? other : key, item]))
  return {
    input: changed(input, parent, rename) as Input,
    places: [place, [...parent, other]],
    what: `${name} is renamed to ${other}`
  }
}

const added = (input: Input, place: Place, random: Random): Mutated | undefined => {
  if (!isObject(at(input, place))) return undefined
  const value = values[random.pick(valueNames)]?.()
  return {
    input: changed(input, place, (object) => ({ ...(object as object), unheard_of: value })) as Input,
    places: [[...place, "unheard_of"]],
    what: "an additional property"
  }
}

const removed = (input: Input, place: Place): Mutated | undefined => {
  const name = place.at(-1)
  if (typeof name !== "string") return undefined
  const without = (object: unknown) =>
    Object.fromEntries(Object.entries(object as object).filter(([key]) => key !== name))
  return { input: changed(input, place.slice(0, -1), without) as Input, places: [place], what: `${name} is absent` }
}

const replaced = (input: Input, place: Place, random: Random): Mutated | undefined => {
  if (place.length === 0) return undefined
  const name = random.pick(valueNames)
  return {
    input: changed(input, place, () => values[name]?.()) as Input,
    places: [place],
    what: `${place.join(".")} is ${name}`
  }
}

export const mutate = (input: Input, random: Random): Mutated => {
  const places = placesOf(input)
  for (let attempt = 0; attempt < 20; attempt++) {
    const place = random.pick(places)
    const chance = random.next()
    const mutated =
      chance < 0.7
        ? replaced(input, place, random)
        : chance < 0.8
          ? renamed(input, place, random)
          : chance < 0.9
            ? removed(input, place)
            : added(input, place, random)
    if (mutated !== undefined) return mutated
  }
  return { input, places: [], what: "nothing" }
}
