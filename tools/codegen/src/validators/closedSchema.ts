/**
 * Schemas as a request is held against them: an object has no members but those that the spec names, so that a misspelt one is found.
 *
 * An object that names no members, or states what further ones are, stays as it is. `allOf` is merged into one object, as none of its
 * branches knows the members of the others.
 */
import { type Document, resolveSchema, type Schema } from "@fieldwork/specs/openapi"

const closedMembers = (document: Document, schemas: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closedSchema(document, schema)]))

/** A reference stays one: what it leads to is closed where it is. */
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
