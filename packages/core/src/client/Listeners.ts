/**
 * The events that a client passes to its listeners. Events contain neither secrets nor personal data: no URL, query or body.
 */
import type { Reason } from "../errors/Reason.ts"

/** The operation that a request belongs to. */
export interface RequestInfo {
  /** The `operationId` in the spec. */
  readonly operation: string
  /** The HTTP method in upper case. */
  readonly method: string
  /** The path template in the spec, such as `/campaigns/{id}`. */
  readonly template: string
}

/** The event for an attempt that is about to be sent. */
export interface RequestEvent extends RequestInfo {
  /** The number of the attempt within its call, starting at 1. */
  readonly attempt: number
}

/** The cause of a failed attempt or call: the tag of the error's reason, or `Interrupted` if the caller or a deadline interrupted it. */
export type EndReason = Reason["_tag"] | "Interrupted"

/** The outcome of an attempt or a call. */
export interface EndEvent {
  /** The status code of the last response. Absent if there was none. */
  readonly status?: number
  /** The cause of the failure. Absent if the attempt or the call succeeded. */
  readonly reason?: EndReason
  /** The duration in milliseconds. For a call, the duration includes all attempts, pauses and waits. */
  readonly durationMillis: number
  /** The request id in the last response, or the request id that was sent if the response contains none. */
  readonly requestId?: string
}

/** The event for an attempt that has ended. */
export interface AttemptEvent extends RequestEvent, EndEvent {}

/** The event for a call that has ended, including its number of attempts. */
export interface CallEvent extends RequestInfo, EndEvent {
  /** The number of attempts that were sent. */
  readonly attempts: number
}

/** Functions that a client calls for each request and its outcome, for logs and metrics. Events contain no secret, URL or body. */
export interface Listeners {
  /** Called before each attempt is sent. */
  readonly onRequest?: (event: RequestEvent) => void
  /** Called when an attempt has ended, whatever its outcome. */
  readonly onAttempt?: (event: AttemptEvent) => void
  /** Called when a call has ended, whatever its outcome. Errors that a listener throws are ignored. */
  readonly onCall?: (event: CallEvent) => void
}
