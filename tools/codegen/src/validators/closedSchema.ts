/**
 * Converts schemas for the validation of requests: objects may have only the members that the spec lists, so that misspelt ones are found.
 *
 * Objects that list no members, or that define additional ones, are not changed. `allOf` is merged into one object, because none of its branches
 * contains the members of the others.
 */
import { type Document, resolveSchema, type Schema } from "@fieldwork/specs/openapi"

const closedMembers = (document: Document, schemas: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closedSchema(document, schema)]))

/** References are kept. The schema that a reference points to is closed at its own definition. */
export const closedSchema = (document: Document, given: Schema): Schema => {
  if (given.$ref !== undefined) return given
  const schema = resolveSchema(document, given)
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
