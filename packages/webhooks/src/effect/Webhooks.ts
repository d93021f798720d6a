/**
 * Provides verification as an Effect service.
 *
 * A refused callback is a typed failure with the same {@link WebhookError} as in the main entry point. An invalid key is a defect. The time is read
 * from Effect's `Clock`, so `TestClock` controls the maximum age of callbacks and the rate of key fetches.
 */
import {
  type Callback,
  createKeyStore,
  createVerifier,
  type FetchKeysOptions,
  type KeyStoreOptions,
  type SignatureHeaders,
  type Verification,
  type Verified,
  type VerifierOptions,
  WebhookError
} from "@fieldwork/webhooks"
import { Clock, Context, Duration, Effect, Layer, Stream } from "effect"
import { ChunkList } from "../ChunkList.ts"
import { announcedLength } from "../findHeader.ts"
import { unreadable } from "../receive/BodySource.ts"
import { finishCoded } from "../receive/CodedBody.ts"
import { contentCoding } from "../receive/encoding.ts"
import { webInflate } from "../receive/inflate.web.ts"

/** A verification in progress, in which each step returns an Effect. */
export interface BodyVerification {
  /** Adds the next bytes of the body. Fails with `BodyTooLargeError` if the body exceeds the limit. */
  readonly update: (chunk: Uint8Array) => Effect.Effect<void, WebhookError>
  /** Completes the verification. Fails unless a signature matches all bytes that were passed to `update`. */
  readonly finish: Effect.Effect<Verified, WebhookError>
  /**
   * Starts another verification for the decoded body, which uses the signature header of this verification. Used for a body with a
   * `Content-Encoding`.
   */
  readonly decoded: () => BodyVerification
}

/** The service that verifies callbacks. If a callback is refused, the Effect fails with {@link WebhookError}. */
export interface WebhooksService {
  /** Verifies a callback. Fails unless the callback is genuine and fresh. */
  readonly verify: (callback: Callback) => Effect.Effect<Verified, WebhookError>
  /** Checks the header before the body is read. `announcedBytes` is the `Content-Length`, if the request has one. */
  readonly begin: (headers: SignatureHeaders, announcedBytes?: number) => Effect.Effect<BodyVerification, WebhookError>
  /**
   * Reads and verifies a body, and decodes its `Content-Encoding` if necessary. `timeout` is the maximum time for receiving the entire body. Default:
   * 30 s. If the stream fails, the Effect fails with `UnreadableBodyError`.
   */
  readonly receive: <E, R>(
    headers: SignatureHeaders,
    body: Stream.Stream<Uint8Array, E, R>,
    options?: { readonly timeout?: Duration.Input | undefined }
  ) => Effect.Effect<Verified, WebhookError, R>
}

/** The options that all layers share: those of `createVerifier` without `keys`, and without `now`, because the time is read from Effect's clock. */
export type WebhooksOptions = Omit<VerifierOptions, "keys" | "now">

/**
 * The Effect service that verifies callbacks. If a callback is refused, the Effect fails with `WebhookError`. An invalid key is a defect. The time is
 * read from Effect's `Clock`, so `TestClock` controls the maximum age of callbacks and the rate of key fetches.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { Webhooks } from "@fieldwork/webhooks/effect"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * const callback = await sender.send([{ survey_id: 1 }])
 * const program = Effect.gen(function* () {
 *   const webhooks = yield* Webhooks
 *   const verified = yield* webhooks.verify(callback)
 *   return verified.payload.json()
 * })
 * await Effect.runPromise(Effect.provide(program, Webhooks.layer({ keys: sender.keys }))) // => [{ "survey_id": 1 }]
 * ```
 */
export class Webhooks extends Context.Service<Webhooks, WebhooksService>()("@fieldwork/webhooks/Webhooks") {
  /** Creates a layer with fixed keys or a key source. Dies with `WebhookConfigurationError` if a key is invalid or an option is out of range. */
  static readonly layer = (options: WebhooksOptions & Pick<VerifierOptions, "keys">): Layer.Layer<Webhooks> =>
    Layer.effect(
      Webhooks,
      Effect.map(now, (now) => make({ ...options, now }))
    )

  /**
   * Creates a layer with a key store that follows the exchange's key rotation. `fetchKeys` fetches the subscription with GET. For the maximum rate of
   * fetches and the other options, see `createKeyStore`.
   */
  static readonly layerFetchKeys = <E, R>(
    options: WebhooksOptions &
      Omit<KeyStoreOptions, "fetchKeys" | "now"> & { readonly fetchKeys: Effect.Effect<unknown, E, R> }
  ): Layer.Layer<Webhooks, never, R> =>
    Layer.effect(
      Webhooks,
      Effect.gen(function* () {
        const clock = yield* now
        const services = yield* Effect.context<R>()
        const run = Effect.runPromiseWith(services)
        const fetchKeys = ({ signal }: FetchKeysOptions): Promise<unknown> => run(options.fetchKeys, { signal })
        return make({ ...options, now: clock, keys: createKeyStore({ ...options, fetchKeys, now: clock }) })
      })
    )
}

const now = Effect.map(Clock.Clock, (clock) => () => clock.currentTimeMillisUnsafe())

const make = (options: VerifierOptions): WebhooksService => {
  const verifier = createVerifier(options)

  const verify = Effect.fn("Webhooks.verify")((callback: Callback) => refusing(() => verifier.verify(callback)))

  const beginRaw = (headers: SignatureHeaders, announcedBytes?: number): Effect.Effect<Verification, WebhookError> =>
    refusing(() => verifier.begin(headers, announcedBytes))

  const begin = Effect.fn("Webhooks.begin")((headers: SignatureHeaders, announcedBytes?: number) =>
    Effect.map(beginRaw(headers, announcedBytes), bodyVerification)
  )

  const receive = Effect.fn("Webhooks.receive")(function* <E, R>(
    headers: SignatureHeaders,
    body: Stream.Stream<Uint8Array, E, R>,
    { timeout = "30 seconds" }: { readonly timeout?: Duration.Input | undefined } = {}
  ): Effect.fn.Return<Verified, WebhookError, R> {
    const coding = yield* attempt(() => contentCoding(headers, webInflate))
    const verification = yield* beginRaw(headers, announcedLength(headers))
    const kept = new ChunkList()
    const take = (chunk: Uint8Array): Effect.Effect<void, WebhookError> =>
      attempt(() => {
        verification.update(chunk)
        if (coding !== undefined) kept.append(new Uint8Array(chunk))
      })

    yield* Stream.mapError(body, () => unreadable("cut off by the sender", verification.receivedBytes)).pipe(
      Stream.runForEach(take),
      Effect.timeoutOrElse({
        duration: timeout,
        orElse: () => Effect.fail(unreadable("slower than the time limit allows", verification.receivedBytes))
      })
    )
    const { maxBodyBytes } = verifier
    return yield* refusing(() =>
      coding === undefined
        ? verification.finish()
        : finishCoded(verification, { coding, inflate: webInflate, maxBodyBytes, received: kept.chunks })
    )
  })

  return { verify, begin, receive }
}

const bodyVerification = (verification: Verification): BodyVerification => ({
  update: (chunk) => attempt(() => verification.update(chunk)),
  finish: refusing(() => verification.finish()),
  decoded: () => bodyVerification(verification.decoded())
})

const refusing = <A>(run: () => Promise<A>): Effect.Effect<A, WebhookError> =>
  Effect.tryPromise({ try: run, catch: onlyRefusal })

const attempt = <A>(run: () => A): Effect.Effect<A, WebhookError> => Effect.try({ try: run, catch: onlyRefusal })

/** Returns `cause` if it is the error for a refused callback. Throws any other error, because it is a defect in the program. */
const onlyRefusal = (cause: unknown): WebhookError => {
  if (cause instanceof WebhookError) return cause
  throw cause
}
