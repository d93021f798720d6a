/**
 * Receives callbacks: verified, made durable, and only then answered with 200.
 *
 * The order is the promise. Whatever fails before the store has committed becomes a 503 with `Retry-After`, and whatever
 * fails after it is harmless, because the same callback is known when it comes again.
 */
import {
  createKeyRing,
  createVerifier,
  type KeyEntry,
  type KeySource,
  type SignatureHeaders,
  type Verifier,
  type WebhookError
} from "@fieldwork/webhooks"
import { fetchReceiver, type ReceiverOptions as WebhookReceiverOptions } from "@fieldwork/webhooks/fetch"
import { nodeReceiver } from "@fieldwork/webhooks/node"
import { Clock, Effect, Metric } from "effect"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { StreamName } from "../Message.ts"
import * as Metrics from "../Metrics.ts"
import { rememberUsed } from "../RememberedKeys.ts"
import type { Store } from "../store/Store.ts"
import { makeAccept } from "./accept.ts"
import { type ConcurrencyLimit, type ConcurrencyOptions, makeConcurrencyLimit } from "./ConcurrencyLimit.ts"
import { refuseMessage, refuseRequest } from "./LoadShedding.ts"
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
  readonly concurrency: ConcurrencyLimit
  /** Why the store or the want of a key made a callback be answered 503 within the last ten seconds, unless one was accepted since. */
  readonly recentFailure: () => string | undefined
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
  const concurrency = makeConcurrencyLimit(options)
  const keys = "held" in options.keys ? options.keys : createKeyRing(options.keys)
  const verifier = createVerifier({
    keys,
    headerName,
    maxBodyBytes: options.maxBodyBytes,
    toleranceSeconds: options.untimely === "refuse" ? toleranceSeconds : Infinity,
    now
  })

  const recentFailure = makeRecentFailure(now)
  const isKeyless = (): boolean => keys.held.length === 0

  const count = (stream: StreamName, result: string, more: Readonly<Record<string, string>> = {}): void => {
    Effect.runSyncWith(services)(Metric.update(Metrics.of(Metrics.callbacks, { stream, result, ...more }), 1))
  }

  /**
   * Judges the header, and may wait for keys, which costs nothing but the waiting. What it refuses stays refused, without a byte of its body
   * being read: so only callbacks that may be genuine count towards the limit.
   */
  const judge = async (headers: SignatureHeaders, announced: number | undefined): Promise<Judged> => {
    const begun = verifier.begin(headers, announced)
    return { isRefused: !(await succeeds(begun)), verifier: { ...verifier, begin: () => begun } }
  }

  const accept = makeAccept({
    store,
    remember: rememberUsed(store, keys),
    verifier,
    headerName,
    toleranceSeconds,
    storeTimeoutMillis,
    now,
    accepted: recentFailure.end,
    logged: (stream, isKnown) => {
      count(stream, isKnown ? "known" : "accepted")
      if (!isKnown) committed(stream)
    }
  })

  /** Signature header and coding are known to the request only. */
  const webhookOptions = (
    stream: StreamName,
    header: (name: string) => string | undefined,
    judged: Judged
  ): WebhookReceiverOptions => ({
    verifier: judged.verifier,
    bodyTimeoutMillis: options.bodyTimeoutMillis,
    accept: (verified) => run(accept(stream, verified, header)),
    onRefusal: (error: WebhookError) => {
      // With a key at hand this may be a stranger's callback; without one it is everybody's.
      if (error.reason._tag === "KeysUnavailableError" && isKeyless()) recentFailure.begin(error)
      count(stream, "refused", { reason: error.reason._tag })
      void run(Effect.logWarning(error.message).pipe(Effect.annotateLogs({ stream, reason: error.reason._tag })))
    },
    onFailure: (cause) => {
      recentFailure.begin(cause)
      count(stream, "failed")
      void run(Effect.logError("A callback could not be stored", cause).pipe(Effect.annotateLogs({ stream })))
    }
  })

  /** Returns what to call at the end; undefined when the limit is reached. */
  const enter = (
    stream: StreamName,
    { isRefused }: Judged,
    started: number,
    announced: number | undefined
  ): (() => void) | undefined => {
    if (isRefused) return nothing
    const leave = concurrency.enter(announced, verifier.maxBodyBytes)
    if (leave === undefined) {
      count(stream, "overloaded")
      return undefined
    }
    return () => {
      leave()
      const taken = (now() - started) / 1000
      Effect.runSyncWith(services)(Metric.update(Metrics.of(Metrics.answerSeconds, { stream }), taken))
    }
  }

  const receive: Receiver["receive"] = async (stream, request) => {
    const started = now()
    const header = (name: string): string | undefined => request.headers.get(name) ?? undefined
    const announced = announcedLength(header)
    const judged = await judge(request.headers, announced)
    const leave = enter(stream, judged, started, announced)
    if (leave === undefined) return refuseRequest(request)
    return fetchReceiver(webhookOptions(stream, header, judged))(request).finally(leave)
  }

  const listen: Receiver["listen"] = (stream, request, response) => {
    const started = now()
    const header = (name: string): string | undefined => request.headers[name.toLowerCase()]?.toString()
    const announced = announcedLength(header)
    const answer = (judged: Judged): void => {
      // The sender may have gone while keys were waited for.
      if (response.closed) return
      const leave = enter(stream, judged, started, announced)
      if (leave === undefined) return refuseMessage(request, response)
      response.once("close", leave)
      nodeReceiver(webhookOptions(stream, header, judged))(request, response)
    }
    void judge(request.headers, announced).then(answer)
  }

  return {
    receive,
    listen,
    concurrency,
    recentFailure: recentFailure.reason,
    drain: Effect.promise(() => concurrency.close())
  }
})

/** Begun, once; a receiver goes on with it. */
interface Judged {
  readonly isRefused: boolean
  readonly verifier: Verifier
}

const announcedLength = (header: (name: string) => string | undefined): number | undefined => {
  const text = header("content-length")
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

const nothing = (): void => {}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false
  )
