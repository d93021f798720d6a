/**
 * What a receiver responds with, the same for every adapter.
 *
 * The body of a response says what happened in a word or two and nothing that would help a forger: the whole reason goes to
 * `onRefusal` or `onFailure`.
 */
import { statusOf } from "../status.ts"
import type { WebhookError } from "../webhook-error.ts"

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

/** No retry of a refused callback is documented; a sender that has one waits this long. */
const retryAfter = (seconds: number): Reply["headers"] => ({ "retry-after": `${seconds}` })

export const accepted: Reply = text(200, "ok")

/** The callback may be genuine and is not stored. */
export const tryAgain: Reply = text(503, "try again", retryAfter(30))

/** The callback may be genuine and there is no room for it at the moment. */
export const noRoom: Reply = text(503, "try again", retryAfter(5))

/** The receiver is set up in a way in which it can verify nothing. */
export const misconfigured: Reply = text(500, "misconfigured")

/** For what comes by another method than POST. */
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
