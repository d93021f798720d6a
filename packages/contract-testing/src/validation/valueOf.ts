/**
 * Converts the text of a parameter or of a part of it to a value.
 */
import { type Document, resolveSchema, type Schema } from "@fieldwork/specs/openapi"
import { typesOf } from "./typesOf.ts"

/** Converts a string to a type that the schema allows. Returns the string unchanged if it cannot be converted. */
export const valueOf = (document: Document, schema: Schema | undefined, text: string): unknown => {
  const types = typesOf(document, schema)
  if ((types.has("integer") || types.has("number")) && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text))
    return Number(text)
  if (types.has("boolean") && (text === "true" || text === "false")) return text === "true"
  if (types.has("null") && (text === "null" || text === "")) return null
  return text
}

/** Converts the texts of the items of an array. */
export const itemsOf = (
  document: Document,
  schema: Schema | undefined,
  texts: ReadonlyArray<string>
): ReadonlyArray<unknown> => {
  const items = schema === undefined ? undefined : resolveSchema(document, schema).items
  return texts.map((text) => valueOf(document, items, text))
}

/** Converts the names and texts of the members of an object. */
export const membersOf = (
  document: Document,
  schema: Schema | undefined,
  pairs: ReadonlyArray<readonly [name: string, text: string]>
): object => {
  const properties = schema === undefined ? {} : (resolveSchema(document, schema).properties ?? {})
  return Object.fromEntries(pairs.map(([name, text]) => [name, valueOf(document, properties[name], text)]))
}

/** Groups a list of alternating names and texts into pairs. */
export const alternating = (pieces: ReadonlyArray<string>): ReadonlyArray<readonly [name: string, text: string]> =>
  pieces.flatMap((name, index) => (index % 2 === 0 ? [[name, pieces[index + 1] ?? ""] as const] : []))
