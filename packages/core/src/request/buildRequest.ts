/**
 * Builds the request of a call from its one argument, in two steps: the argument is copied as it is written on the wire when the method is
 * called, and checked against the spec and written into URL and body when the call runs. All attempts of the call send the same.
 */
import type { ClientContext } from "../client/ClientContext.ts"
import type { ApiError } from "../errors/ApiError.ts"
import { unsentError } from "../errors/unsentError.ts"
import type { Operation } from "../operation/Operation.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import { pathValue, queryValue } from "./parameterValue.ts"
import { memberName } from "./memberName.ts"
import type { Complaints } from "./requestComplaints.ts"
import { inMember, UnwritableError, wireValue } from "./wireValue.ts"

/** The argument of a method: path and query parameters by name, and `body`. */
export type Input = Readonly<Record<string, unknown>>

type Values = Record<string, unknown>

/** An argument as it is written on the wire. */
export interface RequestParts {
  readonly path: Values
  /** Undefined when there is no parameter of the query. */
  readonly query: Values | undefined
  /** All parameters by name, and `body`: what the spec's validator checks. */
  readonly all: Values
}

/** How a body is written where it is not JSON. */
export interface BodyFormat {
  /** A copy of the body as its parts are written, which the validator checks. Throws `UnwritableError`. */
  readonly copy: (body: unknown) => unknown
  /** The copy as it is sent. */
  readonly write: (copy: unknown) => string | FormData
}

export interface BuiltRequest {
  readonly url: string
  readonly body: string | FormData | undefined
  /** How the request differs from the spec, where it is sent all the same. */
  readonly complaints: Complaints | undefined
}

/** Steps of a path that are named in an error. */
const longestPath = 12

/** A path parameter that needs no further check. */
const simpleSegment = /^[\w-]+$/

const segment = (name: string, value: unknown): unknown =>
  typeof value === "string" && simpleSegment.test(value) ? value : inMember(name, () => pathValue(value))

const bodyValue = ({ bodyFormat, row }: OperationContext, value: unknown): unknown => {
  if (row.body === undefined) throw new UnwritableError("must be absent: the operation takes no body")
  return bodyFormat === undefined ? wireValue(value) : bodyFormat.copy(value)
}

const partsOf = (operation: OperationContext, input: Input): RequestParts => {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    throw new UnwritableError("the input must be an object of parameters, such as { id }")
  }
  const [path, all]: [Values, Values] = [{}, {}]
  let query: Values | undefined
  const { pathNames } = operation
  for (const name of pathNames) all[name] = path[name] = segment(name, input[name])
  for (const name of Object.keys(input)) {
    const value = input[name]
    if (value === undefined || pathNames.includes(name)) continue
    if (name === "body") all[name] = inMember(name, () => bodyValue(operation, value))
    else all[name] = (query ??= {})[name] = inMember(name, () => queryValue(value))
  }
  return { path, query, all }
}

/** The parts of a request, or the error that names the member that cannot be written. */
export const requestParts = (operation: OperationContext, input: Input): RequestParts | ApiError => {
  try {
    return partsOf(operation, input)
  } catch (error) {
    if (!(error instanceof UnwritableError)) throw error
    // What contains itself has a path without an end.
    return unsentError(operation.row, { [memberName(error.path.slice(0, longestPath))]: [error.complaint] })
  }
}

const bodyOf = ({ bodyFormat }: OperationContext, body: unknown): BuiltRequest["body"] => {
  if (body === undefined) return undefined
  return bodyFormat === undefined ? JSON.stringify(body) : bodyFormat.write(body)
}

const urlOf = ({ baseUrl }: ClientContext, row: Operation, values: Values, search: string): string => {
  const path = row.path.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] as string | number | boolean)
  )
  return search === "" ? baseUrl + path : `${baseUrl}${path}?${search}`
}

/** The parameter that the client's query serializer refuses. */
const refusedName = ({ querySerializer }: ClientContext, query: Values): string => {
  const isRefused = (name: string) => {
    try {
      querySerializer({ [name]: query[name] })
      return false
    } catch {
      return true
    }
  }
  return Object.keys(query).find(isRefused) ?? "query"
}

/** The request, or the error that names each member that is not as the spec states. */
export const buildRequest = (
  client: ClientContext,
  operation: OperationContext,
  { all, path, query }: RequestParts
): BuiltRequest | ApiError => {
  const { row, validators } = operation
  const validator = client.requestValidation === "off" ? undefined : validators?.request
  const complaints =
    validator === undefined || validator(all)
      ? undefined
      : client.errors.details.current.requestComplaints(validator.errors ?? [], memberName)
  if (complaints !== undefined && client.requestValidation === "strict") return unsentError(row, complaints)
  try {
    const search = query === undefined ? "" : client.querySerializer(query)
    return { url: urlOf(client, row, path, search), body: bodyOf(operation, all["body"]), complaints }
  } catch (error) {
    return unsentError(row, {
      [refusedName(client, query ?? {})]: [error instanceof Error ? error.message : String(error)]
    })
  }
}
