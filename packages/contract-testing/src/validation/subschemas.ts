/**
 * Lists the schemas that a schema contains.
 */
import { below } from "@fieldwork/specs/openapi"

const ofOne = new Set([
  "additionalProperties",
  "contains",
  "contentSchema",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties"
])
const ofSeveral = new Set([
  "$defs",
  "allOf",
  "anyOf",
  "definitions",
  "dependentSchemas",
  "oneOf",
  "patternProperties",
  "prefixItems",
  "properties"
])

const entriesOf = (value: unknown): ReadonlyArray<readonly [name: string, inner: unknown]> =>
  typeof value === "object" && value !== null ? Object.entries(value) : []

/** Returns the pointers to a schema and to all schemas in it. Keywords that contain no schemas, such as `example`, are not searched. */
export const subschemas = (schema: unknown, pointer: string): ReadonlyArray<string> => [
  pointer,
  ...entriesOf(schema).flatMap(([keyword, value]) => {
    const place = below(pointer, keyword)
    if (ofOne.has(keyword)) return subschemas(value, place)
    return ofSeveral.has(keyword)
      ? entriesOf(value).flatMap(([name, inner]) => subschemas(inner, below(place, name)))
      : []
  })
]
