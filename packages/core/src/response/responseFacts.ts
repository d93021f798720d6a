/**
 * What an error, a listener and a caller are told of a response's headers.
 */
import type { TextRedactor } from "../auth/redact.ts"
import type { ApiResponse } from "../call/ApiResponse.ts"
import type { HeaderValues } from "../request/extraHeaders.ts"
import type { ListedHeaders, ResponseHeaders } from "../transport/Transport.ts"

export interface ResponseFacts {
  readonly requestId?: string
  /** By lower-case name. */
  readonly headers?: HeaderValues
}

/** Characters of a value that are kept. */
const longestValue = 1000

/** They set a credential, or ask for one. */
const withheld = new Set(["set-cookie", "set-cookie2", "authorization", "proxy-authenticate"])

/** The id of a request, which support asks for, has no standard header: these are the usual ones. */
const idNames = ["x-request-id", "request-id", "x-correlation-id", "x-amzn-requestid", "x-amz-request-id", "cf-ray"]

/** A longer value is not an id. */
const longestId = 200

const requestIdOf = (get: (name: string) => string | null | undefined): string | undefined => {
  for (const name of idNames) {
    const value = get(name)?.trim() ?? ""
    if (value !== "" && value.length <= longestId) return value
  }
  return undefined
}

const isListed = (headers: ResponseHeaders): headers is ListedHeaders => Symbol.iterator in headers

/** Those of a custom `fetch` need only have `get`. */
const listedHeaders = (headers: ResponseHeaders): ListedHeaders =>
  isListed(headers) ? headers : { get: (name) => headers.get(name), [Symbol.iterator]: () => [][Symbol.iterator]() }

/** Without secrets. `sent` are the headers of the user. */
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

/** The response as its caller reads it: with its id, and headers that can be listed. */
export const readableResponse = (response: ApiResponse<unknown>): ApiResponse<unknown> => {
  const requestId = requestIdOf((name) => response.headers.get(name))
  return {
    ...response,
    headers: listedHeaders(response.headers),
    ...(requestId !== undefined && { requestId })
  }
}
