/**
 * Converts the text of a parameter or of a part of it to a value.
 */
import type { Document, Schema } from "@fieldwork/specs/openapi"
import { bestOf } from "./bestOf.ts"
import { shapesOf } from "./shapesOf.ts"
import { typesOf } from "./typesOf.ts"

/** Returns the values of the given types that a text can represent. A string is the last one, or the only one if there is no other. */
const scalarsOf = (types: ReadonlySet<string>, text: string): ReadonlyArray<unknown> => {
  const isNumber = types.has("integer") || types.has("number")
  const values = [
    ...(isNumber && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? [Number(text)] : []),
    ...(types.has("boolean") && (text === "true" || text === "false") ? [text === "true"] : []),
    ...(types.has("null") && (text === "null" || text === "") ? [null] : [])
  ]
  return values.length === 0 || types.has("string") ? [...values, text] : values
}

/** Converts a string to a type that the schema allows. Returns the string unchanged if it cannot be converted. */
export const valueOf = (document: Document, schema: Schema | undefined, text: string): unknown =>
  bestOf(document, schema, scalarsOf(typesOf(document, schema), text))

/** A name and the text that belongs to it. */
export type Pair = readonly [name: string, text: string]

/** The parts of a value for each type that its schema can allow. A value that cannot have a type lacks the part. */
export interface Texts {
  /** The items if the value is an array. */
  readonly items?: ReadonlyArray<string>
  /** The properties if the value is an object. */
  readonly members?: ReadonlyArray<Pair>
  /** The text if the value is neither an array nor an object. */
  readonly text?: string
}

/**
 * Converts the parts of a parameter. If the schema allows several forms, such as a number or an array of numbers, the form that makes the value valid
 * is used. Returns undefined if the schema allows none of the forms for which there is a part.
 */
export const valueFrom = (document: Document, schema: Schema | undefined, { items, members, text }: Texts): unknown => {
  const types = typesOf(document, schema)
  const shapes = shapesOf(document, schema)
  const arrays = (items === undefined ? [] : shapes)
    .filter((shape) => shape.types.has("array"))
    .map(({ itemOf }) => items?.map((item, index) => valueOf(document, itemOf(index), item)))
  const objects = (members === undefined ? [] : shapes)
    .filter((shape) => shape.types.has("object"))
    .map(({ memberOf }) =>
      Object.fromEntries(members?.map(([name, member]) => [name, valueOf(document, memberOf(name), member)]) ?? [])
    )
  const isScalar =
    [...types].some((type) => type !== "array" && type !== "object") || arrays.length + objects.length === 0
  const scalars = text === undefined || !isScalar ? [] : scalarsOf(types, text)
  return bestOf(document, schema, [...arrays, ...objects, ...scalars])
}

/** Groups a list of alternating names and texts into pairs. */
export const alternating = (pieces: ReadonlyArray<string>): ReadonlyArray<Pair> =>
  pieces.flatMap((name, index) => (index % 2 === 0 ? [[name, pieces[index + 1] ?? ""] as const] : []))
