/** Appends operators' actions to the log. A rebuild repeats each action at the same position. */
import { Clock, Effect } from "effect"
import { digestOf, encodeText } from "../BodyCodec.ts"
import type { NewEntry, StreamName } from "../Message.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

/** Returns the digest of an operator's action. The digest includes the time in milliseconds to distinguish repeated actions with the same content. */
export const actionDigest = (
  { kind, receivedAt, stream }: Pick<NewEntry, "stream" | "kind" | "receivedAt">,
  text: string
): Promise<string> => digestOf(stream, receivedAt, [Buffer.from(`${kind}\n${text}`)])

/** Appends an operator's action to the log, and returns its sequence number. */
export const appendAction = Effect.fnUntraced(function* (
  store: Store,
  stream: StreamName,
  kind: "retry" | "move" | "erasure",
  text: string
): Effect.fn.Return<number, StoreError> {
  const now = yield* Clock.currentTimeMillis
  const signedAt = Math.floor(now / 1000)
  const { body } = yield* Effect.promise(() => encodeText(stream, signedAt, text))
  const digest = yield* Effect.promise(() => actionDigest({ stream, kind, receivedAt: now }, text))
  const { sequence } = yield* store.append({
    stream,
    kind,
    digest,
    body,
    signedAt,
    keyId: "",
    signature: "",
    signedForm: "stored",
    timing: "fresh",
    receivedAt: now,
    bytes: Buffer.byteLength(text)
  })
  return sequence
})
