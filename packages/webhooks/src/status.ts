/**
 * Determines the HTTP status code for a refused callback.
 */
import type { WebhookErrorReason } from "./reason.ts"

/**
 * Returns the HTTP status code for a refused callback: 400 if the callback is malformed, 401 if it is not authentic, 408 if it arrived too slowly,
 * 413 if it is too large, 415 if its content encoding is not supported, and 503 if the same callback may be accepted later.
 *
 * @example
 * ```ts
 * import { statusOf } from "@fieldwork/webhooks"
 * statusOf({ _tag: "HeaderAbsentError", headerName: "X-Platform-Signature" }) // => 400
 * statusOf({ _tag: "StaleTimestampError", timestamp: 1767225600, ageSeconds: 301, toleranceSeconds: 300 }) // => 401
 * statusOf({ _tag: "KeysUnavailableError", received: ["9f3c1a7e"], detail: "the fetch timed out" }) // => 503
 * ```
 */
export const statusOf = (reason: WebhookErrorReason): 400 | 401 | 408 | 413 | 415 | 503 => {
  switch (reason._tag) {
    case "HeaderAbsentError":
    case "MalformedHeaderError":
      return 400
    case "StaleTimestampError":
    case "FutureTimestampError":
    case "UnknownVersionError":
    case "NoKnownKeyError":
    case "SignatureMismatchError":
      return 401
    case "BodyTooLargeError":
      return 413
    case "KeysUnavailableError":
      return 503
    case "UnreadableBodyError":
    default:
      return unreadable[reason.problem]
  }
}

const unreadable = {
  "slower than the time limit allows": 408,
  "cut off by the sender": 400,
  "in an unsupported content encoding": 415,
  "not valid for its content encoding": 400,
  "compressed more than can be decoded now": 503
} as const
