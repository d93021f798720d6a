/**
 * The feed of messages: every accepted item in log order, as received in its callback.
 *
 * A message is delivered only after it has been applied to the projections. Like the projections, the feed omits items without a valid `survey_id` or
 * `respondent_id`. Items that an operator's action applies are delivered at the log position of that action. The feed does not depend on computed
 * data, so a rebuild does not cause redeliveries.
 */
import { PrunedMessagesError } from "./PrunedMessagesError.ts"
import type { LogItem } from "./LogItem.ts"
import { ArrayScanner } from "@fieldwork/webhooks/events"
import { Effect } from "effect"
import { decodeEntry } from "../BodyCodec.ts"
import type { Entry, StreamName } from "../Message.ts"
import { pause, takeSources } from "../project/ItemProjection.ts"
import { interpretItem } from "../project/interpretItem.ts"
import { type EntryWithBody, type Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { itemsOfAction } from "./actionItems.ts"
import { CursorError, readCursor, writeCursor } from "./Cursor.ts"
import { epochOf, type FeedItem, type FeedPage, type FeedReader, holds } from "./Feed.ts"
import { versionOf } from "./Version.ts"

/** A log entry whose items are being read. */
interface Open {
  readonly entry: Entry
  /** Returns the next items, at most `limit`. `done` is `true` if no items follow. */
  readonly take: (limit: number) => Effect.Effect<{ readonly items: ReadonlyArray<LogItem>; readonly done: boolean }>
}

/** The maximum number of log entries that are read for one page. It is limited because there may be many entries without deliverable items. */
const entriesPerPage = 100
/** The maximum time in milliseconds for which the event loop is blocked. */
const yieldMillis = 3

export const openMessages = Effect.fnUntraced(function* (
  store: Store,
  stream: StreamName,
  since: string | undefined
): Effect.fn.Return<FeedReader, StoreError | CursorError> {
  const sinceCursor = since === undefined ? undefined : readCursor(since, "messages")
  if (since !== undefined && sinceCursor === undefined) return yield* new CursorError({ cursor: since })
  const isOurs = sinceCursor !== undefined && (yield* holds(store, sinceCursor))
  const epoch = (yield* epochOf(store))(-1)
  let isLost = sinceCursor !== undefined && !isOurs
  let cursor = isOurs ? since : undefined
  /** The log position of the first item that has not been read. */
  let next = isOurs ? following(sinceCursor.position, sinceCursor.isEnd) : { sequence: 1, item: 0 }
  // A reader that starts from the beginning skips the entries that have already been pruned, but reads those that lie between them and are still
  // stored. Entries are not always pruned in log order, because pruning depends on the times at which they were received and signed.
  const prunedThrough = isOurs ? 0 : yield* newestPruned(store, stream)
  let open: Open | undefined

  const openNext = Effect.fnUntraced(function* (): Effect.fn.Return<
    Open | undefined,
    StoreError | PrunedMessagesError
  > {
    const before = yield* appliedBefore(store, stream)
    const range = () => ({ stream, after: next.sequence - 1, limit: 1 })
    let entry: Entry | undefined
    if (next.sequence <= prunedThrough) {
      entry = (yield* store.entries({ ...range(), before: prunedThrough, kept: true }))[0]
      if (entry === undefined) next = { sequence: prunedThrough + 1, item: 0 }
    }
    entry ??= (yield* store.entries({ ...range(), before }))[0]
    if (entry === undefined) return undefined
    if (entry.evidence === "pruned") return yield* new PrunedMessagesError({ sequence: entry.sequence })
    const from = entry.sequence === next.sequence ? next.item : 0
    return { entry, take: yield* takerOf(store, entry, from) }
  })

  const read = Effect.fnUntraced(function* (
    limit: number
  ): Effect.fn.Return<FeedPage, StoreError | PrunedMessagesError> {
    const items: Array<FeedItem> = []
    for (let entries = 0; items.length < limit && entries < entriesPerPage; entries++) {
      open ??= yield* openNext()
      if (open === undefined) break
      const { entry, take } = open
      const taken = yield* take(limit - items.length)
      items.push(...(yield* toItems(stream, entry, taken)))
      const last = taken.items.at(-1)
      const position = { sequence: entry.sequence, item: last?.index ?? 0 }
      if (taken.done || last !== undefined) {
        cursor = writeCursor({ mode: "messages", isEnd: taken.done, position, digest: entry.digest })
        next = following(position, taken.done)
      }
      if (taken.done) open = undefined
    }
    const startsOver = isLost
    isLost = false
    return { epoch, startsOver, items, cursor }
  })
  return { read }
})

const following = ({ item, sequence }: { readonly sequence: number; readonly item: number }, isEnd: boolean) =>
  isEnd ? { sequence: sequence + 1, item: 0 } : { sequence, item: item + 1 }

/** Returns the sequence number before which all entries of the stream have been applied in full. */
const appliedBefore = (store: Store, stream: StreamName) =>
  Effect.map(
    store.sql.query("appliedBefore", "SELECT sequence FROM projector WHERE projection = ?", [stream]),
    ([row]) => Number(row?.["sequence"] ?? 0)
  )

/** Returns the sequence number of the last pruned entry of the stream, or 0 if no entry has been pruned. */
const newestPruned = (store: Store, stream: StreamName) =>
  Effect.map(
    store.sql.query(
      "newestPruned",
      "SELECT sequence FROM message WHERE stream = ? AND evidence = 'pruned' ORDER BY sequence DESC LIMIT 1",
      [stream]
    ),
    ([row]) => Number(row?.["sequence"] ?? 0)
  )

const takerOf = Effect.fnUntraced(function* (
  store: Store,
  entry: Entry,
  from: number
): Effect.fn.Return<Open["take"], StoreError> {
  const body = yield* Effect.map(store.body(entry.sequence), (found) =>
    found._tag === "Some" ? found.value : new Uint8Array()
  )
  const entryWithBody: EntryWithBody = { ...entry, body }
  if (entry.kind === "callback") {
    // Damaged bodies are skipped so that they do not block the feed. The quarantine and `verify` report the damage.
    const chunks = (yield* Effect.promise(() => decodeEntry(entry, body))) ?? []
    const scanner = new ArrayScanner(chunks)
    let reached = from
    return Effect.fnUntraced(function* (limit: number) {
      const taken = yield* takeSources({ store, batchItems: limit, yieldMillis }, entryWithBody, scanner, reached)
      reached = taken.reached
      const items = taken.sources.map((source) => ({ source, digest: entry.digest, index: source.item }))
      return { items, done: taken.done }
    })
  }
  const rest = (yield* itemsOfAction(store, entryWithBody)).filter(({ index }) => index >= from)
  return (limit) =>
    Effect.sync(() => {
      const items = rest.splice(0, limit)
      return { items, done: rest.length === 0 }
    })
})

/** Converts log items into feed items. Items without a valid `survey_id` or `respondent_id` are omitted. */
const toItems = Effect.fnUntraced(function* (
  stream: StreamName,
  entry: Entry,
  { done, items }: { readonly items: ReadonlyArray<LogItem>; readonly done: boolean }
): Effect.fn.Return<ReadonlyArray<FeedItem>> {
  const found: Array<FeedItem> = []
  let started = performance.now()
  for (const [place, { digest, index, source }] of items.entries()) {
    if (performance.now() - started >= yieldMillis) {
      yield* pause
      started = performance.now()
    }
    const interpretation = interpretItem(stream, source.bytes)
    if (interpretation._tag === "Unusable") continue
    const isEnd = done && place === items.length - 1
    found.push({
      stream,
      id: interpretation._tag === "Outcome" ? interpretation.facts.respondent_id : interpretation.facts.survey_id,
      key: `${digest}/${source.item}`,
      version: versionOf(source),
      cursor: writeCursor({
        mode: "messages",
        isEnd,
        position: { sequence: entry.sequence, item: index },
        digest: entry.digest
      }),
      signedAt: source.signedAt,
      document: decoder.decode(source.bytes),
      status: interpretation._tag === "Outcome" ? null : interpretation.facts.status,
      mark: null
    })
  }
  return found
})

const decoder = new TextDecoder()
