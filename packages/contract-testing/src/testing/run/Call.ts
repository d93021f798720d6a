/**
 * A call as data, so that it can be repeated, shortened and written down, and what came of it.
 */
import type { Operation } from "@fieldwork/specs/openapi"
import type { ReceivedResponse, SentRequest, Violation } from "../../judge/Message.ts"

/** Which credentials a call carries; their values are added when it is sent. */
export type Credential = "good" | "none" | "wrong"

/** A call as data. */
export interface Call {
  /** `operationId`; undefined for a call of the control API, and for a method that the path does not have. */
  readonly operation: string | undefined
  /** The operation whose credentials are sent, where `operation` is undefined. */
  readonly keysOf?: string | undefined
  /** In upper case. */
  readonly method: string
  /** Without the base URL, as it is sent. */
  readonly path: string
  /** Names and values of the query, in their order. */
  readonly query: ReadonlyArray<readonly [name: string, value: string]>
  /** Which credentials it carries. */
  readonly credential: Credential
  /** A bearer token in place of the credentials of the run. */
  readonly bearer?: string | undefined
  /** Media type of the body; undefined without a body. */
  readonly type?: string | undefined
  /** A body that is written as `type` says. */
  readonly body?: unknown
  /** A body as text, for what is not well-formed on purpose. */
  readonly text?: string | undefined
}

/** A call with its response. */
export interface Exchange {
  readonly call: Call
  readonly operation: Operation | undefined
  readonly sent: SentRequest
  readonly received: ReceivedResponse & { readonly body: string }
  /** Position among the calls since the last reset. */
  readonly index: number
  /** Time of the service when the call was sent, in milliseconds since 1970. */
  readonly now: number
  /** How the request differs from the contract, without its credentials and parameters that the contract does not name. */
  readonly ofRequest: ReadonlyArray<Violation>
  /** How the response differs from the contract. */
  readonly ofResponse: ReadonlyArray<Violation>
  /** The body as JSON, read when it is first needed; undefined where it is not JSON. */
  readonly json: unknown
}

export const isSuccess = ({ received: { status } }: Exchange): boolean => status >= 200 && status < 300

/** A refusal of the request itself, so not for its frequency. */
export const isRefusal = ({ received: { status } }: Exchange): boolean =>
  status >= 400 && status < 500 && status !== 429

/** The member at the end of a path of names and positions; undefined where there is none. */
export const memberOf = (value: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>(
    (found, step) => (typeof found === "object" && found !== null ? Reflect.get(found, step) : undefined),
    value
  )

/** The list at the end of a path; empty where there is none. */
export const listOf = (value: unknown, ...path: ReadonlyArray<string | number>): ReadonlyArray<unknown> => {
  const found = memberOf(value, ...path)
  return Array.isArray(found) ? found : []
}

/** What can be written as text; empty for anything else. */
export const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : ""

/** The text or number at the end of a path as text; empty where there is none. */
export const textAt = (value: unknown, ...path: ReadonlyArray<string | number>): string =>
  asText(memberOf(value, ...path))
