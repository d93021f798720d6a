/**
 * Creates the responses of the HTTP API, including error responses in RFC 9457 format.
 */
import type { EntryLink } from "@fieldwork/exchange/promise"
import { STATUS_CODES } from "node:http"

export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The body, encoded as JSON. */
  readonly body: string
}

export const ok = (value: object): HttpResponse => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value)
})

export const problem = (status: number, detail: string, headers: HttpResponse["headers"] = {}): HttpResponse => ({
  status,
  headers: { ...headers, "content-type": "application/problem+json" },
  body: JSON.stringify({ title: STATUS_CODES[status] ?? "", status, detail })
})

const invalidPid = "the PID cannot be sent in an entry link: it must be 1 to 128 letters, digits, _ or -"
const noLink = "the exchange returned no link for any survey that was tried"

const tagOf = (cause: unknown): unknown =>
  typeof cause === "object" && cause !== null && "_tag" in cause ? cause._tag : undefined

/**
 * Returns the error response for a failed call. Only the messages of known errors are included, because these messages contain neither answers nor
 * secrets.
 */
export const failed = (cause: unknown): HttpResponse => {
  const detail = cause instanceof Error ? cause.message : ""
  switch (tagOf(cause)) {
    case "InvalidProfileError":
      return problem(400, detail)
    case "InvalidEntryLinkError":
      return (cause as EntryLink.InvalidEntryLinkError).why === "pid" ? problem(400, invalidPid) : problem(502, noLink)
    case "StaleIndexError":
    case "StoreError":
      return problem(503, tagOf(cause) === "StoreError" ? "the store does not respond" : detail, { "retry-after": "1" })
    case "ApiError":
    case "LinkClaimedError":
    case "LinkNotUpdatedError":
    case "NoLiveLinkError":
      return problem(502, noLink)
    default:
      return problem(500, "an unexpected error: see the log of the service")
  }
}
