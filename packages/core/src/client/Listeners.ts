/**
 * What the listeners of a client receive. Nothing in it is a secret or belongs to a person: no URL, no query, no body.
 */
import type { Reason } from "../errors/Reason.ts"

/** The operation of a request. */
export interface RequestInfo {
  /** `operationId` of the spec. */
  readonly operation: string
  /** Upper case. */
  readonly method: string
  /** The path of the spec, such as `/campaigns/{id}`. */
  readonly template: string
}

/** An attempt that is about to be sent. */
export interface RequestEvent extends RequestInfo {
  /** Counted from 1 within its call. */
  readonly attempt: number
}

/** The tag of an error's reason; `Interrupted` when the caller or a deadline ended it. */
export type EndReason = Reason["_tag"] | "Interrupted"

/** How an attempt or a call ended. */
export interface EndEvent {
  /** Of the last response; absent when none came. */
  readonly status?: number
  /** Absent for a success. */
  readonly reason?: EndReason
  /** Of a call: with all its attempts, pauses and waits. */
  readonly durationMillis: number
  /** The id that the last response states, otherwise the one that was sent. */
  readonly requestId?: string
}

/** An attempt that has ended. */
export interface AttemptEvent extends RequestEvent, EndEvent {}

/** A call that has ended, with all its attempts. */
export interface CallEvent extends RequestInfo, EndEvent {
  /** How many were sent. */
  readonly attempts: number
}

export interface Listeners {
  /** Called before each attempt is sent. */
  readonly onRequest?: (event: RequestEvent) => void
  /** Called when an attempt has ended, whatever its outcome. */
  readonly onAttempt?: (event: AttemptEvent) => void
  /** Called when a call has ended, whatever its outcome. Errors that a listener throws are ignored. */
  readonly onCall?: (event: CallEvent) => void
}
