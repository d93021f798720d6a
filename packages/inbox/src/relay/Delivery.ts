/**
 * Delivers batches to a sink, the system that receives them, and retries until the sink has acknowledged them.
 */
import { Effect, Metric } from "effect"
import type { StreamName } from "../Message.ts"
import * as Metrics from "../Metrics.ts"
import { monotonicMillis } from "../Monotonic.ts"
import type { Envelope, EpochNotice } from "./Envelope.ts"
import { type Fence, type Sink, SinkError } from "./Sink.ts"

/** The time limit for one attempt to deliver a batch, in milliseconds. */
const maxDeliveryMillis = 60_000
/** The time in milliseconds within which a batch must be acknowledged for the next batch to be larger. A batch of twice the size is then safe. */
const quickDeliveryMillis = maxDeliveryMillis / 4
const [minPause, maxPause] = [100, 10_000]

export interface Delivering {
  /**
   * Delivers a page. After a failure, the page is delivered in smaller batches, so that a slow sink acknowledges each batch within the time limit.
   * Fails if the sink refuses a batch or reports that another relay has taken over.
   */
  readonly deliver: (page: ReadonlyArray<Envelope>, fence: Fence) => Effect.Effect<void, SinkError>
  readonly announce: (notice: EpochNotice, fence: Fence) => Effect.Effect<void, SinkError>
}

/** Returns functions that deliver to a sink. If the sink is unavailable, the reason is logged and the delivery is retried with increasing pauses. */
export const delivering = (
  sink: Sink,
  attributes: { readonly reader: string; readonly stream: StreamName }
): Delivering => {
  const failed = (error: SinkError, pause: number) =>
    Metric.update(Metrics.withAttributes(Metrics.relayFailures, attributes), 1).pipe(
      Effect.andThen(Effect.logWarning("A sink is not available")),
      Effect.annotateLogs({ ...attributes, sink: sink.name, reason: error.detail, againMillis: pause })
    )

  /** Calls the sink until the call succeeds. Returns the duration of the successful call in milliseconds. */
  const persistently = (
    call: (signal: AbortSignal) => Promise<void>,
    onFailure: () => void = () => {}
  ): Effect.Effect<number, SinkError> =>
    Effect.gen(function* () {
      let pause = minPause
      for (;;) {
        const started = yield* monotonicMillis
        const error = yield* attempt(sink, call)
        if (error === undefined) return (yield* monotonicMillis) - started
        if (error.reason !== "unavailable") yield* Effect.fail(error)
        onFailure()
        const wait = Math.max(pause, error.retryAfterMillis ?? 0)
        yield* failed(error, wait)
        yield* Effect.sleep(wait)
        pause = Math.min(pause * 2, maxPause)
      }
    })

  /** The maximum number of envelopes in the next batch. */
  let limit = Infinity
  const deliver: Delivering["deliver"] = (page, fence) =>
    Effect.gen(function* () {
      for (let rest = page; rest.length > 0;) {
        const millis = yield* persistently(
          (signal) => sink.deliver(rest.slice(0, limit), fence, signal),
          () => (limit = Math.max(1, Math.floor(Math.min(limit, rest.length) / 2)))
        )
        rest = rest.slice(limit)
        if (millis < quickDeliveryMillis) limit *= 2
      }
    })

  return {
    deliver,
    announce: (notice, fence) => Effect.asVoid(persistently((signal) => sink.announce(notice, fence, signal)))
  }
}

/** Calls the sink once. Returns the error, or undefined if the call succeeded. */
const attempt = (sink: Sink, call: (signal: AbortSignal) => Promise<void>): Effect.Effect<SinkError | undefined> =>
  Effect.tryPromise({ try: call, catch: (cause) => toSinkError(sink, cause) }).pipe(
    Effect.as(undefined),
    Effect.timeoutOrElse({
      duration: maxDeliveryMillis,
      orElse: () =>
        Effect.fail(
          new SinkError({
            sink: sink.name,
            reason: "unavailable",
            detail: `no acknowledgement within ${maxDeliveryMillis} ms`
          })
        )
    }),
    Effect.catch((error) => Effect.succeed(error))
  )

const toSinkError = (sink: Sink, cause: unknown): SinkError =>
  cause instanceof SinkError
    ? cause
    : new SinkError({
        sink: sink.name,
        reason: "unavailable",
        detail: cause instanceof Error ? cause.message : String(cause)
      })
