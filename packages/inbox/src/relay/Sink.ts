/**
 * The interface of the sinks to which a relay delivers. Every sink passes the same checks (`sinkChecks` of `@fieldwork/inbox/conformance`). If you
 * write a sink, it must pass them too.
 */
import type { Envelope, EpochNotice } from "./Envelope.ts"

/** Identifies the relay that delivers. */
export interface Fence {
  /** The name of the reader. */
  readonly reader: string
  /** The fencing token. Of two relays for the same reader and stream, the one with the greater token has taken over. */
  readonly token: number
}

/**
 * A system to which changes are delivered.
 *
 * Three rules apply. The promise of `deliver` resolves only once everything in the batch is acknowledged. An envelope is never stored after a later
 * one with the same key. An envelope that is delivered twice arrives only once, or twice with the same id.
 */
export interface Sink {
  /** The name that appears in logs. It contains no secrets. */
  readonly name: string
  /**
   * Delivers the envelopes; those with the same key in order. After a failure, some of them may have arrived, and the relay delivers the batch again.
   * Stops when `signal` aborts.
   *
   * @throws SinkError
   */
  readonly deliver: (batch: ReadonlyArray<Envelope>, fence: Fence, signal: AbortSignal) => Promise<void>
  /**
   * Delivers a notice before any envelope of its epoch. The notice is repeated whenever a relay starts.
   *
   * @throws SinkError
   */
  readonly announce: (notice: EpochNotice, fence: Fence, signal: AbortSignal) => Promise<void>
  /** Closes the connections of the sink. Never rejects. */
  readonly close: () => Promise<void>
}

/**
 * The error when a sink could not be used. `unavailable` may be temporary, and the relay retries. `refused` requires a change by an operator, and
 * ends the relay. `fenced` means that another relay has taken over.
 *
 * @example
 * ```ts
 * import { SinkError } from "@fieldwork/inbox/relay"
 *
 * new SinkError({ sink: "nats", reason: "refused", detail: "there is no stream A" }).message // => "nats: there is no stream A"
 * ```
 */
export class SinkError extends Error {
  override readonly name = "SinkError"
  readonly sink: string
  readonly reason: "unavailable" | "refused" | "fenced"
  readonly detail: string
  /** The time in milliseconds that the sink asks the relay to wait. Only for `unavailable`. */
  readonly retryAfterMillis: number | undefined
  constructor({
    detail,
    reason,
    retryAfterMillis,
    sink
  }: {
    readonly sink: string
    readonly reason: SinkError["reason"]
    readonly detail: string
    readonly retryAfterMillis?: number | undefined
  }) {
    super(`${sink}: ${detail}`)
    this.sink = sink
    this.reason = reason
    this.detail = detail
    this.retryAfterMillis = retryAfterMillis
  }
}
