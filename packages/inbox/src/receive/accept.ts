/**
 * Makes a verified callback durable, and counts it when it is in the log.
 */
import type { SignedBody, Verified, Verifier } from "@fieldwork/webhooks"
import { Effect, Fiber, Metric, Schema } from "effect"
import { encodeBody } from "../BodyCodec.ts"
import type { NewEntry, StreamName, Timing } from "../Message.ts"
import * as Metrics from "../Metrics.ts"
import type { UsedKeys } from "../storedKeys.ts"
import type { Appended, Store } from "../store/Store.ts"

/**
 * The error that is reported when the store takes too long. The callback may still become durable. In that case, a redelivery of the callback is
 * recognised as a duplicate.
 */
export class SlowStoreError extends Schema.TaggedError<SlowStoreError>("@fieldwork/inbox/SlowStoreError")(
  "SlowStoreError",
  { afterMillis: Schema.Number }
) {
  override get message(): string {
    return `The store did not respond within ${this.afterMillis} ms`
  }
}

/** The maximum time in milliseconds for which a response waits for a new key to be stored. */
const storeKeyMillis = 250

export interface AcceptOptions {
  readonly store: Store
  readonly usedKeys: UsedKeys
  readonly verifier: Verifier
  readonly headerName: string
  readonly toleranceSeconds: number
  readonly storeTimeoutMillis: number
  readonly now: () => number
  /** Called when a callback is in the log. `isKnown` is `true` if the log already contained the callback. */
  readonly logged: (stream: StreamName, isKnown: boolean) => void
}

/**
 * The facts that are recorded once a callback has been written to the log. They do not contain the body, which would otherwise stay in memory for
 * hours if the database is unavailable.
 */
interface AcceptedFacts extends Pick<NewEntry, "bytes" | "stream" | "timing"> {
  readonly ageSeconds: number
}

/**
 * Extracts the facts to record. This is a separate function because the closures in a scope keep alive every variable that any of them uses, which
 * would include the body.
 */
const factsOf = ({ bytes, stream, timing }: NewEntry, ageSeconds: number): AcceptedFacts => ({
  bytes,
  stream,
  timing,
  ageSeconds
})

/** Creates the function that stores a verified callback. The function fails if the callback might not be durable. */
export const makeAccept = ({
  headerName,
  logged,
  now,
  store,
  storeTimeoutMillis,
  toleranceSeconds,
  usedKeys,
  verifier
}: AcceptOptions) => {
  const signs = (headers: string, payload: SignedBody): Effect.Effect<boolean> =>
    Effect.isSuccess(Effect.tryPromise(() => verifier.verify({ headers, body: payload.bytes() })))

  const noteLogged = Effect.fnUntraced(function* (
    waiting: Effect.Effect<Appended>,
    { ageSeconds, bytes, stream, timing }: AcceptedFacts
  ) {
    const { known, sequence } = yield* waiting
    if (!known) yield* Metric.update(Metrics.withAttributes(Metrics.bytes, { stream }), bytes)
    if (!known && timing !== "fresh") {
      yield* Metric.update(Metrics.withAttributes(Metrics.untimely, { stream, timing }), 1)
      yield* Effect.logWarning("A callback was signed outside the tolerance").pipe(
        Effect.annotateLogs({ stream, sequence, timing, ageSeconds })
      )
    }
    logged(stream, known)
  })

  return Effect.fnUntraced(function* (
    stream: StreamName,
    verified: Verified,
    header: (name: string) => string | undefined
  ) {
    const { ageSeconds, keyId, payload, signedBytes, timestamp } = verified
    const encoded = yield* Effect.promise(() => encodeBody(stream, timestamp, payload.chunks))
    const signature = header(headerName) ?? ""
    const mayBeCoded = signedBytes === "received" && isCoded(header("content-encoding"))
    const entry: NewEntry = {
      ...encoded,
      stream,
      kind: "callback",
      signedAt: timestamp,
      keyId,
      signature,
      // A body that was signed in compressed form is stored in decompressed form. If the signature matches the decompressed body, a proxy has
      // decompressed the body and left the `Content-Encoding` header unchanged.
      signedForm: mayBeCoded && !(yield* signs(signature, payload)) ? "encoded" : "stored",
      timing: timingOf(ageSeconds, toleranceSeconds),
      receivedAt: now(),
      bytes: payload.size
    }
    const storingKey = usedKeys.known.has(keyId)
      ? undefined
      : yield* Effect.forkDetach(usedKeys.storeKey(keyId), { startImmediately: true })
    const durable = yield* store.accept(entry).pipe(
      Effect.timeoutOrElse({
        duration: storeTimeoutMillis,
        orElse: () => Effect.fail(new SlowStoreError({ afterMillis: storeTimeoutMillis }))
      })
    )
    // The key must be available after a restart, even if the process is killed right after the response. The time to wait until the key is stored is
    // limited, because the database may be locked or unavailable.
    if (storingKey !== undefined) yield* Effect.timeoutOption(Fiber.await(storingKey), storeKeyMillis)
    yield* Effect.forkDetach(noteLogged(durable.logged, factsOf(entry, ageSeconds)), { startImmediately: true })
  })
}

const isCoded = (encoding = "identity"): boolean => !["", "identity"].includes(encoding.trim().toLowerCase())

const timingOf = (ageSeconds: number, toleranceSeconds: number): Timing => {
  if (ageSeconds > toleranceSeconds) return "late"
  return ageSeconds < -toleranceSeconds ? "ahead" : "fresh"
}
