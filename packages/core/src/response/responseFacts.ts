/**
 * Extracts the facts about a response that errors, listeners and callers need from its headers.
 */
import type { TextRedactor } from "../auth/redact.ts"
import type { ApiResponse } from "../call/ApiResponse.ts"
import type { HeaderValues } from "../request/extraHeaders.ts"
import type { ListedHeaders, ResponseHeaders } from "../transport/Fetch.ts"

export interface ResponseFacts {
  readonly requestId?: string
  /** The headers by lower-case name. */
  readonly headers?: HeaderValues
}

/** The maximum number of characters of a value to keep. */
const longestValue = 1000

/** Headers that set or request credentials. */
const withheld = new Set(["set-cookie", "set-cookie2", "authorization", "proxy-authenticate"])

/** The usual names of the request id, which support asks for. There is no standard header. */
const idNames = ["x-request-id", "request-id", "x-correlation-id", "x-amzn-requestid", "x-amz-request-id", "cf-ray"]

/** The maximum length of an id; a longer value is something else. */
const longestId = 200

const requestIdOf = (get: (name: string) => string | null | undefined): string | undefined => {
  for (const name of idNames) {
    const value = get(name)?.trim() ?? ""
    if (value !== "" && value.length <= longestId) return value
  }
  return undefined
}

const isListed = (headers: ResponseHeaders): headers is ListedHeaders => Symbol.iterator in headers

/** Returns headers that can be listed. The headers of a custom `fetch` need only have `get`. */
const listedHeaders = (headers: ResponseHeaders): ListedHeaders =>
  isListed(headers) ? headers : { get: (name) => headers.get(name), [Symbol.iterator]: () => [][Symbol.iterator]() }

/** Returns the facts without secrets. `sent` contains the user's headers. */
export const responseFacts = (
  redactor: TextRedactor,
  received: ResponseHeaders | undefined,
  sent: HeaderValues
): ResponseFacts => {
  const id = requestIdOf((name) => received?.get(name)) ?? requestIdOf((name) => sent[name])
  const requestId = id === undefined ? {} : { requestId: redactor.redact(id) }
  if (received === undefined) return requestId
  const headers = Array.from(listedHeaders(received))
    .filter(([name]) => !withheld.has(name.toLowerCase()))
    .map(
      ([name, value]) => [redactor.redact(name.toLowerCase()), redactor.redact(value).slice(0, longestValue)] as const
    )
  return { ...requestId, headers: Object.fromEntries(headers) }
}

/** Returns the response for its caller, with its id, and with headers that can be listed. */
export const readableResponse = (response: ApiResponse<unknown>): ApiResponse<unknown> => {
  const requestId = requestIdOf((name) => response.headers.get(name))
  return {
    ...response,
    headers: listedHeaders(response.headers),
    ...(requestId !== undefined && { requestId })
  }
}
