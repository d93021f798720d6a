/**
 * The events that a client passes to its listeners. They contain neither secrets nor personal data: no URL, query or body.
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

/** An attempt that is about to be sent. */
export interface RequestEvent extends RequestInfo {
  /** The number of the attempt within its call, starting at 1. */
  readonly attempt: number
}

/** Why an attempt or a call failed: the tag of the error's reason, or `Interrupted` if the caller or a deadline ended it. */
export type EndReason = Reason["_tag"] | "Interrupted"

/** How an attempt or a call ended. */
export interface EndEvent {
  /** The status code of the last response; absent if there was none. */
  readonly status?: number
  /** Absent for a success. */
  readonly reason?: EndReason
  /** The duration in milliseconds. For a call it includes all attempts, pauses and waits. */
  readonly durationMillis: number
  /** The id in the last response, or the id that was sent if the response has none. */
  readonly requestId?: string
}

/** An attempt that has ended. */
export interface AttemptEvent extends RequestEvent, EndEvent {}

/** A call that has ended, with all its attempts. */
export interface CallEvent extends RequestInfo, EndEvent {
  /** The number of attempts that were sent. */
  readonly attempts: number
}

/** Functions that a client calls for each request and its outcome, for logs and metrics. They receive no secret, URL or body. */
export interface Listeners {
  /** Called before each attempt is sent. */
  readonly onRequest?: (event: RequestEvent) => void
  /** Called when an attempt has ended, whatever its outcome. */
  readonly onAttempt?: (event: AttemptEvent) => void
  /** Called when a call has ended, whatever its outcome. Errors that a listener throws are ignored. */
  readonly onCall?: (event: CallEvent) => void
}
