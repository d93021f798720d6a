/**
 * The items of a callback, taken some at a time and judged, without keeping anything else waiting for long.
 *
 * What is stored already is looked up before the judging, because bytes that are the same need none.
 */
import type { ArrayScanner, ItemSlice } from "@fieldwork/webhooks/events"
import { Effect } from "effect"
import type { OpportunityRow } from "../store/Rows.ts"
import type { Lease, EntryWithBody, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { changesOf } from "../extend/changesOf.ts"
import { contentHash, guessSurveyId, recall } from "./Content.ts"
import { type Judged, judge } from "./Item.ts"
import { ProjectionBatchBuilder, type Source } from "./ProjectionBatchBuilder.ts"

export interface BatchOptions {
  readonly store: Store
  /** For how long at a time nothing else has its turn. Default 3 ms. */
  readonly yieldMillis?: number | undefined
  /** How many items are written in one transaction. Default 500. */
  readonly batchItems?: number | undefined
  /**
   * Items that an operator's later act applies, by `sequence/item`: a rebuild leaves them to it. The live projection needs
   * none, as the acts always come after the items.
   */
  readonly retriedLater?: ReadonlySet<string> | undefined
  /** Items that an operator's later act moves to the other stream, likewise: a rebuild does not put them into the quarantine. */
  readonly movedLater?: ReadonlySet<string> | undefined
}

export interface JudgedItem {
  readonly source: Source
  readonly judged: Judged
}

/** Ends a batch early, so that neither building nor writing it takes long. */
const batchBytes = 2 * 1024 * 1024

/** Whatever waited has its turn. */
export const pause = Effect.promise(() => new Promise<void>((resolve) => setImmediate(resolve)))

export interface Taken {
  readonly sources: ReadonlyArray<Source>
  /** Whether the scanner has come to its end. */
  readonly done: boolean
  /** The item after the last one taken. */
  readonly reached: number
}

/** The next items from item `from` on. */
export const takeSources = Effect.fnUntraced(function* (
  { batchItems = 500, yieldMillis = 3 }: BatchOptions,
  entry: EntryWithBody,
  scanner: ArrayScanner,
  from: number
): Effect.fn.Return<Taken> {
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
  sequence: entry.sequence,
  item,
  pointer,
  bytes,
  appliedAt: { sequence: entry.sequence, item }
})

/** Judges them and adds them to what is stored about their surveys. */
export const projectItems = Effect.fnUntraced(function* (
  { movedLater, retriedLater, yieldMillis = 3, store }: BatchOptions,
  { set, stream }: Lease,
  sources: ReadonlyArray<Source>
): Effect.fn.Return<ProjectionBatchBuilder, StoreError> {
  const guesses = stream === "opportunities" ? sources.map(({ bytes }) => guessSurveyId(bytes)) : []
  const stored = yield* readStored(store, set, guesses)
  const items: Array<JudgedItem> = []
  let started = performance.now()
  for (const [index, source] of sources.entries()) {
    if (performance.now() - started >= yieldMillis) {
      yield* pause
      started = performance.now()
    }
    if (movedLater?.has(`${source.sequence}/${source.item}`)) continue
    const now = judgeSource(source, stored.rows.get(guesses[index] ?? NaN))
    const judged: Judged =
      isUnderstood(now) && retriedLater?.has(`${source.sequence}/${source.item}`)
        ? { _tag: "Unusable", path: "", reason: "it is applied by a later retry" }
        : now
    items.push({ source, judged })
  }
  // To make rows of them and to hand these over takes a turn of its own.
  yield* pause
  return yield* addItems(store, { set, stream }, items, stored)
})

/** A retry of anything else changes nothing, so a rebuild applies it where it stands. */
export const isUnderstood = (judged: Judged): boolean => judged._tag !== "Unusable" && judged.complaint === undefined

const judgeSource = ({ bytes, stream }: Source, row: OpportunityRow | undefined): Judged => {
  if (stream === "outcomes") return judge(stream, bytes)
  const hash = contentHash(bytes)
  return recall(row, hash) ?? judge(stream, bytes, hash)
}

/** `asked` was read already. */
export const addItems = Effect.fnUntraced(function* (
  store: Store,
  { set, stream }: Pick<Lease, "set" | "stream">,
  items: ReadonlyArray<JudgedItem>,
  asked: Stored = nothing
): Effect.fn.Return<ProjectionBatchBuilder, StoreError> {
  const ids = items.map(({ judged }) => (judged._tag === "Opportunity" ? judged.facts.survey_id : undefined))
  const others = yield* readStored(
    store,
    set,
    ids.filter((id) => id !== undefined && !asked.ids.has(id))
  )
  const builder = new ProjectionBatchBuilder([...asked.rows.values(), ...others.rows.values()])
  for (const { judged, source } of items) builder.add(source, judged)
  builder.change(yield* changesOf(store, set, stream, items))
  return builder
})

/** What is stored about these surveys; of some it is nothing. */
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
