/**
 * Generates variants of a valid value, each of which differs from it in one place. The variants cover values on both sides of each bound, each value
 * of an enumeration and an unlisted one, optional properties that are absent or present, required properties that are absent, null, and values of
 * other types.
 *
 * The validator decides whether a variant conforms to the contract, regardless of how the variant was generated.
 */
import { type Document, type Resolved, resolveSchema, type Schema } from "@fieldwork/specs/openapi"
import { branchesOf, isNullable, sampleOf, textOfLength, typesIn } from "./sample.ts"

export interface Variant {
  /** The JSON pointer of the changed part. */
  readonly at: string
  /** A description of the change, such as `maximum 300 plus one`. */
  readonly what: string
  /** The entire value after the change, or `absent` if the value is to be omitted. */
  readonly value: unknown
  /** The bound or the enumerated value in the contract that the variant covers. */
  readonly point?: { readonly kind: "bound" | "member"; readonly name: string }
}

export const absent: unique symbol = Symbol("absent")

const maxDepth = 5
const maxListLength = 200

const bound = (at: string, keyword: string, limit: number, difference: number, value: unknown): Variant => ({
  at,
  what: `${keyword} ${limit}${difference === 0 ? "" : difference > 0 ? " plus one" : " minus one"}`,
  value,
  point: { kind: "bound", name: `${at} ${keyword}${difference < 0 ? "-" : difference > 0 ? "+" : "="}` }
})

function* numbers(at: string, schema: Resolved): Generator<Variant> {
  const step = typesIn(schema).includes("integer") ? 1 : 0.001
  for (const keyword of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const) {
    const limit = schema[keyword]
    if (limit === undefined) continue
    for (const sign of [-1, 0, 1]) yield bound(at, keyword, limit, sign, limit + sign * step)
  }
  if (step === 1) yield { at, what: "a fraction", value: 1.5 }
  yield { at, what: "a string", value: "text" }
}

function* texts(at: string, schema: Resolved): Generator<Variant> {
  const { format, maxLength, minLength, pattern } = schema
  for (const [keyword, limit] of [
    ["minLength", minLength],
    ["maxLength", maxLength]
  ] as const) {
    if (limit === undefined || limit > 100_000) continue
    for (const difference of [-1, 0, 1])
      if (limit + difference >= 0) yield bound(at, keyword, limit, difference, textOfLength(schema, limit + difference))
  }
  if (format !== undefined && format !== "password")
    yield { at, what: `a string that is not a ${format}`, value: "no such thing" }
  if (format === "date-time") {
    yield { at, what: "a date that does not exist", value: "2026-02-30T00:00:00Z" }
    yield { at, what: "a timestamp with an offset", value: "2026-12-01T02:00:00+02:00" }
  }
  if (pattern !== undefined) yield { at, what: "a string that does not match the pattern", value: " ?" }
  yield { at, what: "a number", value: 7.5 }
}

function* lists(document: Document, at: string, schema: Resolved, base: unknown, depth: number): Generator<Variant> {
  const items = schema.items
  const own = Array.isArray(base) ? (base as ReadonlyArray<unknown>) : []
  const item = own[0] ?? (items === undefined ? "item" : sampleOf(document, items))
  const listOf = (length: number) => Array.from({ length }, (_, index) => own[index] ?? item)
  for (const [keyword, limit] of [
    ["minItems", schema.minItems],
    ["maxItems", schema.maxItems]
  ] as const) {
    if (limit === undefined || limit > maxListLength) continue
    for (const difference of [-1, 0, 1])
      if (limit + difference >= 0) yield bound(at, keyword, limit, difference, listOf(limit + difference))
  }
  if (schema.minItems === undefined) yield { at, what: "an empty array", value: [] }
  yield { at, what: "an object", value: { a: 1 } }
  if (items === undefined || depth > maxDepth) return
  for (const variant of variantsOf(document, items, item, `${at}/0`, depth + 1))
    if (variant.value !== absent) yield { ...variant, value: [variant.value, ...own.slice(1)] }
}

function* objects(document: Document, at: string, schema: Resolved, base: unknown, depth: number): Generator<Variant> {
  const own = (typeof base === "object" && base !== null ? base : {}) as Readonly<Record<string, unknown>>
  const required = schema.required ?? []
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const place = `${at}/${name}`
    const { [name]: value, ...others } = own
    const isRequired = required.includes(name)
    if (value !== undefined)
      yield { at: place, what: `${isRequired ? "the required" : "the optional"} ${name} is absent`, value: others }
    const sample = value ?? sampleOf(document, inner)
    if (value === undefined)
      yield { at: place, what: `the optional ${name} is present`, value: { ...own, [name]: sample } }
    if (depth > maxDepth) continue
    for (const variant of variantsOf(document, inner, sample, place, depth + 1))
      if (variant.value !== absent) yield { ...variant, value: { ...own, [name]: variant.value } }
  }
  yield {
    at: `${at}/unheard_of`,
    what: "a property that the contract does not define",
    value: { ...own, unheard_of: 1 }
  }
  yield { at, what: "an array", value: ["a"] }
}

function* members(at: string, { enum: closed, "x-known-values": open = [] }: Schema): Generator<Variant> {
  const values = closed ?? open.map(({ value }) => value)
  for (const value of values)
    yield { at, what: JSON.stringify(value), value, point: { kind: "member", name: `${at} ${JSON.stringify(value)}` } }
  if (closed === undefined) return
  const unlisted = values.every((value) => typeof value === "number") ? 987_654_321 : "a-value-of-nobody"
  yield {
    at,
    what: "a value that is not in the enumeration",
    value: unlisted,
    point: { kind: "member", name: `${at} unlisted value` }
  }
}

/** Yields the variants of a valid value. */
export function* variantsOf(document: Document, given: Schema, base: unknown, at = "", depth = 0): Generator<Variant> {
  const whole = resolveSchema(document, given)
  if (isNullable(document, whole))
    yield { at, what: "null", value: null, point: { kind: "member", name: `${at} null` } }
  else yield { at, what: "null", value: null }
  for (const schema of branchesOf(document, whole)) {
    yield* members(at, schema)
    if (schema.enum !== undefined || schema.const !== undefined) continue
    const types = typesIn(schema)
    if (types.includes("integer") || types.includes("number")) yield* numbers(at, schema)
    if (types.includes("string")) yield* texts(at, schema)
    if (types.includes("boolean")) {
      for (const value of [true, false])
        yield { at, what: String(value), value, point: { kind: "member", name: `${at} ${value}` } }
      yield { at, what: "a string", value: "perhaps" }
    }
    if (types.includes("array")) yield* lists(document, at, schema, base, depth)
    if (types.includes("object") || schema.properties !== undefined) yield* objects(document, at, schema, base, depth)
  }
}
