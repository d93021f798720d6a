/**
 * Gives quarantined items another try, after an update that understands them. What is still odd stays as it is.
 *
 * The retry is an entry of the log, so a rebuild repeats it at the same position.
 */
import { Clock, Effect } from "effect"
import { digestOf, encodeText } from "../BodyCodec.ts"
import { type LogPosition, type NewEntry, type StreamName, streamNames } from "../Message.ts"
import { writeRetry } from "../project/Projector.ts"
import type { QuarantineRow } from "../store/Rows.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

/** All quarantined items, by log position. */
export const listQuarantine = Effect.fnUntraced(function* (
  store: Store
): Effect.fn.Return<ReadonlyArray<QuarantineRow>, StoreError> {
  const all: Array<QuarantineRow> = []
  let after: LogPosition | undefined
  for (;;) {
    const rows: ReadonlyArray<QuarantineRow> = yield* store.quarantined({ after, limit: 500 })
    all.push(...rows)
    after = rows.at(-1)
    if (after === undefined) return all
  }
})

/**
 * Asks the projector to apply these items, or all, once more; answers how many were asked for. A callback that broke off has no item to try:
 * its row stays as it is.
 */
export const retryQuarantine = Effect.fnUntraced(function* (
  store: Store,
  only?: ReadonlyArray<LogPosition>
): Effect.fn.Return<number, StoreError> {
  const held = (yield* listQuarantine(store)).filter(
    (row) =>
      row.document.length > 0 &&
      (only === undefined || only.some(({ item, sequence }) => row.sequence === sequence && row.item === item))
  )
  for (const stream of streamNames) {
    const positions = held.filter((row) => row.stream === stream)
    if (positions.length > 0) yield* appendAct(store, stream, "retry", writeRetry(positions))
  }
  return held.length
})

/** The digest of an operator's act. The time in milliseconds keeps two acts of the same content apart. */
export const actDigest = (
  { kind, receivedAt, stream }: Pick<NewEntry, "stream" | "kind" | "receivedAt">,
  text: string
): Promise<string> => digestOf(stream, receivedAt, [Buffer.from(`${kind}\n${text}`)])

/** Writes an operator's act into the log. */
export const appendAct = Effect.fnUntraced(function* (
  store: Store,
  stream: StreamName,
  kind: "retry" | "erasure",
  text: string
): Effect.fn.Return<number, StoreError> {
  const now = yield* Clock.currentTimeMillis
  const signedAt = Math.floor(now / 1000)
  const { body } = yield* Effect.promise(() => encodeText(stream, signedAt, text))
  const digest = yield* Effect.promise(() => actDigest({ stream, kind, receivedAt: now }, text))
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
    bytes: text.length
  })
  return sequence
})
