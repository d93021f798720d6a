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
  if (wrong === undefined) return { path, query, body }
  const fields = { [wrong]: ["a path parameter must be a number, or a text that is not empty"] }
  const reason = new InvalidRequestError({ status: 0, problem: { messages: [], codes: [], fields, body: null } })
  return new ApiError({ operation: row.operation.operationId, reason, attempts: [] })
}
