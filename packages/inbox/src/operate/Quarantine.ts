/**
 * Gives quarantined items another try, after an update that understands them. What is still odd stays as it is.
 *
 * The try is an entry of the log: a rebuild repeats it at the same place.
 */
import { Clock, Effect } from "effect"
import { packText } from "../Evidence.ts"
import { type Place, type StreamName, streamNames } from "../Message.ts"
import { writeRetry } from "../project/Projector.ts"
import type { QuarantineRow } from "../store/Rows.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

/** All that are held, by place. */
export const listQuarantine = Effect.fnUntraced(function* (
  store: Store
): Effect.fn.Return<ReadonlyArray<QuarantineRow>, StoreError> {
  const all: Array<QuarantineRow> = []
  let after: Place | undefined
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
  only?: ReadonlyArray<Place>
): Effect.fn.Return<number, StoreError> {
  const held = (yield* listQuarantine(store)).filter(
    (row) =>
      row.document.length > 0 &&
      (only === undefined || only.some(({ item, sequence }) => row.sequence === sequence && row.item === item))
  )
  for (const stream of streamNames) {
    const places = held.filter((row) => row.stream === stream)
    if (places.length > 0) yield* appendAct(store, stream, "retry", writeRetry(places))
  }
  return held.length
})

/** Writes an operator's act into the log. */
export const appendAct = Effect.fnUntraced(function* (
  store: Store,
  stream: StreamName,
  kind: "retry" | "erasure",
  text: string
): Effect.fn.Return<number, StoreError> {
  const now = yield* Clock.currentTimeMillis
  const signedAt = Math.floor(now / 1000)
  // The time in milliseconds keeps two acts of the same content apart.
  const { body } = yield* Effect.promise(() => packText(stream, signedAt, text))
  const { digest } = yield* Effect.promise(() => packText(stream, now, `${kind}\n${text}`))
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
