/**
 * Interprets the items of a callback in batches, without blocking the event loop for long.
 *
 * Stored rows are read first, because an item whose bytes equal the stored document does not have to be interpreted again.
 */
import type { InterpretedItem } from "./ProjectionBatchBuilder.ts"
import type { ArrayScanner, ItemSlice } from "@fieldwork/webhooks/events"
import { Effect } from "effect"
import { positionText } from "../Message.ts"
import type { OpportunityRow } from "../store/Rows.ts"
import type { Lease, EntryWithBody, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { changesOf } from "../extend/changesOf.ts"
import { contentHash, guessSurveyId, recall } from "./Content.ts"
import { firstInterpretation } from "./AmountFacts.ts"
import type { EffectiveRetries, EffectiveRetry } from "./followRetries.ts"
import { isUnderstood } from "./isUnderstood.ts"
import { canMoveTo, interpretItem } from "./interpretItem.ts"
import type { Interpretation } from "./ItemFacts.ts"
import { ProjectionBatchBuilder, type Source } from "./ProjectionBatchBuilder.ts"

export interface BatchOptions {
  readonly store: Store
  /** The maximum time in milliseconds for which the event loop is blocked. Default 3. */
  readonly yieldMillis?: number | undefined
  /** The maximum number of items that are written in one transaction. Default 500. */
  readonly batchItems?: number | undefined
  /**
   * The items that an operator's retry later in the log applies for the first time or with another amount. A rebuild applies each of these items only
   * at that retry. If the item was applied with another amount before, the rebuild also repeats that. The live projection does not need this option,
   * because it applies an action only after the items have been processed.
   */
  readonly retriedLater?: EffectiveRetries | undefined
}

/** The size of the items in bytes at which a batch ends early, so that a batch never takes long to build or to write. */
const batchBytes = 2 * 1024 * 1024

/** Yields to the event loop once. */
export const pause = Effect.promise(() => new Promise<void>((resolve) => setImmediate(resolve)))

export interface SourceBatch {
  readonly sources: ReadonlyArray<Source>
  /** Whether the scanner has reached the end of the callback. */
  readonly done: boolean
  /** The index of the item that follows the last item in `sources`. */
  readonly reached: number
}

/** Takes the next items from the scanner, which splits a callback into items. Items before the index `from` are skipped. */
export const takeSources = Effect.fnUntraced(function* (
  { batchItems = 500, yieldMillis = 3 }: BatchOptions,
  entry: EntryWithBody,
  scanner: ArrayScanner,
  from: number
): Effect.fn.Return<SourceBatch> {
  const sources: Array<Source> = []
  let [reached, bytes, started] = [from, 0, performance.now()]
  while (sources.length < batchItems && bytes < batchBytes) {
    if (performance.now() - started >= yieldMillis) {
      yield* pause
      started = performance.now()
    }
    const batch = scanner.next()
    if (batch === undefined) return { sources, done: true, reached }
    if (batch.index < from) continue
    sources.push(sourceOf(entry, batch))
    bytes += batch.bytes.length
    reached = batch.index + 1
  }
  return { sources, done: false, reached }
})

export const sourceOf = (
  entry: EntryWithBody,
  { bytes, index: item, pointer }: Pick<ItemSlice, "bytes" | "index" | "pointer">
): Source => ({
  stream: entry.stream,
  orderedAt: entry.orderedAt,
  signedAt: entry.signedAt,
  receivedAt: entry.receivedAt,
  countedAt: entry.receivedAt,
  sequence: entry.sequence,
  item,
  pointer,
  bytes,
  appliedAt: { sequence: entry.sequence, item }
})

/** Interprets items and adds them to a batch. An item whose bytes equal the stored document of its survey is not interpreted again. */
export const projectItems = Effect.fnUntraced(function* (
  { retriedLater, yieldMillis = 3, store }: BatchOptions,
  { set, stream }: Lease,
  sources: ReadonlyArray<Source>
): Effect.fn.Return<ProjectionBatchBuilder, StoreError> {
  const guesses = stream === "opportunities" ? sources.map(({ bytes }) => guessSurveyId(bytes)) : []
  const stored = yield* readStored(store, set, guesses)
  const items: Array<InterpretedItem> = []
  let started = performance.now()
  for (const [index, source] of sources.entries()) {
    if (performance.now() - started >= yieldMillis) {
      yield* pause
      started = performance.now()
    }
    const now = interpretSource(source, stored.rows.get(guesses[index] ?? NaN))
    items.push({ source, interpretation: interpretFirst(now, retriedLater?.get(positionText(source))) })
  }
  // Yields before the rows are built and sent, because that blocks the event loop again.
  yield* pause
  return yield* addItems(store, { set, stream }, items, stored)
})

/** Returns how an item is interpreted at its own position if an operator's retry later in the log applies it. */
const interpretFirst = (now: Interpretation, retry: EffectiveRetry | undefined): Interpretation => {
  if (retry === undefined || !isUnderstood(now)) return now
  const first = retry.firstFacts && firstInterpretation(now, retry.firstFacts)
  return first ?? { _tag: "Unusable", isRecoverable: true, path: "", reason: "a later retry applies it" }
}

const interpretSource = (source: Source, row: OpportunityRow | undefined): Interpretation => {
  const interpretation = interpretInStream(source, row)
  if (interpretation._tag !== "Unusable") return interpretation
  const other = source.stream === "outcomes" ? "opportunities" : "outcomes"
  return { ...interpretation, isRecoverable: canMoveTo(other, source.bytes) }
}

const interpretInStream = ({ bytes, stream }: Source, row: OpportunityRow | undefined): Interpretation => {
  if (stream === "outcomes") return interpretItem(stream, bytes)
  const hash = contentHash(bytes)
  return recall(row, hash) ?? interpretItem(stream, bytes, hash)
}

/** Adds interpreted items to a new batch. `asked` contains the stored rows that have already been read. */
export const addItems = Effect.fnUntraced(function* (
  store: Store,
  { set, stream }: Pick<Lease, "set" | "stream">,
  items: ReadonlyArray<InterpretedItem>,
  asked: Stored = nothing
): Effect.fn.Return<ProjectionBatchBuilder, StoreError> {
  const ids = items.map(({ interpretation }) =>
    interpretation._tag === "Opportunity" ? interpretation.facts.survey_id : undefined
  )
  const others = yield* readStored(
    store,
    set,
    ids.filter((id) => id !== undefined && !asked.ids.has(id))
  )
  const builder = new ProjectionBatchBuilder([...asked.rows.values(), ...others.rows.values()])
  for (const { interpretation, source } of items) builder.add(source, interpretation)
  builder.change(yield* changesOf(store, set, stream, items))
  return builder
})

/** The ids of the surveys that were looked up, and the stored rows by survey id. A survey that is not stored does not have a row. */
interface Stored {
  readonly ids: ReadonlySet<number | undefined>
  readonly rows: ReadonlyMap<number, OpportunityRow>
}

const nothing: Stored = { ids: new Set(), rows: new Map() }

const readStored = (
  store: Store,
  set: Lease["set"],
  surveyIds: ReadonlyArray<number | undefined>
): Effect.Effect<Stored, StoreError> => {
  const ids = new Set(surveyIds)
  const known = [...ids].filter((id) => id !== undefined)
  if (known.length === 0) return Effect.succeed(nothing)
  return Effect.map(store.currents(set, known), (rows) => ({
    ids,
    rows: new Map(rows.map((row) => [row.survey_id, row]))
  }))
}
