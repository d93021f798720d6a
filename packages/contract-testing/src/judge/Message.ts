/**
 * What is judged: one request and one response, as they are on the wire.
 */

/** A request as it was sent. */
export interface SentRequest {
  readonly method: string
  /** With its query. */
  readonly url: string
  /** Names in any case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array | undefined
}

/** A response as it was received. */
export interface ReceivedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Absent where it was not read: then it is not judged. */
  readonly body?: string | Uint8Array | undefined
}

/** What can be wrong. */
export type Check =
  | "unknown operation"
  | "method"
  | "credential"
  | "parameter"
  | "unknown parameter"
  | "request body"
  | "accepted invalid request"
  | "status"
  | "response header"
  | "response content type"
  | "response body"

/** One thing that the contract does not allow. */
export interface Violation {
  readonly check: Check
  /** `operationId`; undefined where no operation fits. */
  readonly operation: string | undefined
  /** Where in the message: `query page_size`, `/items/0/status`; empty for the whole. */
  readonly at: string
  /** A sentence for people. Values of text are not shown, because they may identify a respondent, except where the contract lists what is allowed. */
  readonly message: string
  /** JSON pointer of the rule within the document. */
  readonly rule: string | undefined
  /** Where the rule comes from, as `stated in Endpoints 4`; only documents with `x-provenance` say so. */
  readonly origin: string | undefined
}

/** Lower-case names. */
export const lowerCased = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const utf8 = new TextDecoder()

export const textOf = (body: string | Uint8Array): string => (typeof body === "string" ? body : utf8.decode(body))

/** `application/json` of `application/json; charset=utf-8`. */
export const essenceOf = (contentType: string | undefined): string =>
  (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? ""

export const isJson = (mediaType: string): boolean => /^application\/(?:json|[\w.-]+\+json)$/.test(mediaType)
