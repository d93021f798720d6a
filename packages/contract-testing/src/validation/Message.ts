/**
 * The inputs and outputs of validation: requests, responses and violations.
 */

/** A request that was sent. */
export interface SentRequest {
  readonly method: string
  /** The URL, including the query. */
  readonly url: string
  /** The headers. Names are case-insensitive. */
  readonly headers: Readonly<Record<string, string>>
  /** The body. Empty if the request has none. If undefined, the body is not known, and only its media type is validated. */
  readonly body?: string | Uint8Array | undefined
}

/** A response that was received. */
export interface ReceivedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The body. If undefined, the body is not known, and only its media type is validated. */
  readonly body?: string | Uint8Array | undefined
}

/** The kind of violation. */
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

/** A violation of the contract. */
export interface Violation {
  readonly check: Check
  /** The `operationId` of the operation that the request matches. Undefined if it matches no operation. */
  readonly operation: string | undefined
  /** The position in the message, such as `query page_size` or `/items/0/status`. Empty if the violation concerns the entire message. */
  readonly at: string
  /**
   * A sentence that describes the violation. The sentence contains string values only if the contract lists the permitted values, because other
   * strings may identify a respondent.
   */
  readonly message: string
  /** The JSON pointer to the violated rule in the API document. Undefined if the violated rule has no position there. */
  readonly rule: string | undefined
  /** The source of the violated rule, such as `stated in Endpoints 4`. Undefined for documents without `x-provenance`. */
  readonly origin: string | undefined
}

/** Returns headers with names in lower case. */
export const lowerCased = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const utf8 = new TextDecoder()

export const textOf = (body: string | Uint8Array): string => (typeof body === "string" ? body : utf8.decode(body))

let last: { readonly text: string; readonly value: unknown } | undefined

/**
 * Parses JSON. Throws the same errors as `JSON.parse`. The last result is cached, because validation and the rules parse the same body one after the
 * other. Callers must not modify the result.
 */
export const parsed = (text: string): unknown => {
  if (last?.text !== text) last = { text, value: JSON.parse(text) as unknown }
  return last.value
}

/** Returns a media type without its parameters, such as `application/json` for `application/json; charset=utf-8`. */
export const essenceOf = (contentType: string | undefined): string =>
  (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? ""

export const isJson = (mediaType: string): boolean => /^application\/(?:json|[\w.-]+\+json)$/.test(mediaType)

/** Returns the parsed body of a message, or undefined if the body is empty or not JSON. */
export const jsonOf = (headers: Readonly<Record<string, string>>, body: string): unknown => {
  if (body === "" || !isJson(essenceOf(headers["content-type"]))) return undefined
  try {
    return parsed(body)
  } catch {
    return undefined
  }
}
