/**
 * Finds the body fields that differ from the document, by traversing the schema of the body.
 */
import { at, below, type Document, resolvePointer } from "../openapi/index.ts"
import type { FieldCorrection, ValueCorrection } from "./Corrections.ts"
import { isObject, OverlayError } from "./Overlay.ts"
import { nameCorrection, type Pair, scaleCorrection, typeCorrection } from "./valueCorrection.ts"

const combined = ["allOf", "anyOf", "oneOf"] as const

type Fields = ReadonlyArray<FieldCorrection>

/** The corrections found in each schema. Most schemas are used by several operations, so the result is cached. */
const cache = new WeakMap<Document, Map<string, Fields>>()

const membersOf = (value: unknown): ReadonlyArray<string> =>
  typeof value === "object" && value !== null ? Object.keys(value) : []

/**
 * Returns the direct subschemas of a schema. Each has the steps that lead to the subschema, and the steps that lead to the corresponding value in a
 * body.
 */
const inner = (schema: object): ReadonlyArray<readonly [steps: ReadonlyArray<string>, into: ReadonlyArray<string>]> => {
  const of = (key: string) => membersOf(Reflect.get(schema, key)).map((name) => [key, name] as const)
  return [
    ...combined.flatMap((key) => of(key).map((steps) => [steps, []] as const)),
    ...of("properties").map((steps) => [steps, [steps[1]]] as const),
    ...["items", "additionalProperties"]
      .filter((key) => isObject(Reflect.get(schema, key)))
      .map((key) => [[key], ["*"]] as const),
    ...of("patternProperties").map((steps) => [steps, ["*"]] as const)
  ]
}

/**
 * Returns the correction of the value that `into` leads to. Items of an array and values of a map have no name, and a combined schema no value of its
 * own.
 */
const ownCorrection = (pair: Pair, pointer: string, [step]: ReadonlyArray<string>): ValueCorrection =>
  step === undefined
    ? {}
    : {
        ...(step !== "*" && nameCorrection(pair, pointer)),
        ...scaleCorrection(pair, pointer),
        ...typeCorrection(pair, pointer)
      }

/** Returns the differences within a schema. `open` contains the enclosing schemas, so that the recursion stops at a schema that contains itself. */
const walk = (pair: Pair, pointer: string, open: ReadonlyArray<string>): Fields => {
  const place = resolvePointer(pair.corrected, pointer)
  const schema = at(pair.corrected, place)
  if (!isObject(schema) || open.includes(place)) return []
  const pointers = cache.get(pair.corrected) ?? new Map<string, Fields>()
  cache.set(pair.corrected, pointers)
  const cached = pointers.get(place)
  if (cached !== undefined) return cached
  const fields = inner(schema).flatMap(([steps, into]) => {
    const child = below(place, ...steps)
    const correction = ownCorrection(pair, child, into)
    const own = Object.keys(correction).length > 0 ? [{ at: into, ...correction }] : []
    return [...own, ...walk(pair, child, [...open, place]).map((each) => ({ ...each, at: [...into, ...each.at] }))]
  })
  pointers.set(place, fields)
  return fields
}

/** Returns every field that differs in any of the schemas at `pointers`, without duplicates. */
export const fieldCorrections = (pair: Pair, pointers: ReadonlyArray<string>): ReadonlyArray<FieldCorrection> => {
  const found = new Map<string, FieldCorrection>()
  for (const pointer of pointers) for (const field of walk(pair, pointer, [])) found.set(field.at.join("\0"), field)
  const names = new Map<string, string>()
  for (const { at: path, name } of found.values()) {
    if (name === undefined) continue
    const taken = [...path.slice(0, -1), name].join(".")
    const other = names.get(taken)
    if (other !== undefined && other !== path.join("."))
      throw new OverlayError(`the overlay gives ${other} and ${path.join(".")} the same name, ${name}`)
    names.set(taken, path.join("."))
  }
  return [...found.values()]
}
