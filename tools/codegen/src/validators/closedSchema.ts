/**
 * Converts schemas for the validation of requests: objects may have only the fields that the spec lists, so misspelt fields are detected.
 *
 * Objects that list no fields, or that allow additional ones, are not changed. `allOf` is merged into one object, because none of its branches lists
 * the fields of the other branches.
 */
import { type Document, resolveSchema, type Schema } from "@fieldwork/specs/openapi"

const closedMembers = (document: Document, schemas: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closedSchema(document, schema)]))

/**
 * Returns a copy of a schema that allows only the listed fields. References are kept, because the referenced schemas are converted separately.
 */
export const closedSchema = (document: Document, original: Schema): Schema => {
  if (original.$ref !== undefined) return original
  const schema = resolveSchema(document, original)
  if (schema.anyOf !== undefined || schema.oneOf !== undefined) {
    throw new Error("A request schema has anyOf or oneOf: state here how its members are closed")
  }
  const { additionalProperties, items, properties } = schema
  const further = typeof additionalProperties === "object" ? closedSchema(document, additionalProperties) : false
  return {
    ...schema,
    ...(properties !== undefined && { properties: closedMembers(document, properties) }),
    ...((properties !== undefined || additionalProperties !== undefined) && {
      additionalProperties: additionalProperties === true ? true : further
    }),
    ...(items !== undefined && { items: closedSchema(document, items) })
  }
}
