/**
 * Extracts the constraints of a schema for the command line: its type and the keywords that restrict values.
 */
import { type Document, resolveSchema, type Schema } from "@fieldwork/specs/openapi"

/** Formats that are redundant because they only repeat the type. */
const repeated: ReadonlyArray<unknown> = ["int64", "double"]

const copied = [
  "format",
  "enum",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "pattern",
  "default"
] as const

/** Resolves references, and merges the alternatives of a union into one schema. */
const plain = (document: Document, schema: Schema): Schema => {
  const own: Schema = resolveSchema(document, schema)
  const alternatives = (own.anyOf ?? own.oneOf ?? [])
    .map((each) => plain(document, each))
    .filter(({ type }) => type !== "null")
  const [first] = alternatives
  if (first === undefined) return own
  const formats = [...new Set(alternatives.flatMap(({ format }) => (format === undefined ? [] : [format])))]
  const single = alternatives.length === 1 ? first : { type: first.type ?? "object" }
  return { ...own, ...single, ...(formats.length > 0 && { format: formats.join(" or ") }) }
}

const typeOf = ({ additionalProperties, items, properties, type }: Schema): string => {
  const named = Array.isArray(type) ? type.find((each) => each !== "null") : type
  if (typeof named === "string") return named
  if (items !== undefined) return "array"
  return properties !== undefined || additionalProperties !== undefined ? "object" : "string"
}

export const limitsOf = (document: Document, schema: Schema): Record<string, unknown> => {
  const own = plain(document, schema)
  const type = typeOf(own)
  const known = own["x-known-values"]?.map(({ value }) => value)
  const entries = copied.flatMap((key) => (own[key] === undefined ? [] : [[key, own[key]] as const]))
  return {
    type,
    ...(type === "array" && own.items !== undefined && { items: limitsOf(document, own.items) }),
    ...Object.fromEntries(entries.filter(([key, value]) => key !== "format" || !repeated.includes(value))),
    ...(known !== undefined && { known })
  }
}
