/**
 * The reasons for failures without a usable response: the response did not arrive in full, or was a redirect that the client does not follow.
 */
import { reasonError } from "./reasonError.ts"
import { isCertificate, isUnreadable } from "./transportCodes.ts"

/**
 * No complete response arrived: the host name did not resolve, the connection failed, or the connection was lost while the body was being read.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.TransportError({ sent: false, code: "ECONNREFUSED", detail: "connect" })
 * [reason.fault, reason.isRetryable] // => ["connection",true]
 * ```
 */
export class TransportError extends reasonError("TransportError")<{
  /** Whether part of the request may have reached the service. */
  readonly sent: boolean
  /** The status code, if the headers arrived before the connection was lost. */
  readonly status?: number
  /** The runtime's error code, such as `ECONNREFUSED`. */
  readonly code?: string
  readonly detail: string
}> {
  /** The cause of the failure, derived from `code`: the server's certificate, an unreadable body, or the connection itself. */
  get fault(): "certificate" | "body" | "connection" {
    if (isCertificate(this.code)) return "certificate"
    return isUnreadable(this.code) ? "body" : "connection"
  }

  /** Whether a retry may succeed. False for an untrusted certificate and for an unreadable body, because a retry would fail in the same way. */
  get isRetryable(): boolean {
    return this.fault === "connection"
  }
}

/**
 * The time limit for an attempt or for the entire call was exceeded.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.TimeoutError({ timeoutMillis: 30_000, phase: "headers" })
 * reason.isRetryable // => true
 * ```
 */
export class TimeoutError extends reasonError("TimeoutError")<{
  /** The limit in milliseconds: the timeout of an attempt, or the deadline of the call. */
  readonly timeoutMillis: number
  /** The phase in which the time ran out. `queue` is the wait before sending: for a token, the rate limiter, `maxInFlight` or the next retry. */
  readonly phase: "headers" | "body" | "queue"
  /** Whether the limit was the deadline of the entire call. */
  readonly isDeadline?: boolean
}> {
  readonly isRetryable = true
}

/**
 * A redirect that is not followed, for example a 301, 302 or 303 in response to a write, or a redirect to plain HTTP or to an invalid URL.
 *
 * @example
 * ```ts
 * import { Reason } from "@fieldwork/core"
 * const reason = new Reason.RedirectError({ status: 302, location: "http://a.example/", why: "insecure" })
 * reason.isRetryable // => false
 * ```
 */
export class RedirectError extends reasonError("RedirectError")<{
  readonly status: number
  /** The scheme, host and path of the redirect's target. */
  readonly location: string
  readonly why: "write" | "insecure" | "cross-origin" | "unreadable" | "too many"
}> {
  readonly isRetryable = false
}
