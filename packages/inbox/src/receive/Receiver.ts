/**
 * Receives callbacks. A callback is acknowledged with status 200 only if it has been verified and is durable.
 *
 * If a step fails before the store has committed, the response is 503 with `Retry-After`. A failure after the commit is harmless, because a
 * redelivery of the same callback is recognised as a duplicate.
 */
import { createKeyRing, createVerifier, type KeyEntry, type KeySource, type WebhookError } from "@fieldwork/webhooks"
import { type Arrival, fetchReceiver, type ReceiverOptions as WebhookReceiverOptions } from "@fieldwork/webhooks/fetch"
import { nodeReceiver } from "@fieldwork/webhooks/node"
import { Clock, Effect, Metric } from "effect"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { StreamName } from "../Message.ts"
import * as Metrics from "../Metrics.ts"
import { monotonicMillisOf } from "../Monotonic.ts"
import { makeUsedKeys } from "../storedKeys.ts"
import type { Store } from "../store/Store.ts"
import { makeAccept } from "./accept.ts"
import {
  type BodyProgress,
  type ConcurrencyLimit,
  type ConcurrencyOptions,
  makeConcurrencyLimit
} from "./ConcurrencyLimit.ts"
import { type UnverifiedCallbacks, makeUnverifiedCallbacks } from "./UnverifiedCallbacks.ts"
import { makeRecentFailure } from "./RecentFailure.ts"

/** The options for a receiver: its keys, and the limits within which it accepts callbacks. */
export interface ReceiverOptions extends ConcurrencyOptions {
  /** The verification keys, or a key store that follows the exchange's key rotation. */
  readonly keys: Iterable<KeyEntry> | KeySource
  /** The name of the header that contains the signature. The name is case-insensitive. Default `X-Platform-Signature`. */
  readonly headerName?: string | undefined
  /** The maximum difference between the signature time and the local clock, in seconds. Default 300. */
  readonly toleranceSeconds?: number | undefined
  /**
   * The treatment of genuine callbacks whose signature time differs from the local clock by more than `toleranceSeconds`: `accept` stores and marks
   * them, because callbacks are not resent, and `refuse` sends a 401 response. Default `accept`.
   */
  readonly untimely?: "accept" | "refuse" | undefined
  /**
   * The maximum size of a body in bytes, both as received and after decompression. Default 40 MiB, because ten thousand opportunities with quotas
   * take 39 MB.
   */
  readonly maxBodyBytes?: number | undefined
  /** The maximum time between the first and the last byte of a body, in milliseconds. Default 30,000. */
  readonly bodyTimeoutMillis?: number | undefined
  /** The timeout for storing a callback, in milliseconds. Default 8000, because the sender is assumed to give up after 10 s. */
  readonly storeTimeoutMillis?: number | undefined
}

export interface Receiver {
  /** Receives a callback. The status is 200, 400, 401, 405, 408, 413, 415 or 503. Never rejects. */
  readonly receive: (stream: StreamName, request: Request) => Promise<Response>
  /** Like `receive`, but for `node:http`. Does not copy the body. */
  readonly listen: (stream: StreamName, request: IncomingMessage, response: ServerResponse) => void
  /**
   * For each stream, the options that any adapter in `@fieldwork/webhooks` accepts. The adapter then handles callbacks in the same way as `receive`.
   */
  readonly callbacks: Readonly<Record<StreamName, WebhookReceiverOptions>>
  readonly concurrency: ConcurrencyLimit
  /** The callbacks that are held because their key is not known yet. Undefined if the keys are configured and cannot change. */
  readonly unverified: UnverifiedCallbacks | undefined
  /**
   * Returns the reason for the last 503 response that the store or a missing key caused within the last ten seconds. Returns undefined if there was
   * none, or if a callback has been accepted since.
   */
  readonly recentFailure: () => string | undefined
  /** Returns the time in milliseconds since the last callback for a stream was accepted, or since startup if none has been accepted yet. */
  readonly sinceAccepted: (stream: StreamName) => number
  /** Refuses new callbacks, and waits until the callbacks in progress are finished. */
  readonly drain: Effect.Effect<void>
}

/**
 * Creates a receiver. `committed` is called whenever a new entry has been added to the log. Dies with `WebhookConfigurationError` if a key is
 * invalid.
 */
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
    Effect.runSyncWith(services)(
      Metric.update(Metrics.withAttributes(Metrics.callbacks, { stream, result, ...more }), 1)
    )
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

  /** Waits for one of the slots for concurrent callbacks. Only callbacks with a valid signature header, which may be genuine, take a slot. */
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
      Effect.runSyncWith(services)(Metric.update(Metrics.withAttributes(Metrics.responseSeconds, { stream }), taken))
    }
  }

  // Callbacks with an unknown key are kept for a second verification only if new keys can be fetched. Configured keys cannot change.
  const unverified =
    keys.refresh === undefined
      ? undefined
      : makeUnverifiedCallbacks({
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
    keepUnverified: unverified && ((arrival, refusal) => unverified.keep(stream, arrival, refusal)),
    accept: async (verified, arrival) => {
      await run(accept(stream, verified, arrival.header))
      concurrency.trust(arrival.remoteAddress)
      acceptedAt[stream] = nanos()
      accepted += 1
    },
    onRefusal: (error: WebhookError) => {
      // A failure to read the keys is recorded only if no keys are available at all. If some keys are available, the callback may simply be forged.
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
    unverified,
    recentFailure: recentFailure.reason,
    sinceAccepted: (stream) => Number(nanos() - acceptedAt[stream]) / 1e6,
    drain: Effect.suspend(() => {
      unverified?.close()
      return Effect.promise(() => concurrency.close())
    })
  }
})

/**
 * Returns the progress of a request's body. The byte count includes earlier requests on the same connection, so the concurrency limit subtracts the
 * bytes that were received before the slot was taken.
 */
const progressOf = (request: IncomingMessage): BodyProgress => ({
  receivedBytes: () => request.socket.bytesRead,
  isComplete: () => request.complete,
  cut: () => void request.destroy()
})
