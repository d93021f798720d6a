/**
 * Extracts the data that errors, listeners and callers need from the headers of a response.
 */
import type { TextRedactor } from "../auth/textRedactor.ts"
import type { ApiResponse } from "../call/ApiResponse.ts"
import type { HeaderValues } from "../request/extraHeaders.ts"
import type { ListedHeaders, ResponseHeaders } from "../transport/Fetch.ts"

export interface ResponseFacts {
  readonly requestId?: string
  /** The headers, keyed by lower-case name. */
  readonly headers?: HeaderValues
}

/** The maximum number of characters of a header value to keep. */
const maxValueLength = 1000

/** The headers that set or request credentials, which are omitted. */
const withheld = new Set(["set-cookie", "set-cookie2", "authorization", "proxy-authenticate"])

/** Common names of the header that contains the request id, which support teams ask for. There is no standard name. */
const idNames = ["x-request-id", "request-id", "x-correlation-id", "x-amzn-requestid", "x-amz-request-id", "cf-ray"]

/** The maximum length of a request id in characters. A longer value is not treated as an id. */
const maxIdLength = 200

const requestIdOf = (get: (name: string) => string | null | undefined): string | undefined => {
  for (const name of idNames) {
    const value = get(name)?.trim() ?? ""
    if (value !== "" && value.length <= maxIdLength) return value
  }
  return undefined
}

const isListed = (headers: ResponseHeaders): headers is ListedHeaders => Symbol.iterator in headers

/** Returns the headers in a form that can be iterated. If the headers of a custom `fetch` provide only `get`, there is nothing to iterate. */
const listedHeaders = (headers: ResponseHeaders): ListedHeaders =>
  isListed(headers) ? headers : { get: (name) => headers.get(name), [Symbol.iterator]: () => [][Symbol.iterator]() }

/** Returns the request id and the headers of a response, with secrets removed. `sent` contains the user's request headers. */
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
      ([name, value]) => [redactor.redact(name.toLowerCase()), redactor.redact(value).slice(0, maxValueLength)] as const
    )
  return { ...requestId, headers: Object.fromEntries(headers) }
}

/** Returns the response to pass to the caller, with the request id and with headers that can be iterated. */
export const readableResponse = (response: ApiResponse<unknown>): ApiResponse<unknown> => {
  const requestId = requestIdOf((name) => response.headers.get(name))
  return {
    ...response,
    headers: listedHeaders(response.headers),
    ...(requestId !== undefined && { requestId })
  }
}
