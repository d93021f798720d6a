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
    else query[name] = value
  }
  const wrong = row.path.find((name) => !isSegment(path[name]))
  if (wrong === undefined) {
    if (row.operation.body !== "multipart/form-data" || typeof body !== "object" || body === null)
      return { path, query, body }
    return { path, query, body: formOf(body) }
  }
  const fields = { [wrong]: ["a path parameter must be a number, or a text that is not empty"] }
  const reason = new InvalidRequestError({ status: 0, problem: { messages: [], codes: [], fields, body: null } })
  return new ApiError({ operation: row.operation.operationId, reason, attempts: [] })
}
