/**
 * What a relay needs of the system that it delivers to. Every sink passes the same checks (`sinkChecks` of `@fieldwork/inbox/conformance`); one of your own must pass them too.
 */
import type { Envelope, EpochNotice } from "./Envelope.ts"

/** Who delivers. */
export interface Fence {
  /** The name of the reader. */
  readonly reader: string
  /** Of two relays for the same reader and stream, the one with the greater token has taken over from the other. */
  readonly token: number
}

/**
 * A system that changes are delivered to.
 *
 * Three rules: a promise of `deliver` resolves only once everything in the batch is acknowledged; of the same key, an envelope is never stored behind a later one; and what is
 * delivered twice arrives twice with the same id, or once.
 */
export interface Sink {
  /** For logs. No part of it is a secret. */
  readonly name: string
  /**
   * Delivers the envelopes in order per key. After a failure some of them may have arrived: the relay delivers the batch again. Gives up when `signal` aborts.
   *
   * @throws SinkError
   */
  readonly deliver: (batch: ReadonlyArray<Envelope>, fence: Fence, signal: AbortSignal) => Promise<void>
  /**
   * Delivers a notice before anything of its epoch. The same notice comes again whenever a relay starts.
   *
   * @throws SinkError
   */
  readonly announce: (notice: EpochNotice, fence: Fence, signal: AbortSignal) => Promise<void>
  /** Never rejects. */
  readonly close: () => Promise<void>
}

/**
 * Why a sink could not be used. `unavailable` may pass, and the relay tries again; `refused` does not pass without a change by an operator, and ends the relay; `fenced` means
 * that another relay has taken over.
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
  /** Only for `unavailable`: what the sink asks to be left alone for. */
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
