/**
 * Defines the error that verification reports when it refuses a callback.
 *
 * The message is derived from the reason and states what to check, so one log line is sufficient. Messages are meant for the receiver's log, never
 * for the response to the sender.
 */
import type { WebhookErrorReason } from "./reason.ts"

/**
 * The error that `verify`, `begin` and `finish` reject with if a callback is refused. `reason` is a closed union, discriminated by `_tag`. `message`
 * is one line for the log and contains no part of the body. `statusOf(reason)` returns the status code for the response.
 *
 * @example
 * ```ts
 * import { createVerifier, statusOf, WebhookError } from "@fieldwork/webhooks"
 * import { forge, generateSigningKey } from "@fieldwork/webhooks/testing"
 *
 * const key = await generateSigningKey()
 * const verifier = createVerifier({ keys: [key] })
 * const error = await verifier.verify(await forge("body changed", { key })).catch((cause: unknown) => cause)
 * error instanceof WebhookError ? error.reason._tag : "accepted" // => "SignatureMismatchError"
 * error instanceof WebhookError ? statusOf(error.reason) : 200 // => 401
 * ```
 */
export class WebhookError extends Error {
  readonly _tag = "WebhookError"
  override readonly name = "WebhookError"
  declare readonly reason: WebhookErrorReason

  constructor(reason: WebhookErrorReason) {
    super(describe(reason))
    this.reason = reason
  }

  /** Returns whether the same callback may be accepted if it is resent. */
  get isRetryable(): boolean {
    return this.reason._tag === "KeysUnavailableError" || this.reason._tag === "UnreadableBodyError"
  }
}

/** Returns one line for the log. States what was received, what was expected, and what to check. */
const describe = (reason: WebhookErrorReason): string => {
  switch (reason._tag) {
    case "HeaderAbsentError":
      return `No ${reason.headerName} header`
    case "MalformedHeaderError":
      return `The signature header has ${reason.problem}, at character ${reason.at}`
    case "StaleTimestampError":
      return `Signed ${reason.ageSeconds} s ago, ${reason.toleranceSeconds} s are allowed: a replay or a wrong clock`
    case "FutureTimestampError":
      return `Signed ${reason.aheadSeconds} s ahead, ${reason.toleranceSeconds} s are allowed${
        reason.timestamp > maxPlausibleSeconds ? ": the timestamp is in milliseconds" : ""
      }`
    case "UnknownVersionError":
      return `Signed only in ${list(reason.versions)}, expected v1`
    case "NoKnownKeyError":
      return `Signed with ${list(reason.received)}, trusted: ${list(reason.held)}`
    case "KeysUnavailableError":
      return `Signed with ${list(reason.received)}, and the keys are not available: ${reason.detail}`
    case "SignatureMismatchError":
      return `The body does not match its signature (${list(
        reason.signatures.map(({ keyId, problem }) => `${keyId}: ${problem}`)
      )})${reason.hint ? `: ${reason.hint}. Pass the bytes as received` : ""}`
    case "BodyTooLargeError":
      return `The body is over ${reason.limitBytes} bytes as ${reason.measured}`
    case "UnreadableBodyError":
    default:
      return `The body is ${reason.problem}, got ${reason.receivedBytes} bytes`
  }
}

/** Timestamps above this number of seconds (the year 5138) are assumed to be in milliseconds. */
const maxPlausibleSeconds = 1e11

const list = (names: ReadonlyArray<string>): string => names.join(", ") || "none"
