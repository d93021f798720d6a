/**
 * How the one argument of a method becomes the parts of a request.
 */
import { ApiError } from "./ApiError.ts"
import { InvalidRequestError } from "./Reason.ts"
import type { Row } from "./Setup.ts"

export interface Parts {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** An empty or dotted segment would name another resource: `/campaigns/` is the list. */
const isSegment = (value: unknown): boolean => {
  if (typeof value === "number") return Number.isFinite(value)
  if (typeof value === "boolean") return true
  return typeof value === "string" && value !== "" && value !== "." && value !== ".."
}

/** No map, no set and no instance of a class: nobody can say how they are written. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

const isWritable = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return true
  if (value instanceof Date) return !Number.isNaN(value.getTime())
  return Array.isArray(value) ? value.every(isWritable) : isPlain(value) && Object.values(value).every(isWritable)
}

/** A query parameter as it goes out: a date as ISO 8601, also inside a list or an object. */
const written = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(written)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, written(part)]))
}

/** Text stays a plain field, a file brings its own type; what is undefined is left out. */
const formOf = (parts: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts) as ReadonlyArray<[string, unknown]>) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name)
    else if (value !== undefined) form.append(name, typeof value === "string" ? value : JSON.stringify(value))
  }
  return form
}

/** The parts of a request, or the error of an argument that no request can be made of. */
export const split = (row: Row, input: Readonly<Record<string, unknown>>): Parts | ApiError => {
  const path: Record<string, unknown> = {}
  const query: Record<string, unknown> = {}
  let body: unknown = undefined
  for (const name in input) {
    const value = input[name]
    if (row.path.includes(name)) path[name] = value
    else if (name === "body" && row.operation.body !== undefined) body = value
    else if (isWritable(value)) query[name] = written(value)
    else
      return unsent(row, name, "a parameter must be a text, a number, a valid date, or a plain list or object of these")
  }
  const wrong = row.path.find((name) => !isSegment(path[name]))
  if (wrong !== undefined) return unsent(row, wrong, "a path parameter must be a number, or a text that is not empty")
  if (row.operation.body !== "multipart/form-data" || typeof body !== "object" || body === null)
    return { path, query, body }
  return { path, query, body: formOf(body) }
}

const unsent = ({ operation }: Row, name: string, complaint: string): ApiError => {
  const problem = { messages: [], codes: [], fields: { [name]: [complaint] }, body: null }
  const reason = new InvalidRequestError({ status: 0, problem })
  return new ApiError({ operation: operation.operationId, reason, attempts: [] })
}
