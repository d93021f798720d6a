/**
 * Defines the responses of a receiver, which are the same for every adapter.
 *
 * The body of a response describes the result in a few words and contains nothing that would help a forger. The full reason is passed to `onRefusal`
 * or `onFailure`.
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

/** Returns the `Retry-After` header. No redelivery of refused callbacks is documented; a sender that retries should wait this long. */
const retryAfter = (seconds: number): Reply["headers"] => ({ "retry-after": `${seconds}` })

export const accepted: Reply = text(200, "ok")

/** For a callback that may be genuine and has not been stored. */
export const tryAgain: Reply = text(503, "try again", retryAfter(30))

/** For a callback that may be genuine, while the receiver has no capacity for it. */
export const noRoom: Reply = text(503, "try again", retryAfter(5))

/** For a receiver whose configuration prevents verification. */
export const misconfigured: Reply = text(500, "misconfigured")

/** For a method other than POST. */
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
