/**
 * The input fields of a sample, and the conversion of their values to the input of the operation.
 */
import type { Input } from "../samples/sample-route.ts"

export type Place = "path" | "query" | "body"

export interface FieldSpec {
  readonly place: Place
  readonly name: string
  /** The type of the field. Values that are not strings, numbers or booleans are entered as JSON. */
  readonly kind: "text" | "number" | "boolean" | "json"
  readonly value: string
}

const kindOf = (value: unknown): FieldSpec["kind"] => {
  if (typeof value === "string") return "text"
  if (typeof value === "number") return "number"
  return typeof value === "boolean" ? "boolean" : "json"
}

const shownOf = (value: unknown, indent?: number): string =>
  typeof value === "string" ? value : JSON.stringify(value, null, indent)

export const fieldsOf = ({ body, path, query }: Input): ReadonlyArray<FieldSpec> => [
  ...(["path", "query"] as const).flatMap((place) =>
    Object.entries(place === "path" ? path : query).map(([name, value]) => ({
      place,
      name,
      kind: kindOf(value),
      value: shownOf(value)
    }))
  ),
  ...(body === undefined ? [] : [{ place: "body", name: "body", kind: "json", value: shownOf(body.value, 2) } as const])
]

/** Thrown if the value of a field cannot be parsed. */
export class UnreadableFieldError extends Error {}

const read = ({ kind, name }: FieldSpec, text: string): unknown => {
  if (kind === "text") return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new UnreadableFieldError(`${name} is not ${kind === "json" ? "valid JSON" : `a ${kind}`}`)
  }
}

/**
 * Returns the input with the values of the fields. Query parameters without a value are omitted. Throws an `UnreadableFieldError` if a value cannot
 * be parsed.
 */
export const inputFrom = (input: Input, values: ReadonlyArray<readonly [FieldSpec, string]>): Input => {
  const of = (place: Place) =>
    Object.fromEntries(
      values
        .filter(([field, text]) => field.place === place && (place === "path" || text.trim() !== ""))
        .map(([field, text]) => [field.name, read(field, text)])
    )
  const { body } = of("body")
  return {
    path: of("path"),
    query: of("query"),
    ...(input.body !== undefined && body !== undefined && { body: { ...input.body, value: body } })
  }
}
