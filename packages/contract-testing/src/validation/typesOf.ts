/**
 * Determines the types of the values that a schema allows.
 */
import { at, type Document, type Schema } from "@fieldwork/specs/openapi"

const readTypes = (document: Document, schema: Schema, depth: number): ReadonlySet<string> => {
  const { $ref, allOf = [], anyOf = [], oneOf = [], type } = schema
  const below = [
    ...allOf,
    ...anyOf,
    ...oneOf,
    ...($ref === undefined ? [] : [at(document, $ref) as Schema | undefined])
  ]
  return new Set([
    ...[type ?? []].flat(),
    ...below.flatMap((each) => (each === undefined || depth >= 8 ? [] : [...readTypes(document, each, depth + 1)]))
  ])
}

const knownTypes = new WeakMap<Document, WeakMap<Schema, ReadonlySet<string>>>()
const noTypes: ReadonlySet<string> = new Set()

/** Returns the types that a schema allows, including the types in referenced and combined schemas. The result is cached for each schema. */
export const typesOf = (document: Document, schema: Schema | undefined): ReadonlySet<string> => {
  if (schema === undefined) return noTypes
  const ofDocument = knownTypes.get(document) ?? new WeakMap<Schema, ReadonlySet<string>>()
  knownTypes.set(document, ofDocument)
  const types = ofDocument.get(schema) ?? readTypes(document, schema, 0)
  ofDocument.set(schema, types)
  return types
}
