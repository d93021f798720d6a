/**
 * What a sample needs to know of an operation: plain data, so that the page can write it again when an input changes.
 */
import type { ApiName } from "@fieldwork/specs/documents"

export interface ServiceMethod {
  /** `campaigns` */
  readonly service: string
  /** `get` */
  readonly method: string
  /** A list is iterated, anything else awaited. */
  readonly isList: boolean
}

export interface SampleRoute {
  readonly api: ApiName
  readonly operationId: string
  readonly method: string
  readonly path: string
  /** Needs no `Authorization` header. */
  readonly isFree: boolean
  /** Is sent to the authentication URL. */
  readonly isAuthentication: boolean
  /** Query parameters whose lists are joined by commas. */
  readonly joined: ReadonlyArray<string>
  /** The method that sends it; undefined for the token, which the services fetch themselves. */
  readonly service?: ServiceMethod
}

/** What a sample sends. */
export interface Input {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body?: { readonly mediaType: string; readonly value: unknown }
}

/** The one argument of a service method. */
export const flat = ({ body, path, query }: Input): Readonly<Record<string, unknown>> => ({
  ...path,
  ...query,
  ...(body !== undefined && { body: body.value })
})
