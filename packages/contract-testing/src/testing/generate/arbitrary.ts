/**
 * Converts a JSON Schema 2020-12 schema to a fast-check arbitrary that generates every kind of value that the schema allows.
 *
 * The generated values meet requirements such as `format`, `pattern` and bounds where possible. The validator decides whether a value is valid.
 */
import { type Document, type Resolved, resolveSchema, type Schema } from "@fieldwork/specs/openapi"
import fc, { type Arbitrary } from "fast-check"
import { branchesOf, isNullable, sampleOf, typesIn } from "./sample.ts"
import { regExpOf } from "../../validation/regExpOf.ts"

const maxDepth = 4

const day = 86_400_000

/** Timestamps within a few years of the sandbox's clock. */
const moments = fc
  .integer({ min: -400, max: 2000 })
  .map((days) => new Date(Date.UTC(2026, 0, 5) + days * day).toISOString())

/** URLs. The `webUrl` arbitrary of fast-check is not used, because its initialisation takes a second. */
const links = fc
  .tuple(
    fc.constantFrom("https://a.example", "http://127.0.0.1:9", "https://xn--bcher-kva.example:8443"),
    fc.array(fc.constantFrom("a", "callback", "%20", "b-c", "~", "%C3%A9"), { maxLength: 3 }),
    fc.constantFrom("", "?a=b", "?a=b&c=%26", "#part")
  )
  .map(([origin, steps, end]) => `${origin}/${steps.join("/")}${end}`)

const formats: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.uuid(),
  "date-time": moments,
  date: moments.map((text) => text.slice(0, 10)),
  uri: links,
  iri: links,
  url: links,
  email: fc.emailAddress(),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
  hostname: fc.domain()
}

const words = fc.constantFrom(
  "Alder",
  "birch",
  "Caf\u00e9 \u00c9lan",
  "1",
  "0",
  "true",
  "null",
  "a b",
  "a,b",
  "%41",
  "\u65e5\u672c",
  "\ud83c\udf32",
  "'",
  '"',
  "<b>",
  "../.."
)

/**
 * Examples of each kind of character that services often mishandle. Generating characters from the full Unicode range takes longer than sending a
 * request.
 */
const character = fc.constantFrom(
  ...Array.from("abcXYZ019 _-.,:;/?&=+%#'\"<>\\\u00e9\u00df\u0130\u65e5\u0627"),
  "\ud83c\udf32",
  "e\u0301"
)

const textOf = (schema: Schema): Arbitrary<unknown> => {
  const { format = "", maxLength = 40, minLength = 0, pattern } = schema
  const known = formats[format]
  if (known !== undefined) return known
  if (schema["x-macros"] !== undefined) return links.map((url) => `${url.split(/[?#]/)[0]}?rid=[%RID%]`)
  if (pattern !== undefined) {
    try {
      return fc.stringMatching(regExpOf(pattern))
    } catch {
      return fc.constant(sampleOf({} as Document, schema))
    }
  }
  const limit = Math.min(maxLength, minLength + 60)
  return fc.oneof(
    words.filter((text) => text.length >= minLength && text.length <= limit),
    fc.string({ minLength, maxLength: limit, unit: character }).filter((text) => text.length <= maxLength)
  )
}

const numberOf = (schema: Schema, isWhole: boolean): Arbitrary<unknown> => {
  const { exclusiveMaximum, exclusiveMinimum } = schema
  const step = isWhole ? 1 : Number.EPSILON
  const min = schema.minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + step)
  const max = Math.max(
    min,
    schema.maximum ?? (exclusiveMaximum === undefined ? Math.max(min, 0) + 100_000 : exclusiveMaximum - step)
  )
  return isWhole
    ? fc.oneof(
        fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
        fc.constantFrom(Math.ceil(min), Math.floor(max))
      )
    : fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max))
}

const objectOf = (document: Document, schema: Resolved, depth: number): Arbitrary<unknown> => {
  const required = schema.required ?? []
  const members = Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => depth < maxDepth || required.includes(name))
      .map(([name, inner]) => [name, arbitraryOf(document, inner, depth + 1)])
  )
  const known = fc.record(members, { requiredKeys: required.filter((name) => name in members) })
  const others = schema.additionalProperties
  const patterns = Object.entries((schema["patternProperties"] ?? {}) as Readonly<Record<string, Schema>>)
  const more: ReadonlyArray<Arbitrary<object>> = [
    ...(typeof others === "object"
      ? [fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), arbitraryOf(document, others, depth + 1), { maxKeys: 3 })]
      : []),
    ...patterns.map(([pattern, inner]) =>
      fc.dictionary(fc.stringMatching(regExpOf(pattern)), arbitraryOf(document, inner, depth + 1), {
        maxKeys: 2
      })
    )
  ]
  return more.length === 0
    ? known
    : fc.tuple(known, ...more).map((parts) => Object.assign({}, ...parts.toReversed()) as object)
}

const ofType = (document: Document, type: string, schema: Resolved, depth: number): Arbitrary<unknown> => {
  switch (type) {
    case "string":
      return textOf(schema)
    case "integer":
    case "number":
      return numberOf(schema, type === "integer")
    case "boolean":
      return fc.boolean()
    case "null":
      return fc.constant(null)
    case "array": {
      const { items, maxItems = 4, minItems = 0 } = schema
      const itemLimit = Math.max(minItems, Math.min(maxItems, depth > 2 ? 1 : 4))
      return fc.array(items === undefined ? fc.constant("item") : arbitraryOf(document, items, depth + 1), {
        minLength: minItems,
        maxLength: itemLimit
      })
    }
    default:
      return objectOf(document, schema, depth)
  }
}

/** Returns an arbitrary that generates the values that a schema allows. */
export const arbitraryOf = (document: Document, given: Schema, depth = 0): Arbitrary<unknown> => {
  const whole = resolveSchema(document, given)
  const branches = branchesOf(document, whole).map((schema): Arbitrary<unknown> => {
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
    const known = (schema["x-known-values"] ?? []).map(({ value }) => value)
    const types = typesIn(schema)
    const kinds = types.length > 0 ? types : [schema.properties === undefined ? "string" : "object"]
    const free = fc.oneof(...kinds.map((type) => ofType(document, type, schema, depth)))
    // A valid example also meets the requirements that the API document states only in words, for example that an id exists.
    const usual = fc.constant(sampleOf(document, schema))
    return fc.oneof(
      { weight: 3, arbitrary: free },
      { weight: 1, arbitrary: known.length > 0 ? fc.constantFrom(...known) : usual }
    )
  })
  const value = fc.oneof(...branches)
  return isNullable(document, whole)
    ? fc.oneof({ weight: 8, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) })
    : value
}
