/**
 * Parses request and response bodies according to their media type, so that they can be validated against a schema.
 */
import type { Document, Schema } from "@fieldwork/specs/openapi"
import { bestOf } from "./bestOf.ts"
import { essenceOf, isJson, parsed, textOf } from "./Message.ts"
import { boundaryOf, partsOf } from "./multipart.ts"
import { shapesOf } from "./shapesOf.ts"
import { typesOf } from "./typesOf.ts"

export type ReadBody =
  | { readonly tag: "value"; readonly value: unknown }
  | { readonly tag: "unreadable"; readonly detail: string }
  /** Content without a structure to validate, such as CSV. */
  | { readonly tag: "opaque" }

/**
 * Parses a form field. All form fields are strings. Numbers, booleans and JSON are parsed only if the schema does not allow the string.
 */
const memberOf = (document: Document, schema: Schema | undefined, text: string): unknown => {
  const types = typesOf(document, schema)
  if (types.size === 0) return text
  try {
    const value: unknown = JSON.parse(text)
    return types.has("string") ? bestOf(document, schema, [text, value]) : value
  } catch {
    return text
  }
}

/**
 * Parses the fields of a form that have the same name. The items of an array are separate fields, or one field that contains JSON. Several fields
 * result in an array even if the schema does not allow one.
 */
const fieldOf = (document: Document, schema: Schema | undefined, texts: ReadonlyArray<string>): unknown => {
  const [first = ""] = texts
  const arrays = shapesOf(document, schema).filter((shape) => shape.types.has("array"))
  if (arrays.length === 0)
    return texts.length === 1
      ? memberOf(document, schema, first)
      : texts.map((text) => memberOf(document, schema, text))
  const whole: unknown = texts.length === 1 && first.startsWith("[") ? memberOf(document, { type: "array" }, first) : ""
  if (Array.isArray(whole)) return whole
  const isScalar = texts.length === 1 && typesOf(document, schema).size > 1
  return bestOf(document, schema, [
    ...arrays.map(({ itemOf }) => texts.map((text, index) => memberOf(document, itemOf(index), text))),
    ...(isScalar ? [memberOf(document, schema, first)] : [])
  ])
}

const fromEntries = (
  document: Document,
  schema: Schema | undefined,
  entries: Iterable<readonly [string, string]>
): ReadBody => {
  const fields = new Map<string, Array<string>>()
  for (const [name, text] of entries) fields.set(name, [...(fields.get(name) ?? []), text])
  const candidates = shapesOf(document, schema).map(({ memberOf: schemaOf }) =>
    Object.fromEntries([...fields].map(([name, texts]) => [name, fieldOf(document, schemaOf(name), texts)]))
  )
  return { tag: "value", value: bestOf(document, schema, candidates) }
}

export const readBody = (
  document: Document,
  schema: Schema | undefined,
  contentType: string,
  body: string | Uint8Array
): ReadBody => {
  const mediaType = essenceOf(contentType)
  if (isJson(mediaType)) {
    try {
      return { tag: "value", value: parsed(textOf(body)) }
    } catch (cause) {
      // Only the position is reported, because the parser's error message quotes the body.
      const place = /position \d+/.exec(cause instanceof Error ? cause.message : "")?.[0]
      return { tag: "unreadable", detail: place === undefined ? "is not JSON" : `is not JSON from ${place} on` }
    }
  }
  if (mediaType === "application/x-www-form-urlencoded")
    return fromEntries(document, schema, new URLSearchParams(textOf(body)))
  if (mediaType === "multipart/form-data") {
    const boundary = boundaryOf(contentType)
    if (boundary === undefined) return { tag: "unreadable", detail: "has no boundary in its Content-Type" }
    const parts = partsOf(textOf(body), boundary)
    return fromEntries(
      document,
      schema,
      parts.map(({ content, name }) => [name, content])
    )
  }
  return { tag: "opaque" }
}
