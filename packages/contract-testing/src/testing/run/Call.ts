/**
 * Calls as data, so that they can be repeated, shortened and saved, and their results.
 */
import type { Operation } from "@fieldwork/specs/openapi"
import type { AuthorizationForm } from "./authorization.ts"
import type { ReceivedResponse, SentRequest, Violation } from "../../validation/Message.ts"

/** The kind of credentials of a call. The values are added when it is sent. `second` is a key of another environment. */
export type Credential = "good" | "none" | "wrong" | "second"

/** The part of a request that contains a key. */
export interface KeyPlace {
  readonly in: "header" | "query" | "cookie"
  /** The name of the header, the query parameter or the cookie. */
  readonly name: string
}

/** A call as data. */
export interface Call {
  /** The `operationId`; undefined for a call of the control API, and for a method that the path does not support. */
  readonly operation: string | undefined
  /** The operation whose credentials are sent if `operation` is undefined. */
  readonly keysOf?: string | undefined
  /** The HTTP method in upper case. */
  readonly method: string
  /** The path without the base URL, encoded as it is sent. */
  readonly path: string
  /** The names and values of the query parameters, in order. */
  readonly query: ReadonlyArray<readonly [name: string, value: string]>
  /** The kind of credentials that are sent. */
  readonly credential: Credential
  /** Where the credentials are sent, in the calls of a failure; undefined for the `Authorization` header. */
  readonly keyPlaces?: ReadonlyArray<KeyPlace> | undefined
  /** A bearer token that is sent instead of the credentials of the run. */
  readonly bearer?: string | undefined
  /** How the `Authorization` header is written; undefined for the usual form. */
  readonly authorization?: AuthorizationForm | undefined
  /** The media type of the body; undefined if there is no body. */
  readonly type?: string | undefined
  /** The body, which is encoded as `type` when it is sent. */
  readonly body?: unknown
  /** The body as text, for intentionally malformed bodies. */
  readonly text?: string | undefined
}

/** A call with its response. */
export interface CheckedInteraction {
  readonly call: Call
  readonly operation: Operation | undefined
  readonly sent: SentRequest
  readonly received: ReceivedResponse & { readonly body: string }
  /** The index among the calls since the last reset. */
  readonly index: number
  /** The service's time when the call was sent, in milliseconds since 1970. */
  readonly now: number
  /** Violations of the contract by the request, except those about credentials and unknown parameters. */
  readonly ofRequest: ReadonlyArray<Violation>
  /** Violations of the contract by the response. */
  readonly ofResponse: ReadonlyArray<Violation>
  /** The body as JSON, parsed when it is first needed; undefined if it is not JSON. */
  readonly json: unknown
}

export const isSuccess = ({ received: { status } }: CheckedInteraction): boolean => status >= 200 && status < 300

/** Whether the service refused the request itself, not because of a rate limit. */
export const isRefusal = ({ received: { status } }: CheckedInteraction): boolean =>
  status >= 400 && status < 500 && status !== 429

/** Returns the value at a path of names and indexes, or undefined if there is none. */
export const memberOf = (value: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>(
    (found, step) => (typeof found === "object" && found !== null ? Reflect.get(found, step) : undefined),
    value
  )

/** Returns the list at a path, or an empty list if there is none. */
export const listOf = (value: unknown, ...path: ReadonlyArray<string | number>): ReadonlyArray<unknown> => {
  const found = memberOf(value, ...path)
  return Array.isArray(found) ? found : []
}

/** Returns the value as text, or an empty text if it has no text form. */
export const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : ""

/** Returns the text or number at a path as text, or an empty text if there is none. */
export const textAt = (value: unknown, ...path: ReadonlyArray<string | number>): string =>
  asText(memberOf(value, ...path))
