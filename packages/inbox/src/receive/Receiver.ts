/**
 * Receives callbacks: verified, made durable, and only then answered with 200.
 *
 * The order is the promise. Whatever fails before the store has committed becomes a 503 with `Retry-After`, and whatever
 * fails after it is harmless, because the same callback is known when it comes again.
 */
import { createKeyRing, createVerifier, type KeyEntry, type KeySource, type WebhookError } from "@fieldwork/webhooks"
import { type Arrival, fetchReceiver, type ReceiverOptions as WebhookReceiverOptions } from "@fieldwork/webhooks/fetch"
import { nodeReceiver } from "@fieldwork/webhooks/node"
import { Clock, Effect, Metric } from "effect"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { StreamName } from "../Message.ts"
import * as Metrics from "../Metrics.ts"
import { monotonicMillisOf } from "../Monotonic.ts"
import { makeUsedKeys } from "../RememberedKeys.ts"
import type { Store } from "../store/Store.ts"
import { makeAccept } from "./accept.ts"
import {
  type BodyProgress,
  type ConcurrencyLimit,
  type ConcurrencyOptions,
  makeConcurrencyLimit
} from "./ConcurrencyLimit.ts"
import { type HoldingPen, makeHoldingPen } from "./HoldingPen.ts"
import { makeRecentFailure } from "./RecentFailure.ts"

export interface ReceiverOptions extends ConcurrencyOptions {
  /** The keys held, or a key store that follows the service's rotation. */
  readonly keys: Iterable<KeyEntry> | KeySource
  /** Default `X-Platform-Signature`. */
  readonly headerName?: string | undefined
  /** How far a signature time may lie from this clock, in seconds. Default 300. */
  readonly toleranceSeconds?: number | undefined
  /**
   * What becomes of a genuine callback outside the tolerance. Default `accept`: nothing is sent again, so it is stored and
   * marked. `refuse` answers 401.
   */
  readonly untimely?: "accept" | "refuse" | undefined
  /** Default 40 MiB: ten thousand opportunities with quotas have 39 MB. */
  readonly maxBodyBytes?: number | undefined
  /** From the first byte of a body to its last. Default 30 s. */
  readonly bodyTimeoutMillis?: number | undefined
  /** How long the store may take. Default 8 s: the sender is taken to give up after 10 s. */
  readonly storeTimeoutMillis?: number | undefined
}

export interface Receiver {
  /** Answers 200, 400, 401, 405, 408, 413, 415 or 503. Never rejects. */
  readonly receive: (stream: StreamName, request: Request) => Promise<Response>
  /** The same for node:http, without a copy of the body. */
  readonly listen: (stream: StreamName, request: IncomingMessage, response: ServerResponse) => void
  /** The same as options for any adapter of `@fieldwork/webhooks`. */
  readonly callbacks: Readonly<Record<StreamName, WebhookReceiverOptions>>
  readonly concurrency: ConcurrencyLimit
  /** Callbacks whose key is not known yet; undefined where keys are not followed. */
  readonly pen: HoldingPen | undefined
  /** Why the store or the want of a key made a callback be answered 503 within the last ten seconds, unless one was accepted since. */
  readonly recentFailure: () => string | undefined
  /** Milliseconds since the last callback of a stream was accepted, or since the start. */
  readonly sinceAccepted: (stream: StreamName) => number
  /** Refuses new callbacks, and waits for those in progress. */
  readonly drain: Effect.Effect<void>
}

/** `committed` is told of each new entry. Dies with WebhookConfigurationError when a key cannot be used. */
export const makeReceiver = Effect.fnUntraced(function* (
  store: Store,
  options: ReceiverOptions,
  committed: (stream: StreamName) => void = () => {}
): Effect.fn.Return<Receiver> {
  const services = yield* Effect.context()
  const clock = yield* Clock.Clock
  const { headerName = "X-Platform-Signature", storeTimeoutMillis = 8000, toleranceSeconds = 300 } = options
  const now = (): number => clock.currentTimeMillisUnsafe()
  const run = Effect.runPromiseWith(services)
  const nanos = (): bigint => clock.monotonicTimeNanosUnsafe()
  const elapsed = (): number => monotonicMillisOf(clock)
  const concurrency = makeConcurrencyLimit(options)
  const keys = "held" in options.keys ? options.keys : createKeyRing(options.keys)
  const verifier = createVerifier({
    keys,
    headerName,
    maxBodyBytes: options.maxBodyBytes,
    toleranceSeconds: options.untimely === "refuse" ? toleranceSeconds : Infinity,
    now
  })

  const acceptedAt = { opportunities: nanos(), outcomes: nanos() }
  let accepted = 0
  const recentFailure = makeRecentFailure(elapsed, () => accepted)
  const isKeyless = (): boolean => keys.held.length === 0

  const count = (stream: StreamName, result: string, more: Readonly<Record<string, string>> = {}): void => {
    Effect.runSyncWith(services)(Metric.update(Metrics.of(Metrics.callbacks, { stream, result, ...more }), 1))
  }

  const accept = makeAccept({
    store,
    usedKeys: makeUsedKeys(store, keys),
    verifier,
    headerName,
    toleranceSeconds,
    storeTimeoutMillis,
    now,
    logged: (stream, isKnown) => {
      count(stream, isKnown ? "known" : "accepted")
      if (!isKnown) committed(stream)
    }
  })

  /** Only callbacks whose header was accepted, which may be genuine, count towards the limit. */
  const admit = async (
    stream: StreamName,
    { announcedBytes, remoteAddress: address }: Arrival,
    body: BodyProgress | undefined
  ): Promise<(() => void) | undefined> => {
    const started = nanos()
    const leave = await concurrency.enter({ announcedBytes, assumedBytes: verifier.maxBodyBytes, address, body })
    if (leave === undefined) {
      count(stream, "overloaded")
      return undefined
    }
    return () => {
      leave()
      const taken = Number(nanos() - started) / 1e9
      Effect.runSyncWith(services)(Metric.update(Metrics.of(Metrics.answerSeconds, { stream }), taken))
    }
  }

  // Keys that are given once and never followed do not become known.
  const pen =
    keys.refresh === undefined
      ? undefined
      : makeHoldingPen({
          keys,
          headerName,
          maxBodyBytes: verifier.maxBodyBytes,
          isTrusted: (address) => concurrency.isTrusted(address),
          now: elapsed,
          receiveAgain: async (stream, request) => {
            const { status } = await fetchReceiver({ ...own[stream], keepUnverified: undefined })(request)
            if (status !== 503) count(stream, "released", { status: String(status) })
            return status
          }
        })

  const webhookOptions = (stream: StreamName): WebhookReceiverOptions => ({
    verifier,
    bodyTimeoutMillis: options.bodyTimeoutMillis,
    admit: (arrival) => admit(stream, arrival, undefined),
    keepUnverified: pen && ((arrival, refusal) => pen.keep(stream, arrival, refusal)),
    accept: async (verified, arrival) => {
      await run(accept(stream, verified, arrival.header))
      concurrency.trust(arrival.remoteAddress)
      acceptedAt[stream] = nanos()
      accepted += 1
    },
    onRefusal: (error: WebhookError) => {
      // With a key at hand this may be a stranger's callback; without one it is everybody's.
      if (error.reason._tag === "KeysUnavailableError" && isKeyless()) recentFailure.begin(error)
      count(stream, "refused", { reason: error.reason._tag })
      return run(Effect.logWarning(error.message).pipe(Effect.annotateLogs({ stream, reason: error.reason._tag })))
    },
    onFailure: (cause) => {
      recentFailure.begin(cause)
      count(stream, "failed")
      return run(Effect.logError("A callback could not be stored", cause).pipe(Effect.annotateLogs({ stream })))
    }
  })

  const own = { opportunities: webhookOptions("opportunities"), outcomes: webhookOptions("outcomes") }
  const receive: Receiver["receive"] = (stream, request) => fetchReceiver(own[stream])(request)
  const listen: Receiver["listen"] = (stream, request, response) =>
    nodeReceiver({ ...own[stream], admit: (arrival) => admit(stream, arrival, progressOf(request)) })(request, response)

  return {
    receive,
    listen,
    callbacks: own,
    concurrency,
    pen,
    recentFailure: recentFailure.reason,
    sinceAccepted: (stream) => Number(nanos() - acceptedAt[stream]) / 1e6,
    drain: Effect.suspend(() => {
      pen?.close()
      return Effect.promise(() => concurrency.close())
    })
  }
})

/** The connection counts what came over it; earlier requests on it came before. */
const progressOf = (request: IncomingMessage): BodyProgress => ({
  receivedBytes: () => request.socket.bytesRead,
  isComplete: () => request.complete,
  cut: () => void request.destroy()
})
