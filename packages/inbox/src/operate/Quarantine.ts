/**
 * Gives quarantined items another try, after an update that understands them, or moves them to the stream that they belong to. Other items stay as they are.
 *
 * Either is an entry of the log, so a rebuild repeats it at the same position.
 */
import { Clock, Effect } from "effect"
import { digestOf, encodeText } from "../BodyCodec.ts"
import { type LogPosition, type NewEntry, type StreamName, streamNames } from "../Message.ts"
import { judge } from "../project/Item.ts"
import { type MovedItem, writeMove } from "../project/Move.ts"
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
  const held = (yield* listQuarantine(store)).filter((row) => isWanted(row, only))
  for (const stream of streamNames) {
    const positions = held.filter((row) => row.stream === stream)
    if (positions.length > 0) yield* appendAct(store, stream, "retry", writeRetry(positions))
  }
  return held.length
})

/** In one entry of the log. */
const movedAtOnce = 100

/**
 * Has the projector apply these items, or all, that were sent to the URL of the other stream and belong to it: each at its own order key. Returns how many
 * there are. They leave the quarantine.
 */
export const moveQuarantined = Effect.fnUntraced(function* (
  store: Store,
  only?: ReadonlyArray<LogPosition>
): Effect.fn.Return<number, StoreError> {
  const held = (yield* listQuarantine(store)).filter((row) => isWanted(row, only))
  let count = 0
  for (const stream of streamNames) {
    const moved = held
      .filter((row) => row.stream !== stream && judge(stream, row.document)._tag !== "Unusable")
      .map(({ document, item, ordered_at, sequence, signed_at }): MovedItem => {
        const text = new TextDecoder().decode(document)
        return { sequence, item, orderedAt: ordered_at, signedAt: signed_at, document: text }
      })
    count += moved.length
    for (let at = 0; at < moved.length; at += movedAtOnce) {
      yield* appendAct(store, stream, "move", writeMove(moved.slice(at, at + movedAtOnce)))
    }
  }
  return count
})

/** A callback that broke off has no item to try or to move. */
const isWanted = ({ document, item, sequence }: QuarantineRow, only: ReadonlyArray<LogPosition> | undefined): boolean =>
  document.length > 0 &&
  (only === undefined || only.some((position) => sequence === position.sequence && item === position.item))

/** The digest of an operator's act. The time in milliseconds keeps two acts of the same content apart. */
export const actDigest = (
  { kind, receivedAt, stream }: Pick<NewEntry, "stream" | "kind" | "receivedAt">,
  text: string
): Promise<string> => digestOf(stream, receivedAt, [Buffer.from(`${kind}\n${text}`)])

/** Writes an operator's act into the log. */
export const appendAct = Effect.fnUntraced(function* (
  store: Store,
  stream: StreamName,
  kind: "retry" | "move" | "erasure",
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
    bytes: Buffer.byteLength(text)
  })
  return sequence
})
