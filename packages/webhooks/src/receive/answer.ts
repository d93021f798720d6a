/**
 * What a receiver answers, the same for every adapter.
 *
 * 2xx is said only after `accept` has succeeded. The body of an answer says what happened in one word and nothing that
 * would help a forger: the whole reason goes to `onRefusal`.
 */
import { WebhookConfigurationError } from "../configuration-error.ts"
import type { Verified } from "../verified.ts"
import { statusOf } from "../status.ts"
import { WebhookError } from "../webhook-error.ts"
import type { ReceiveOptions } from "./body.ts"

export interface ReceiverOptions extends ReceiveOptions {
  /** Called with each genuine callback. 200 is answered once it has resolved, so make the callback durable first. */
  readonly accept: (verified: Verified) => void | Promise<void>
  /** Told of every refused callback, for the log. */
  readonly onRefusal?: ((error: WebhookError) => void) | undefined
  /** Told when `accept` fails, 503, or the receiver is set up wrongly, 500. Default `console.error`. */
  readonly onFailure?: ((cause: unknown) => void) | undefined
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Seconds. No retry of a refused callback is documented; a sender that has one waits this long. */
const retryAfterSeconds = 30

/** Never rejects. */
export const answer = async (options: ReceiverOptions, receive: () => Promise<Verified>): Promise<Answer> => {
  let verified
  try {
    verified = await receive()
  } catch (cause) {
    return refusal(options, cause)
  }
  try {
    await options.accept(verified)
    return text(200, "ok")
  } catch (cause) {
    notify(options.onFailure ?? console.error, cause)
    return tryAgain
  }
}

/** The answer to what verification rejected with. */
const refusal = (options: ReceiverOptions, cause: unknown): Answer => {
  if (cause instanceof WebhookError) {
    notify(options.onRefusal, cause)
    return refused(cause)
  }
  notify(options.onFailure ?? console.error, cause)
  return cause instanceof WebhookConfigurationError ? text(500, "misconfigured") : tryAgain
}

export const refused = ({ reason }: WebhookError): Answer => {
  const status = statusOf(reason)
  return text(status, words[status])
}

const words: Readonly<Record<ReturnType<typeof statusOf>, string>> = {
  400: "malformed",
  401: "refused",
  408: "too slow",
  413: "too large",
  415: "unsupported encoding",
  503: "try again"
}

const text = (status: number, body: string): Answer => ({
  status,
  headers: {
    "content-type": "text/plain; charset=utf-8",
    ...(status === 503 ? { "retry-after": `${retryAfterSeconds}` } : {})
  },
  body
})

/** The callback may be genuine and is not stored. */
export const tryAgain: Answer = text(503, words[503])

/** For what comes by another method than POST. */
export const notPost: Answer = { status: 405, headers: { allow: "POST" }, body: "use POST" }

/** A log that fails must not change the answer. */
const notify = <A>(listener: ((value: A) => void) | undefined, value: A): void => {
  try {
    listener?.(value)
  } catch {
    // There is nobody left to tell.
  }
}
