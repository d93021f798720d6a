/**
 * The service.
 *
 * A refusal is the typed failure, the same {@link WebhookError} as in the root entry; a key that cannot be used is a
 * defect. Time is Effect's `Clock`, so `TestClock` moves the window and the pace of key fetches.
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
import { ChunkList } from "../chunk-list.ts"
import { announcedLength } from "../headers.ts"
import { unreadable } from "../receive/body-source.ts"
import { finishCoded } from "../receive/coded-body.ts"
import { contentCoding } from "../receive/encoding.ts"
import { webInflate } from "../receive/inflate.web.ts"

/** A verification whose end is an Effect. */
export interface BodyVerification {
  /** Fails with `BodyTooLargeError` past the limit. */
  readonly update: (chunk: Uint8Array) => Effect.Effect<void, WebhookError>
  readonly finish: Effect.Effect<Verified, WebhookError>
  readonly decoded: () => BodyVerification
}

export interface WebhooksService {
  /** Fails unless the callback is genuine and fresh. */
  readonly verify: (callback: Callback) => Effect.Effect<Verified, WebhookError>
  /** Judges the header before the body is read. `announcedBytes` is the `Content-Length`, when there is one. */
  readonly begin: (headers: SignatureHeaders, announcedBytes?: number) => Effect.Effect<BodyVerification, WebhookError>
  /**
   * Reads a body and verifies it on the way, its `Content-Encoding` included. `timeout` is for the whole body, 30 s by
   * default. An error of the stream is `UnreadableBodyError`.
   */
  readonly receive: <E, R>(
    headers: SignatureHeaders,
    body: Stream.Stream<Uint8Array, E, R>,
    options?: { readonly timeout?: Duration.Input | undefined }
  ) => Effect.Effect<Verified, WebhookError, R>
}

export type WebhooksOptions = Omit<VerifierOptions, "keys" | "now">

export class Webhooks extends Context.Service<Webhooks, WebhooksService>()("@fieldwork/webhooks/Webhooks") {
  /** Dies with WebhookConfigurationError when a key cannot be used or an option is out of range. */
  static readonly layer = (options: WebhooksOptions & Pick<VerifierOptions, "keys">): Layer.Layer<Webhooks> =>
    Layer.effect(
      Webhooks,
      Effect.map(now, (now) => make({ ...options, now }))
    )

  /** Keys follow the service's rotation: `fetchKeys` GETs the subscription. See `createKeyStore` for pace and options. */
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

/** What is thrown here and is no refusal is a mistake in the program, so it dies. */
const onlyRefusal = (cause: unknown): WebhookError => {
  if (cause instanceof WebhookError) return cause
  throw cause
}
