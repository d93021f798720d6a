/**
 * The HTTP status that answers a refused callback.
 */
import type { WebhookErrorReason } from "./reason.ts"

/**
 * 400 malformed, 401 refused, 408 too slow, 413 too large, 415 content encoding, 503 when it may come again.
 *
 * @example
 * ```ts
 * import { statusOf } from "@fieldwork/webhooks"
 * statusOf({ _tag: "HeaderAbsentError" } as never) // => 400
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
  "in a content encoding that is not read here": 415,
  "not what its content encoding says": 400,
  "compressed further than is decoded at this moment": 503
} as const
