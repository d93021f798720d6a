/**
 * What becomes of a verified callback: it is made durable, and counted once it is in the log.
 */
import type { SignedBody, Verified, Verifier } from "@fieldwork/webhooks"
import { Effect, Fiber, Metric, Schema } from "effect"
import { encodeBody } from "../BodyCodec.ts"
import type { NewEntry, StreamName, Timing } from "../Message.ts"
import * as Metrics from "../Metrics.ts"
import type { UsedKeys } from "../RememberedKeys.ts"
import type { Appended, Store } from "../store/Store.ts"

/** The store took too long. The callback may be durable all the same, and is known then when it comes again. */
export class SlowStoreError extends Schema.TaggedError<SlowStoreError>("@fieldwork/inbox/SlowStoreError")(
  "SlowStoreError",
  { afterMillis: Schema.Number }
) {
  override get message(): string {
    return `The store did not answer within ${this.afterMillis} ms`
  }
}

/** How long, in milliseconds, a response waits for the first callback's key to be remembered. */
const rememberMillis = 250

export interface AcceptOptions {
  readonly store: Store
  readonly usedKeys: UsedKeys
  readonly verifier: Verifier
  readonly headerName: string
  readonly toleranceSeconds: number
  readonly storeTimeoutMillis: number
  readonly now: () => number
  /** It is in the log, where it may have been already. */
  readonly logged: (stream: StreamName, isKnown: boolean) => void
}

/** What is noted once a callback is in the log. While the database is away that is hours later, so it holds nothing that holds a body. */
interface AcceptedFacts extends Pick<NewEntry, "bytes" | "stream" | "timing"> {
  readonly ageSeconds: number
}

/** In a scope of its own: closures of one scope keep alive whatever one of them uses. */
const factsOf = ({ bytes, stream, timing }: NewEntry, ageSeconds: number): AcceptedFacts => ({
  bytes,
  stream,
  timing,
  ageSeconds
})

/** Fails when it may not be durable. */
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
    if (!known) yield* Metric.update(Metrics.of(Metrics.bytes, { stream }), bytes)
    if (!known && timing !== "fresh") {
      yield* Metric.update(Metrics.of(Metrics.untimely, { stream, timing }), 1)
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
      // What was signed compressed is stored decoded. A proxy may have decoded it before, and left the header standing.
      signedForm: mayBeCoded && !(yield* signs(signature, payload)) ? "encoded" : "stored",
      timing: timingOf(ageSeconds, toleranceSeconds),
      receivedAt: now(),
      bytes: payload.size
    }
    const remembering = usedKeys.known.has(keyId)
      ? undefined
      : yield* Effect.forkDetach(usedKeys.remember(keyId), { startImmediately: true })
    const durable = yield* store.accept(entry).pipe(
      Effect.timeoutOrElse({
        duration: storeTimeoutMillis,
        orElse: () => Effect.fail(new SlowStoreError({ afterMillis: storeTimeoutMillis }))
      })
    )
    // A process that is killed after the response shall know the key again. The database may be locked or away, so this is not waited for in vain.
    if (remembering !== undefined) yield* Effect.timeoutOption(Fiber.await(remembering), rememberMillis)
    yield* Effect.forkDetach(noteLogged(durable.logged, factsOf(entry, ageSeconds)), { startImmediately: true })
  })
}

const isCoded = (encoding = "identity"): boolean => !["", "identity"].includes(encoding.trim().toLowerCase())

const timingOf = (ageSeconds: number, toleranceSeconds: number): Timing => {
  if (ageSeconds > toleranceSeconds) return "late"
  return ageSeconds < -toleranceSeconds ? "ahead" : "fresh"
}
