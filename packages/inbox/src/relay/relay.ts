/**
 * Delivers changes or messages to a sink until the relay is interrupted. A relay stores its position under the name of a reader, and delivers what
 * has not been delivered under this name yet.
 *
 * The relay reads a page, delivers it, and stores the new position after the sink has acknowledged the page. The next page is read while the current
 * page is delivered. Any number of relays can run with the same reader name. One relay holds the lease, and the other relays wait until the lease
 * expires. After a crash, the last page is redelivered.
 */
import { Cause, Effect, Metric } from "effect"
import { randomUUID } from "node:crypto"
import { type StreamName, streamNames } from "../Message.ts"
import * as Metrics from "../Metrics.ts"
import type { CursorError } from "../query/Cursor.ts"
import type { PrunedMessagesError } from "../query/PrunedMessagesError.ts"
import { type HeldReader, withReader } from "../store/HeldReader.ts"
import type { ReaderMode, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { delivering } from "./Delivery.ts"
import { differencesOf, movedCursor, type NewEpoch, openReader, type Page } from "./ReaderFeed.ts"
import { RelayError } from "./RelayError.ts"
import type { Sink, SinkError } from "./Sink.ts"

/** The options for a relay: the reader, what to deliver, and how much may be in flight. */
export interface RelayOptions {
  /** The name of the reader: at most 60 lowercase letters, digits, `-` and `_`. Each reader has its own position. */
  readonly reader: string
  /**
   * The mode of the reader, which cannot change: `state` delivers the current state of each survey or session, and `messages` delivers every message.
   */
  readonly mode: ReaderMode
  /** The streams to deliver. Default: both. */
  readonly streams?: ReadonlyArray<StreamName> | undefined
  /** The maximum number of unacknowledged envelopes (delivered changes or messages) per stream. Default 500. */
  readonly maxInFlight?: number | undefined
  /** The approximate maximum size of the unacknowledged documents, in bytes. Default 8 MiB. */
  readonly maxInFlightBytes?: number | undefined
  /** The duration of the lease in milliseconds. If a relay does not renew its lease within this time, another relay takes over. Default 5000. */
  readonly leaseMillis?: number | undefined
  /** The interval at which to check for changes, in milliseconds. Default 200. */
  readonly pollMillis?: number | undefined
  /** Whether to start a new epoch (a period of deliveries that replace the earlier ones) in which everything is redelivered. Default `false`. */
  readonly resend?: boolean | undefined
}

interface NormalizedOptions {
  readonly reader: string
  readonly mode: ReaderMode
  readonly maxInFlight: number
  readonly maxInFlightBytes: number
  readonly leaseMillis: number
  readonly pollMillis: number
}

interface Run extends NormalizedOptions {
  readonly store: Store
  readonly sink: Sink
  readonly stream: StreamName
  readonly holder: string
}

type Failure = StoreError | SinkError | CursorError | PrunedMessagesError

const nameForm = /^[a-z0-9][a-z0-9_-]{0,59}$/

const normalizeOptions = (options: RelayOptions): NormalizedOptions => {
  const {
    leaseMillis = 5000,
    maxInFlight = 500,
    maxInFlightBytes = 8 * 1024 * 1024,
    mode,
    pollMillis = 200,
    reader
  } = options
  if (!nameForm.test(reader)) {
    throw new RelayError(
      `The name of the reader, ${JSON.stringify(reader)}, is invalid: use at most 60 lower-case letters, digits, - and _`
    )
  }
  for (const [name, value] of Object.entries({ leaseMillis, maxInFlight, maxInFlightBytes, pollMillis })) {
    if (!Number.isSafeInteger(value) || value < 1)
      throw new RelayError(`${name}: it must be a whole number of 1 or more`)
  }
  return { leaseMillis, maxInFlight, maxInFlightBytes, mode, pollMillis, reader }
}

/**
 * Delivers changes or messages to a sink until the effect is interrupted. Fails if the sink refuses a delivery, if messages were pruned before they
 * were delivered, or if an option or the mode of the reader is invalid. All other failures are logged, and the relay retries.
 *
 * @example
 * ```ts
 * import { SqliteStore } from "@fieldwork/inbox"
 * import { relay } from "@fieldwork/inbox/relay"
 * import { Effect } from "effect"
 *
 * const announced = Promise.withResolvers<string>()
 * const sink = {
 *   name: "example",
 *   deliver: async () => {},
 *   announce: async ({ reason, stream }: { reason: string; stream: string }) => announced.resolve(`${stream} ${reason}`),
 *   close: async () => {}
 * }
 * const relayed = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) =>
 *   relay(store, sink, { reader: "example", mode: "state", streams: ["outcomes"] })
 * )
 * const first = Effect.raceFirst(Effect.scoped(relayed), Effect.promise(() => announced.promise))
 * await Effect.runPromise(first) // => "outcomes started"
 * ```
 */
export const relay = (store: Store, sink: Sink, options: RelayOptions): Effect.Effect<never, Failure | RelayError> =>
  Effect.gen(function* () {
    const normalized = yield* Effect.try({
      try: () => normalizeOptions(options),
      catch: (cause) => cause as RelayError
    })
    const { streams = streamNames, resend = false } = options
    const holder = randomUUID()
    const runs = [...new Set(streams)].map((stream): Run => ({ ...normalized, store, sink, stream, holder }))
    yield* requireMode(store, normalized)
    const ended = yield* Effect.all(
      runs.map((run) => relayStream(run, resend)),
      { concurrency: "unbounded" }
    )
    return ended[0] ?? (yield* Effect.fail(new RelayError("streams: pass at least one stream")))
  })

const requireMode = Effect.fnUntraced(function* (store: Store, { mode, reader }: NormalizedOptions) {
  const other = (yield* store.readers.list).find((one) => one.reader === reader && one.mode !== mode)
  if (other === undefined) return
  yield* Effect.fail(
    new RelayError(
      `The reader ${reader} has the mode ${other.mode}: use another name for the mode ${mode}, or \`readers remove ${reader}\` first`
    )
  )
})

const relayStream = (run: Run, resend: boolean): Effect.Effect<never, Failure> => {
  const { pollMillis, reader, stream } = run
  const attributes = { reader, stream }
  let mustResend = resend
  const round = withReader(run.store, run, (held) =>
    Effect.gen(function* () {
      if (mustResend) yield* request(run, held)
      mustResend = false
      return yield* work(run, held)
    })
  ).pipe(
    // If another relay holds the lease, this relay tries again later.
    Effect.andThen(Effect.sleep(run.leaseMillis / 3)),
    Effect.catchCause((cause) => {
      const error = Cause.squash(cause)
      if (Cause.hasInterruptsOnly(cause) || isFinal(error)) return Effect.failCause(cause)
      return Metric.update(Metrics.withAttributes(Metrics.relayFailures, attributes), 1).pipe(
        Effect.andThen(Effect.logWarning("A relay restarts")),
        Effect.annotateLogs({ ...attributes, reason: error instanceof Error ? error.message : String(error) }),
        Effect.andThen(Effect.sleep(pollMillis))
      )
    })
  )
  return Effect.forever(round)
}

/** Returns whether a failure can be resolved only by an operator. */
const isFinal = (error: unknown): boolean => {
  if (typeof error !== "object" || error === null) return false
  if ("_tag" in error && error._tag === "PrunedMessagesError") return true
  return "reason" in error && error.reason === "refused"
}

/**
 * Handles an operator's request to redeliver everything: starts a new epoch (a period in which earlier items may be redelivered) at the beginning of
 * the feed.
 */
const request = Effect.fnUntraced(function* ({ store }: Run, { lease, move }: HeldReader) {
  const before = lease()
  if (before.epoch === 0) return
  const epoch = Math.max(before.epoch + 1, Date.now())
  yield* move({ ...before, epoch, reason: "requested", resends: "everything", feed: yield* store.feed, cursor: "" })
})

const work = Effect.fnUntraced(function* (run: Run, { lease, move }: HeldReader): Effect.fn.Return<never, Failure> {
  const { maxInFlight, maxInFlightBytes, pollMillis, reader, store, stream } = run
  const { announce, deliver } = delivering(run.sink, { reader, stream })
  const relayed = Metrics.withAttributes(Metrics.relayed, { reader, stream })
  const fence = () => ({ reader, token: lease().token })
  const notify = () => {
    const { epoch, mode, reason, resends } = lease()
    return announce({ stream, epoch, mode, reason, resends }, fence())
  }

  /** The number of envelopes per page. It is adjusted so that the size of a page is close to the maximum number of unacknowledged bytes. */
  let limit = Math.min(maxInFlight, 50)
  const fit = (page: Page): void => {
    if (page._tag !== "Envelopes" || page.envelopes.length === 0) return
    const bytes = page.envelopes.reduce((sum, { document }) => sum + (document?.length ?? 0), 0)
    const fitting = Math.floor(maxInFlightBytes / Math.max(1, bytes / page.envelopes.length))
    limit = Math.max(1, Math.min(maxInFlight, fitting, limit * 4))
  }

  const begin = Effect.fnUntraced(function* ({ begin, isFromStart, rebuiltTo }: NewEpoch) {
    yield* move({ ...begin, cursor: isFromStart ? "" : lease().cursor })
    yield* notify()
    if (rebuiltTo === undefined) return
    for (let after: string | undefined = ""; after !== undefined;) {
      const { end, envelopes }: Effect.Success<ReturnType<typeof differencesOf>> = yield* differencesOf(
        store,
        lease(),
        rebuiltTo,
        { after, limit: maxInFlight }
      )
      if (envelopes.length > 0) yield* deliver(envelopes, fence())
      yield* Metric.update(relayed, envelopes.length)
      after = end
    }
    yield* move({ ...lease(), feed: rebuiltTo, cursor: movedCursor(lease().cursor, rebuiltTo) })
  })

  let isAnnounced = false
  for (;;) {
    const feed = yield* openReader(store, lease())
    let page = yield* feed.read(limit)
    if (!isAnnounced && page._tag === "Envelopes") yield* notify()
    isAnnounced = true
    while (page._tag === "Envelopes") {
      fit(page)
      const { envelopes, to }: Extract<Page, { readonly _tag: "Envelopes" }> = page
      if (envelopes.length === 0) {
        if (to.cursor !== lease().cursor) yield* move(to)
        else yield* Effect.sleep(pollMillis)
        page = yield* feed.read(limit)
        continue
      }
      // Once the sink has acknowledged the envelopes, interrupting the relay no longer prevents the new position from being stored.
      const deliverAndCommit = Effect.uninterruptibleMask((restore) =>
        restore(deliver(envelopes, fence())).pipe(
          Effect.andThen(move(to)),
          Effect.andThen(Metric.update(relayed, envelopes.length))
        )
      )
      const [, next]: readonly [void, Page] = yield* Effect.all([deliverAndCommit, feed.read(limit)], {
        concurrency: 2
      })
      page = next
    }
    yield* begin(page)
  }
})
