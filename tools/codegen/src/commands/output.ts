/**
 * Determines how a response is displayed in rows and columns.
 */
import { type Document, type Operation, repliesOf, resolveSchema, type Schema } from "@fieldwork/specs/openapi"
import { limitsOf } from "./limits.ts"

const jsonOf = (document: Document, operation: Operation): Schema | undefined =>
  repliesOf(document, operation)
    .filter(({ status }) => status.startsWith("2"))
    .flatMap(({ response }) => Object.entries(response.content ?? {}))
    .find(([type]) => type === "application/json")?.[1].schema

/** Returns the paths of the scalar fields of a row and of its nested objects. */
const columnsOf = (document: Document, schema: Schema, prefix = "", depth = 0): ReadonlyArray<string> =>
  Object.entries(resolveSchema(document, schema).properties ?? {}).flatMap(([name, member]) => {
    const isObject = limitsOf(document, member)["type"] === "object"
    const inner = isObject && depth < 2 ? columnsOf(document, member, `${prefix}${name}.`, depth + 1) : []
    return inner.length > 0 ? inner : [`${prefix}${name}`]
  })

/**
 * Returns the name of the field that contains the rows of a response, if there is one, and the paths of the columns. `from` is the field that the
 * client method extracts from the response.
 */
export const outputOf = (
  document: Document,
  operation: Operation,
  from: string | undefined
): { readonly rows?: string; readonly columns: ReadonlyArray<string> } => {
  const schema = jsonOf(document, operation)
  if (schema === undefined) return { columns: [] }
  const { items, properties = {} } = resolveSchema(document, schema)
  if (items !== undefined) return { columns: columnsOf(document, items) }
  const rows = from ?? ("items" in properties ? "items" : undefined)
  const list = rows === undefined ? undefined : properties[rows]
  const row = list === undefined ? undefined : resolveSchema(document, list).items
  if (rows === undefined || row === undefined) return { columns: columnsOf(document, schema) }
  return { rows, columns: columnsOf(document, row) }
}
