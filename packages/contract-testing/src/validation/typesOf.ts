/**
 * Determines the types of the values that a schema allows.
 */
import { at, type Document, type Schema } from "@fieldwork/specs/openapi"

/** Returns whether a schema is an object. JSON Schema also allows `true` and `false`, which state no type. */
export const isSchemaObject = (schema: unknown): schema is Schema => typeof schema === "object" && schema !== null

/** Returns the type of a value that an enumeration lists. */
const typeOf = (value: unknown): string => {
  if (value === null) return "null"
  if (Array.isArray(value)) return "array"
  return Number.isInteger(value) ? "integer" : typeof value
}

/** Returns the types that a schema states. The values in `enum` and `const` determine the types if there is no `type`. */
export const statedTypes = ({ const: only, enum: listed, type }: Schema): ReadonlyArray<string> => {
  if (type !== undefined) return [type].flat()
  return [...(listed ?? []), ...(only === undefined ? [] : [only])].map(typeOf)
}

const readTypes = (document: Document, schema: Schema, depth: number): ReadonlySet<string> => {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema
  const below = [
    ...allOf,
    ...anyOf,
    ...oneOf,
    ...($ref === undefined ? [] : [at(document, $ref) as Schema | undefined])
  ]
  return new Set([
    ...statedTypes(schema),
    ...below.flatMap((each) => (!isSchemaObject(each) || depth >= 8 ? [] : [...readTypes(document, each, depth + 1)]))
  ])
}

const knownTypes = new WeakMap<Document, WeakMap<Schema, ReadonlySet<string>>>()
const noTypes: ReadonlySet<string> = new Set()

/** Returns the types that a schema allows, including the types in referenced and combined schemas. The result is cached for each schema. */
export const typesOf = (document: Document, schema: Schema | undefined): ReadonlySet<string> => {
  if (!isSchemaObject(schema)) return noTypes
  const ofDocument = knownTypes.get(document) ?? new WeakMap<Schema, ReadonlySet<string>>()
  knownTypes.set(document, ofDocument)
  const types = ofDocument.get(schema) ?? readTypes(document, schema, 0)
  ofDocument.set(schema, types)
  return types
}
