/**
 * What a reader of a given lease delivers next, and how its epochs begin.
 */
import { Clock, Effect, Option } from "effect"
import { type CursorError, readCursor, writeCursor } from "../query/Cursor.ts"
import { epochOf, type FeedItem, type FeedReader } from "../query/Feed.ts"
import type { PrunedMessagesError } from "../query/MessageFeed.ts"
import { openFeed } from "../query/OpenFeed.ts"
import { orderKeyOf } from "../store/Rows.ts"
import type { EpochReason, ReaderLease, ReaderPosition, Resends, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { versionOf } from "../query/Version.ts"
import type { Envelope } from "./Envelope.ts"

/** What a page asks of the relay: to deliver the envelopes and then to commit `to`, or to begin an epoch. */
export type Page =
  | { readonly _tag: "Envelopes"; readonly envelopes: ReadonlyArray<Envelope>; readonly to: ReaderPosition }
  | NewEpoch

export interface NewEpoch {
  readonly _tag: "NewEpoch"
  readonly begin: Omit<ReaderPosition, "cursor">
  /** Otherwise the reader goes on after what it has delivered. */
  readonly isFromStart: boolean
  /** With `differences`: the number of the feed once they are delivered. */
  readonly rebuiltTo: number | undefined
}

export interface ReaderFeed {
  /** At most `limit` envelopes; none when there is nothing to deliver. */
  readonly read: (limit: number) => Effect.Effect<Page, StoreError | PrunedMessagesError>
}

/** Identifies the log: another one after a backup was restored. */
const logOf = (store: Store) => Effect.map(epochOf(store), (epoch) => epoch(-1))

/** A later epoch has a greater number also when the rows of readers were lost, because it is the time at which it began. */
const nextEpoch = ({ epoch }: ReaderPosition) =>
  Effect.map(Clock.currentTimeMillis, (now) => Math.max(epoch + 1, Math.trunc(now)))

const beginning = Effect.fnUntraced(function* (
  store: Store,
  lease: ReaderLease,
  reason: EpochReason
): Effect.fn.Return<NewEpoch, StoreError> {
  const [epoch, feed, log] = [yield* nextEpoch(lease), yield* store.feed, yield* logOf(store)]
  const begin = { epoch, reason, resends: "everything", feed, log } as const
  return { _tag: "NewEpoch", begin, isFromStart: true, rebuiltTo: undefined }
})

/** A rebuild had another result. Messages are read from the evidence, and go on. */
const rebuilt = Effect.fnUntraced(function* (store: Store, lease: ReaderLease): Effect.fn.Return<NewEpoch, StoreError> {
  const [epoch, feed] = [yield* nextEpoch(lease), yield* store.feed]
  const begun = (resends: Resends, isFromStart: boolean, at: number, rebuiltTo?: number): NewEpoch => {
    const begin = { epoch, reason: "rebuilt", resends, feed: at, log: lease.log } as const
    return { _tag: "NewEpoch", begin, isFromStart, rebuiltTo }
  }
  if (lease.mode === "messages") return begun("nothing", false, feed)
  const known = yield* store.differences(lease.stream, { from: lease.feed, to: feed }, { after: "", limit: 1 })
  return known === undefined ? begun("everything", true, feed) : begun("differences", false, lease.feed, feed)
})

/** The epoch that a relay has to begin before it reads anything. */
const firstOf = Effect.fnUntraced(function* (
  store: Store,
  lease: ReaderLease
): Effect.fn.Return<NewEpoch | undefined, StoreError> {
  if (lease.epoch === 0) return yield* beginning(store, lease, "started")
  if (lease.log !== (yield* logOf(store))) return yield* beginning(store, lease, "restored")
  return undefined
})

/** For as long as the lease is in one epoch. */
export const openReader = Effect.fnUntraced(function* (
  store: Store,
  lease: ReaderLease
): Effect.fn.Return<ReaderFeed, StoreError | CursorError> {
  const first = yield* firstOf(store, lease)
  if (first !== undefined) return { read: () => Effect.succeed(first) }
  const { cursor, mode, stream } = lease
  const feed: FeedReader = yield* openFeed(store, stream, { mode, since: cursor === "" ? undefined : cursor })

  const read = Effect.fnUntraced(function* (limit: number): Effect.fn.Return<Page, StoreError | PrunedMessagesError> {
    if ((yield* store.feed) !== lease.feed) return yield* rebuilt(store, lease)
    const page = yield* feed.read(limit)
    // The number of the feed may have grown in between.
    if (page.beginsAnew) {
      return (yield* store.feed) === lease.feed
        ? yield* beginning(store, lease, "restored")
        : yield* rebuilt(store, lease)
    }
    const { epoch, feed: number, log, reason, resends } = lease
    return {
      _tag: "Envelopes",
      envelopes: page.items.map((item) => toEnvelope(lease, item)),
      to: { epoch, reason, resends, feed: number, log, cursor: page.cursor ?? "" }
    }
  })
  return { read }
})

const toEnvelope = (
  { epoch, mode }: ReaderLease,
  { cursor, document, id, key, status, stream, version }: FeedItem
): Envelope => ({
  stream,
  key: String(id),
  id: key,
  version,
  epoch,
  position: readCursor(cursor, mode)?.position ?? { sequence: 0, item: 0 },
  ...(mode === "state" && status !== null && { status }),
  document
})

/** The present states of keys that a rebuild has changed, in pages. */
export const differencesOf = Effect.fnUntraced(function* (
  store: Store,
  lease: ReaderLease,
  to: number,
  page: { readonly after: string; readonly limit: number }
): Effect.fn.Return<{ readonly envelopes: ReadonlyArray<Envelope>; readonly end: string | undefined }, StoreError> {
  const keys = (yield* store.differences(lease.stream, { from: lease.feed, to }, page)) ?? []
  const envelopes = yield* Effect.forEach(keys, (key) => presentState(store, lease, key))
  return { envelopes, end: keys.at(-1) }
})

const presentState = Effect.fnUntraced(function* (
  store: Store,
  { epoch, stream }: ReaderLease,
  key: string
): Effect.fn.Return<Envelope, StoreError> {
  const found = Option.getOrUndefined<{
    readonly document: string
    readonly status?: Envelope["status"]
    readonly ordered_at: number
    readonly signed_at: number
    readonly sequence: number
    readonly item: number
    readonly changed_sequence: number
    readonly changed_item: number
  }>(stream === "opportunities" ? yield* store.opportunity(Number(key)) : yield* store.outcome(key))
  if (found === undefined) {
    return {
      stream,
      key,
      id: `gone/${epoch}/${key}`,
      version: null,
      epoch,
      position: { sequence: 0, item: -1 },
      document: null
    }
  }
  const position = { sequence: found.changed_sequence, item: found.changed_item }
  const entry = Option.getOrUndefined(yield* store.entry(position.sequence))
  return {
    stream,
    key,
    id: `${entry?.digest ?? ""}/${position.item}`,
    version: versionOf(orderKeyOf(found), position),
    epoch,
    position,
    ...(found.status !== undefined && { status: found.status }),
    document: found.document
  }
})

/** The cursor in the feed that a rebuild has begun, at the same position of the log. */
export const movedCursor = (cursor: string, feed: number): string => {
  const state = readCursor(cursor, "state")
  return state === undefined ? "" : writeCursor({ ...state, feed })
}
