/**
 * The one error of verification.
 *
 * Its message is computed from the reason, so that a log line alone says what to look at. Messages go to the receiver's
 * log, never into the answer to the sender.
 */
import type { WebhookErrorReason } from "./reason.ts"

/** Rejects `verify`, `begin` and `finish`. Switch on `reason._tag`; `statusOf` is what to answer. */
export class WebhookError extends Error {
  readonly _tag = "WebhookError"
  override readonly name = "WebhookError"
  declare readonly reason: WebhookErrorReason

  constructor(reason: WebhookErrorReason) {
    super(describe(reason))
    this.reason = reason
  }

  /** Whether the same callback, sent again, may be accepted. */
  get isRetryable(): boolean {
    return this.reason._tag === "KeysUnavailableError" || this.reason._tag === "UnreadableBodyError"
  }
}

/** One line for a log: what was seen, what was expected, what to look at. */
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
        reason.timestamp > surelyMillis ? ": the timestamp is in milliseconds" : ""
      }`
    case "UnknownVersionError":
      return `Signed only in ${list(reason.versions)}, known is v1`
    case "NoKnownKeyError":
      return `Signed with ${list(reason.received)}, held are ${list(reason.held)}`
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
      return `The body is ${reason.problem}, ${reason.receivedBytes} bytes came`
  }
}

/** Later than this, in seconds, a timestamp is surely in milliseconds: the year 5138. */
const surelyMillis = 1e11

const list = (names: ReadonlyArray<string>): string => names.join(", ") || "none"
