/**
 * Defines the responses of a receiver. They are the same for all adapters.
 *
 * The body of a response describes the result in a few words and contains nothing that would help a forger. The detailed reason is passed to
 * `onRefusal` or `onFailure`.
 */
import { statusOf } from "../status.ts"
import type { WebhookError } from "../WebhookError.ts"

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const text = (status: number, body: string, headers: Reply["headers"] = {}): Reply => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8", ...headers },
  body
})

/**
 * Returns the `Retry-After` header. The exchange does not document whether it redelivers refused callbacks, but a sender that does should wait for
 * the given number of seconds.
 */
const retryAfter = (seconds: number): Reply["headers"] => ({ "retry-after": `${seconds}` })

export const accepted: Reply = text(200, "ok")

/** The response to a callback that may be genuine but has not been stored. */
export const tryAgain: Reply = text(503, "try again", retryAfter(30))

/** The response to a callback that may be genuine, but that the receiver has no capacity to process. */
export const atCapacity: Reply = text(503, "try again", retryAfter(5))

/** The response from a receiver whose configuration prevents verification. */
export const misconfigured: Reply = text(500, "misconfigured")

/** The response to a request with a method other than POST. */
export const notPost: Reply = text(405, "use POST", { allow: "POST" })

export const refused = ({ reason }: WebhookError): Reply => {
  const status = statusOf(reason)
  return status === 503 ? tryAgain : text(status, words[status])
}

const words = {
  400: "malformed",
  401: "refused",
  408: "too slow",
  413: "too large",
  415: "unsupported encoding"
} as const
