/**
 * Returns one value for a schema: the example if the schema has one, otherwise the simplest valid value.
 */
import { type Document, type Resolved, resolveSchema, type Schema } from "@fieldwork/specs/openapi"

const maxDepth = 6

export const typesIn = ({ type }: Schema): ReadonlyArray<string> => (type === undefined ? [] : [type].flat())

/**
 * Returns the `anyOf` and `oneOf` branches of a schema, each merged with the schema itself. A schema without branches is returned as the only branch.
 */
export const branchesOf = (document: Document, schema: Resolved): ReadonlyArray<Resolved> => {
  const { anyOf, oneOf, ...own } = schema
  const branches = [...(anyOf ?? []), ...(oneOf ?? [])].map((branch) => resolveSchema(document, branch))
  if (branches.length === 0) return [schema]
  return branches.map((branch) => ({ ...own, ...branch, properties: { ...own.properties, ...branch.properties } }))
}

const isNull = (schema: Schema): boolean => schema.type === "null" || schema.const === null

export const isNullable = (document: Document, schema: Resolved): boolean =>
  typesIn(schema).includes("null") || branchesOf(document, schema).some(isNull)

const texts: Readonly<Record<string, string>> = {
  uuid: "3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815",
  date: "2026-12-01",
  "date-time": "2026-12-01T00:00:00Z",
  time: "12:00:00Z",
  duration: "PT1H",
  uri: "https://a.example/",
  "uri-reference": "/a",
  iri: "https://a.example/",
  url: "https://a.example/",
  email: "analyst@a.example",
  hostname: "a.example",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1"
}

/**
 * Returns a string of the given length. If the schema requires a URL, the string starts with a URL prefix, which is truncated if necessary.
 */
export const textOfLength = (schema: Schema, length: number): string => {
  const isLink = /^(?:uri|iri|url)$/.test(schema.format ?? "") || schema["x-macros"] !== undefined
  const begin = isLink ? "https://a.example/" : ""
  return begin.padEnd(length, "a").slice(0, Math.max(length, 0))
}

const textOf = (schema: Schema): string => {
  const known = texts[schema.format ?? ""]
  if (known !== undefined) return known
  if (schema["x-macros"] !== undefined) return "https://a.example/"
  const length = Math.max(schema.minLength ?? 0, 4)
  return textOfLength(schema, schema.maxLength === undefined ? length : Math.min(length, schema.maxLength))
}

const numberOf = (
  { exclusiveMaximum, exclusiveMinimum, maximum, minimum, multipleOf }: Schema,
  isWhole: boolean
): number => {
  const step = isWhole ? 1 : 0.25
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step)
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step)
  const value = least ?? (most === undefined ? 1 : Math.min(1, most))
  return typeof multipleOf === "number" ? Math.ceil(value / multipleOf) * multipleOf : value
}

export const sampleOf = (document: Document, given: Schema, depth = 0): unknown => {
  const whole = resolveSchema(document, given)
  const [example] = Array.isArray(whole["examples"])
    ? (whole["examples"] as ReadonlyArray<unknown>)
    : [whole["example"]]
  if (example !== undefined) return example
  if (whole.const !== undefined) return whole.const
  if (whole.enum !== undefined) return whole.enum[0]
  if (whole.default !== undefined) return whole.default
  const [known] = whole["x-known-values"] ?? []
  if (known !== undefined) return known.value
  const schema = branchesOf(document, whole).find((branch) => !isNull(branch)) ?? whole
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const type = typesIn(schema).find((each) => each !== "null")
  if (type === "array") {
    const item = depth > maxDepth || schema.items === undefined ? [] : [sampleOf(document, schema.items, depth + 1)]
    return schema.minItems === undefined && depth > 2 ? [] : item
  }
  if (type === "object" || schema.properties !== undefined) {
    const required = schema.required ?? []
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([name]) => required.includes(name))
        .map(([name, inner]) => [name, depth > maxDepth ? null : sampleOf(document, inner, depth + 1)])
    )
  }
  if (type === "integer" || type === "number") return numberOf(schema, type === "integer")
  if (type === "boolean") return true
  return type === "null" ? null : textOf(schema)
}
