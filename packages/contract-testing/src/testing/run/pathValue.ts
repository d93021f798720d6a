/**
 * Writes the values of path parameters.
 */
import type { Document, Parameter } from "@fieldwork/specs/openapi"
import { typesOf } from "../../validation/typesOf.ts"

type Style = Pick<Parameter, "explode" | "schema" | "style"> & { readonly name: string }

/** Returns a value as text. Arrays and objects that a parameter cannot represent are written as JSON. */
export const textOf = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value)

const encode = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed())

/** Returns the encoded pieces of a value: the items of an array, or the names and values of an object. */
const piecesOf = (document: Document, { explode, schema }: Style, value: unknown): ReadonlyArray<string> => {
  const types = typesOf(document, schema)
  if (Array.isArray(value) && types.has("array")) return value.map(encode)
  if (typeof value !== "object" || value === null || !types.has("object")) return [encode(value)]
  const pairs = Object.entries(value).map((pair) => pair.map(encode))
  return explode === true ? pairs.map((pair) => pair.join("=")) : pairs.flat()
}

const styled = (document: Document, parameter: Style, value: unknown): string => {
  const { explode = false, name, style = "simple" } = parameter
  const pieces = piecesOf(document, parameter, value)
  if (style === "label") return `.${pieces.join(explode ? "." : ",")}`
  // The delimiters of the style `simple` are encoded, because some routers do not accept a comma in a path.
  if (style !== "matrix") return pieces.join("%2C")
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value)
  const named = (text: string): string => `;${encode(name)}=${text}`
  if (!explode) return named(pieces.join(","))
  return isObject ? pieces.map((piece) => `;${piece}`).join("") : pieces.map(named).join("")
}

/**
 * Returns the encoded text of a path parameter in its style. The segments `""`, `.` and `..` would change the structure of the path, so they are
 * replaced by an encoded space.
 */
export const pathValue = (document: Document, parameter: Style, value: unknown): string => {
  const text = styled(document, parameter, value)
  return /^\.{0,2}$/.test(text) ? "%20" : text
}
