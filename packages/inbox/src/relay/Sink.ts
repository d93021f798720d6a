/**
 * The interface of the sinks to which a relay delivers. All sinks in this package pass the checks in `sinkChecks` (`@fieldwork/inbox/conformance`). A
 * custom sink must pass them too.
 */
import type { Envelope, EpochNotice } from "./Envelope.ts"

/** Identifies the relay that delivers, so that a sink can reject deliveries from a relay that has lost its lease. */
export interface Fence {
  /** The name of the reader, under which the relay stores its position. */
  readonly reader: string
  /** The fencing token. If two relays with the same reader name deliver the same stream, the relay with the greater token has taken over. */
  readonly token: number
}

/**
 * A system to which a relay delivers changes or messages.
 *
 * A sink must follow three rules. The Promise returned by `deliver` resolves only after everything in the batch has been acknowledged. An envelope is
 * never stored after a later envelope with the same key. If an envelope is delivered twice, consumers receive it either once, or twice with the same
 * id.
 */
export interface Sink {
  /** The name that appears in logs. It must not contain secrets. */
  readonly name: string
  /**
   * Delivers the envelopes in a batch. Envelopes with the same key are delivered in order. After a failure, some of the envelopes may have arrived,
   * and the relay redelivers the entire batch, divided into smaller batches. Stops when `signal` is aborted.
   *
   * @throws SinkError if the batch could not be delivered
   */
  readonly deliver: (batch: ReadonlyArray<Envelope>, fence: Fence, signal: AbortSignal) => Promise<void>
  /**
   * Delivers a notice that a new epoch has started, in which earlier items may be redelivered. Called before any envelope in the epoch is delivered,
   * and again whenever a relay starts.
   *
   * @throws SinkError if the notice could not be delivered
   */
  readonly announce: (notice: EpochNotice, fence: Fence, signal: AbortSignal) => Promise<void>
  /** Closes the connections of the sink. Never rejects. */
  readonly close: () => Promise<void>
}

/**
 * The error that is reported when a sink could not deliver. `unavailable` may be temporary, so the relay retries. `refused` requires a change by an
 * operator, so the relay stops. `fenced` means that another relay has taken over.
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
  /** The time in milliseconds for which the sink asks the relay to wait before it retries. Only for `unavailable`. */
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
