/**
 * Reads the pages that a relay must deliver next under the name of its reader, and determines when a new epoch must start. In a new epoch, earlier
 * items may be redelivered.
 */
import { Clock, Effect, Option } from "effect"
import { type CursorError, readCursor, writeCursor } from "../query/Cursor.ts"
import { epochOf, type FeedItem, type FeedReader } from "../query/Feed.ts"
import type { PrunedMessagesError } from "../query/PrunedMessagesError.ts"
import { openFeed } from "../query/openFeed.ts"
import { orderKeyOf } from "../store/Rows.ts"
import type { EpochReason, ReaderLease, ReaderPosition, Resends, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { versionOf } from "../query/Version.ts"
import type { Envelope } from "./Envelope.ts"

/**
 * The next step of the relay: either to deliver the envelopes and then store the reader's new position `to`, or to start a new epoch (a period in
 * which earlier items may be redelivered).
 */
export type Page =
  | { readonly _tag: "Envelopes"; readonly envelopes: ReadonlyArray<Envelope>; readonly to: ReaderPosition }
  | NewEpoch

export interface NewEpoch {
  readonly _tag: "NewEpoch"
  readonly begin: Omit<ReaderPosition, "cursor">
  /** Whether the reader starts from the beginning of the feed instead of after the last delivered item. */
  readonly isFromStart: boolean
  /**
   * The feed number (the number of rebuilds that have changed the projections) to store after the surveys or sessions that those rebuilds changed
   * have been redelivered. Undefined if the new epoch redelivers everything or nothing.
   */
  readonly rebuiltTo: number | undefined
}

export interface ReaderFeed {
  /**
   * Returns a page of at most `limit` envelopes, or a new epoch (a period in which earlier items may be redelivered) that must start first. The page
   * is empty if there is nothing to deliver.
   */
  readonly read: (limit: number) => Effect.Effect<Page, StoreError | PrunedMessagesError>
}

/** Returns an identifier of the log, which changes when a backup is restored. */
const logOf = (store: Store) => Effect.map(epochOf(store), (epoch) => epoch(-1))

/**
 * Returns the number of the next epoch (a period in which earlier items may be redelivered). The number is based on the current time, so a later
 * epoch has a greater number even if the stored positions of the readers were lost.
 */
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

/**
 * Returns the epoch (a period in which earlier items may be redelivered) that must start after a rebuild has changed the projections. A feed of
 * messages continues from its current position, because messages are read from the stored callbacks, not from the projections.
 */
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

/**
 * Returns the new epoch (a period in which earlier items may be redelivered) that must start before anything is read, or undefined if the current
 * epoch continues.
 */
const firstOf = Effect.fnUntraced(function* (
  store: Store,
  lease: ReaderLease
): Effect.fn.Return<NewEpoch | undefined, StoreError> {
  if (lease.epoch === 0) return yield* beginning(store, lease, "started")
  if (lease.log !== (yield* logOf(store))) return yield* beginning(store, lease, "restored")
  return undefined
})

/**
 * Opens the feed of changes or messages that a relay delivers, at the stored position in `lease`. If a new epoch (in which earlier items may be
 * redelivered) must start first, the feed returns only this epoch.
 */
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
    // The feed starts from the beginning if a backup was restored, or if a rebuild has changed the projections since the check at the start of
    // `read`.
    if (page.startsOver) {
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

/** Returns the current states of the surveys or sessions that a rebuild has changed, page by page. */
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
      // The key is percent-encoded because sinks send the id in headers.
      id: `gone/${epoch}/${encodeURIComponent(key)}`,
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

/** Returns the cursor with the given feed number (the number of rebuilds that have changed the projections) and an unchanged log position. */
export const movedCursor = (cursor: string, feed: number): string => {
  const state = readCursor(cursor, "state")
  return state === undefined ? "" : writeCursor({ ...state, feed })
}
