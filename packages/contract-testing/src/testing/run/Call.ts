/**
 * Calls and their results. Calls are represented as data, so that they can be repeated, shortened and saved.
 */
import type { Operation } from "@fieldwork/specs/openapi"
import type { AuthorizationForm } from "./authorization.ts"
import type { ReceivedResponse, SentRequest, Violation } from "../../validation/Message.ts"

/**
 * The kind of credentials that a call uses. The actual values are added when the call is sent. `second` is an API key for an environment other than
 * that of `good`.
 */
export type Credential = "good" | "none" | "wrong" | "second"

/** The part of a request that contains a key. */
export interface KeyPlace {
  readonly in: "header" | "query" | "cookie"
  /** The name of the header, query parameter or cookie that contains the key. */
  readonly name: string
}

/** A call as data, without the values of credentials. */
export interface Call {
  /** The `operationId`. Undefined for a call to the control API, and for a method that the path does not support. */
  readonly operation: string | undefined
  /** The id of the operation that determines which credentials are sent with a call that belongs to no operation. */
  readonly keysOf?: string | undefined
  /** The HTTP method in upper case. */
  readonly method: string
  /** The path without the base URL, in the encoded form in which it is sent. */
  readonly path: string
  /** The names and values of the query parameters, in order. */
  readonly query: ReadonlyArray<readonly [name: string, value: string]>
  /** The kind of credentials that are sent. */
  readonly credential: Credential
  /**
   * Where the request contains the credentials. Set only for calls that are reported with a failure. Undefined if the credentials are in the
   * `Authorization` header.
   */
  readonly keyPlaces?: ReadonlyArray<KeyPlace> | undefined
  /** A bearer token that is sent instead of the run's credentials. */
  readonly bearer?: string | undefined
  /** The variation of the format of the `Authorization` header, such as two spaces after the scheme. Undefined if the format is not varied. */
  readonly authorization?: AuthorizationForm | undefined
  /** The media type of the body. Undefined if there is no body. */
  readonly type?: string | undefined
  /** The body, which is encoded according to `type` when the call is sent. */
  readonly body?: unknown
  /** The body as a string, for intentionally malformed bodies. */
  readonly text?: string | undefined
}

/** A call with its response. */
export interface CheckedInteraction {
  readonly call: Call
  readonly operation: Operation | undefined
  readonly sent: SentRequest
  readonly received: ReceivedResponse & { readonly body: string }
  /** The number of calls between the last reset and this call. */
  readonly index: number
  /** The service's clock time after the call, in milliseconds since 1970. */
  readonly now: number
  /** The contract violations in the request, except violations that concern credentials or unknown parameters. */
  readonly requestViolations: ReadonlyArray<Violation>
  /** The contract violations in the response. */
  readonly responseViolations: ReadonlyArray<Violation>
  /** The body, parsed as JSON when it is first accessed. Undefined if the body is not JSON. */
  readonly json: unknown
}

export const isSuccess = ({ received: { status } }: CheckedInteraction): boolean => status >= 200 && status < 300

/** Returns whether the service refused the request for a reason other than a rate limit. */
export const isRefusal = ({ received: { status } }: CheckedInteraction): boolean =>
  status >= 400 && status < 500 && status !== 429

/** Returns the value at a path of property names and array indexes, or undefined if the path does not exist. */
export const memberOf = (value: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>(
    (found, step) => (typeof found === "object" && found !== null ? Reflect.get(found, step) : undefined),
    value
  )

/** Returns the list at a path, or an empty list if the path does not lead to a list. */
export const listOf = (value: unknown, ...path: ReadonlyArray<string | number>): ReadonlyArray<unknown> => {
  const found = memberOf(value, ...path)
  return Array.isArray(found) ? found : []
}

/** Converts a string, number or boolean to a string. Returns an empty string for any other value. */
export const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : ""

/**
 * Returns the string, number or boolean at a path as a string. Returns an empty string if the path leads to another type of value or does not exist.
 */
export const textAt = (value: unknown, ...path: ReadonlyArray<string | number>): string =>
  asText(memberOf(value, ...path))
