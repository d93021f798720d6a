/**
 * Delivers batches to a sink, the system that receives them, and retries until the sink has acknowledged them.
 */
import { Effect, Metric } from "effect"
import type { StreamName } from "../Message.ts"
import * as Metrics from "../Metrics.ts"
import type { Envelope, EpochNotice } from "./Envelope.ts"
import { type Fence, type Sink, SinkError } from "./Sink.ts"

/** The time limit for one attempt to deliver a batch, in milliseconds. */
const maxDeliveryMillis = 60_000
const [minPause, maxPause] = [100, 10_000]

export interface Delivering {
  /** Delivers a batch. Fails if the sink refuses the batch or reports that another relay has taken over. */
  readonly deliver: (batch: ReadonlyArray<Envelope>, fence: Fence) => Effect.Effect<void, SinkError>
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

  const persistently = (call: (signal: AbortSignal) => Promise<void>): Effect.Effect<void, SinkError> =>
    Effect.gen(function* () {
      let pause = minPause
      for (;;) {
        const error = yield* attempt(sink, call)
        if (error === undefined) return
        if (error.reason !== "unavailable") yield* Effect.fail(error)
        const wait = Math.max(pause, error.retryAfterMillis ?? 0)
        yield* failed(error, wait)
        yield* Effect.sleep(wait)
        pause = Math.min(pause * 2, maxPause)
      }
    })

  return {
    deliver: (batch, fence) => persistently((signal) => sink.deliver(batch, fence, signal)),
    announce: (notice, fence) => persistently((signal) => sink.announce(notice, fence, signal))
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
