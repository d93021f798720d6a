/**
 * Parses the values of path parameters and headers, whose default style is `simple`.
 */
import type { Document, Parameter } from "@fieldwork/specs/openapi"
import { alternating, type Pair, valueFrom } from "./valueOf.ts"

type Style = Pick<Parameter, "explode" | "schema" | "style"> & { readonly name: string }

/** Returns the pieces of a value without the prefix of its style, such as `R=100` and `G=200` in `.R=100.G=200`. */
const piecesOf = ({ explode = false, name, style = "simple" }: Style, text: string): ReadonlyArray<string> => {
  if (style === "label") return text.replace(/^\./, "").split(explode ? "." : ",")
  if (style !== "matrix") return text.split(",").map((piece) => piece.trim())
  const unnamed = (piece: string): string => (piece.startsWith(`${name}=`) ? piece.slice(name.length + 1) : piece)
  const pieces = text.replace(/^;/, "")
  return explode ? pieces.split(";").map(unnamed) : unnamed(pieces).split(",")
}

const pairOf = (piece: string): Pair => {
  const [name = "", ...rest] = piece.split("=")
  return [name, rest.join("=")]
}

/** Returns the value of a path parameter or a header according to its style: an array, an object, or a single value. */
export const simpleStyle = (document: Document, parameter: Style, text: string): unknown => {
  const { explode = false, schema, style = "simple" } = parameter
  // An empty string represents an empty array.
  const pieces = text === "" ? [] : piecesOf(parameter, text)
  return valueFrom(document, schema, {
    items: pieces,
    members: explode ? pieces.map(pairOf) : alternating(pieces),
    text: style === "simple" ? text : pieces.join(",")
  })
}
