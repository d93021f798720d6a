/** Responses of the read API, including error responses (RFC 9457). */
import { STATUS_CODES } from "node:http"

export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The body as a string, or as a stream for server-sent events. */
  readonly body: string | ReadableStream<Uint8Array>
}

/** Responses must not be cached, because the data changes and some responses identify respondents. */
const uncached = { "cache-control": "no-store" }

/** Returns a response with status 200 and a JSON body. */
export const found = (json: string): HttpResponse => ({
  status: 200,
  headers: { ...uncached, "content-type": "application/json" },
  body: json
})

export const problem = (
  status: number,
  detail: string,
  headers: HttpResponse["headers"] = {},
  more: Readonly<Record<string, string>> = {}
): HttpResponse => ({
  status,
  headers: { ...uncached, ...headers, "content-type": "application/problem+json" },
  body: JSON.stringify({ title: STATUS_CODES[status] ?? "", status, detail, ...more })
})

export const unavailable = (detail: string): HttpResponse => problem(503, detail, { "retry-after": "1" })
