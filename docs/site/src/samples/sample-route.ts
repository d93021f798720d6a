/**
 * The data about an operation that samples require. The data is plain JSON, because the page rewrites the sample when an input changes.
 */
import type { ApiName } from "@fieldwork/specs/documents"

export interface ServiceMethod {
  /** The name of the service, such as `campaigns`. */
  readonly service: string
  /** The name of the method, such as `get`. */
  readonly method: string
  /** Whether the method returns an async iterable rather than a Promise. */
  readonly isList: boolean
}

export interface SampleRoute {
  readonly api: ApiName
  readonly operationId: string
  readonly method: string
  readonly path: string
  /** Whether the operation does not require an `Authorization` header. */
  readonly isFree: boolean
  /** Whether requests for the operation are sent to the authentication server. */
  readonly isAuthentication: boolean
  /** The query parameters whose lists are sent as one comma-separated value. */
  readonly joined: ReadonlyArray<string>
  /** The method that calls the operation. Undefined for the token operation, which the services call automatically. */
  readonly service?: ServiceMethod
}

/** The values that a sample sends to the API. */
export interface Input {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body?: { readonly mediaType: string; readonly value: unknown }
}

/** Returns the input as the argument of the service method. */
export const flat = ({ body, path, query }: Input): Readonly<Record<string, unknown>> => ({
  ...path,
  ...query,
  ...(body !== undefined && { body: body.value })
})
