/**
 * Builds the request of a call from its input in two steps. When the method is called, the input is copied and converted to its wire form. When the
 * call runs, the copy is checked against the spec and serialised. All attempts of the call send the same request.
 */
import type { ClientContext } from "../client/ClientContext.ts"
import type { ApiError } from "../errors/ApiError.ts"
import { unsentError } from "../errors/unsentError.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import { pathValue, queryValue } from "./parameterValue.ts"
import type { FieldErrors } from "./requestErrors.ts"
import { atPath, SerializationError, wireValue } from "./wireValue.ts"

/** The input of a method: path and query parameters keyed by name, and `body`. */
export type Input = Readonly<Record<string, unknown>>

type Values = Record<string, unknown>

/** An input that has been converted to its wire form. */
export interface WireInput {
  /** The query parameters. Undefined if the input contains none. */
  readonly query: Values | undefined
  /** All parameters keyed by name, and `body`. The request validator checks this object. */
  readonly all: Values
}

export interface BuiltRequest {
  readonly url: string
  readonly body: string | FormData | undefined
  /** The differences between the request and the spec if the request is sent despite them. Undefined otherwise. */
  readonly fieldErrors: FieldErrors | undefined
}

/** Matches values of path parameters that need no further checks. */
const simpleSegment = /^[\w-]+$/

const segment = (name: string, value: unknown): unknown =>
  typeof value === "string" && simpleSegment.test(value) ? value : atPath(name, () => pathValue(value))

const bodyValue = ({ bodyFormat, definition }: OperationContext, value: unknown): unknown => {
  if (definition.body === undefined) throw new SerializationError("body")
  return bodyFormat === undefined ? wireValue(value) : bodyFormat.copy(value)
}

const toWireInput = (operation: OperationContext, input: Input): WireInput => {
  if (typeof input !== "object" || input === null || Array.isArray(input)) throw new SerializationError("input")
  // The object has no prototype, so that a parameter named `__proto__` is an ordinary property.
  const all: Values = Object.create(null)
  let query: Values | undefined
  const { pathNames } = operation
  for (const name of pathNames) all[name] = segment(name, input[name])
  for (const name of Object.keys(input)) {
    const value = input[name]
    if (value === undefined || pathNames.includes(name)) continue
    if (name === "body") all[name] = atPath(name, () => bodyValue(operation, value))
    else all[name] = (query ??= Object.create(null) as Values)[name] = atPath(name, () => queryValue(value))
  }
  return { query, all }
}

/** Returns the input in its wire form, or an error with the path to the value that cannot be serialised. */
export const wireInput = (operation: OperationContext, input: Input): WireInput | SerializationError => {
  try {
    return toWireInput(operation, input)
  } catch (error) {
    if (error instanceof SerializationError) return error
    throw error
  }
}

const bodyOf = ({ bodyFormat }: OperationContext, body: unknown): BuiltRequest["body"] => {
  if (body === undefined) return undefined
  return bodyFormat === undefined ? JSON.stringify(body) : bodyFormat.write(body)
}

const urlOf = (baseUrl: string, { pathSegments }: OperationContext, values: Values, search: string): string => {
  let url = baseUrl
  let isName = false
  for (const part of pathSegments) {
    url += isName ? encodeURIComponent(values[part] as string | number | boolean) : part
    isName = !isName
  }
  return search === "" ? url : `${url}?${search}`
}

/** Returns the name of the parameter that the client's query serialiser rejects. */
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

/** Returns the request, or an error that names each field that violates the spec. */
export const buildRequest = (
  client: ClientContext,
  operation: OperationContext,
  { all, query }: WireInput
): BuiltRequest | ApiError => {
  const { definition, validators } = operation
  const validator = client.requestValidation === "off" ? undefined : validators?.request
  const fieldErrors =
    validator === undefined || validator(all)
      ? undefined
      : client.errors.details.current.requestErrors(validator.errors ?? [])
  if (fieldErrors !== undefined && client.requestValidation === "strict") return unsentError(definition, fieldErrors)
  try {
    const search = query === undefined ? "" : client.querySerializer(query)
    return { url: urlOf(client.baseUrl, operation, all, search), body: bodyOf(operation, all["body"]), fieldErrors }
  } catch (error) {
    return unsentError(definition, {
      [refusedName(client, query ?? {})]: [error instanceof Error ? error.message : String(error)]
    })
  }
}
