/**
 * The data about an operation that a sample needs. It is plain JSON, so that the page can rewrite the sample when an input changes.
 */
import type { ApiName } from "@fieldwork/specs/documents"

export interface ServiceMethod {
  /** The name of the service, such as `campaigns`. */
  readonly service: string
  /** The name of the method, such as `get`. */
  readonly method: string
  /** Whether the result is an async iterable. Other results are awaited. */
  readonly isList: boolean
}

export interface SampleRoute {
  readonly api: ApiName
  readonly operationId: string
  readonly method: string
  readonly path: string
  /** Whether the operation needs no `Authorization` header. */
  readonly isFree: boolean
  /** Whether the operation is sent to the authentication URL. */
  readonly isAuthentication: boolean
  /** The query parameters whose lists are joined by commas. */
  readonly joined: ReadonlyArray<string>
  /** The method that sends the operation; undefined for the token operation, which the services call themselves. */
  readonly service?: ServiceMethod
}

/** The values that a sample sends. */
export interface Input {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body?: { readonly mediaType: string; readonly value: unknown }
}

/** Returns the argument of the service method. */
export const flat = ({ body, path, query }: Input): Readonly<Record<string, unknown>> => ({
  ...path,
  ...query,
  ...(body !== undefined && { body: body.value })
})
