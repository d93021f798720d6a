/**
 * Responses of the read API, errors among them (RFC 9457).
 */
import { STATUS_CODES } from "node:http"

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** A stream for server-sent events. */
  readonly body: string | ReadableStream<Uint8Array>
}

/** What is known changes, and some of it identifies respondents. */
const uncached = { "cache-control": "no-store" }

/** `json` is the text itself. */
export const found = (json: string): Answer => ({
  status: 200,
  headers: { ...uncached, "content-type": "application/json" },
  body: json
})

export const problem = (
  status: number,
  detail: string,
  headers: Answer["headers"] = {},
  more: Readonly<Record<string, string>> = {}
): Answer => ({
  status,
  headers: { ...uncached, ...headers, "content-type": "application/problem+json" },
  body: JSON.stringify({ title: STATUS_CODES[status] ?? "", status, detail, ...more })
})

export const unavailable = (detail: string): Answer => problem(503, detail, { "retry-after": "1" })
