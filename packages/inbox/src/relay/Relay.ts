/**
 * Delivers what a named reader has not delivered yet, for as long as it runs.
 *
 * A page is read, delivered, and committed once the sink has acknowledged it; the next page is read meanwhile. Any number of relays may run for one reader: one holds the
 * lease and the others wait for it to expire. After a crash the last page is delivered again.
 */
import { Cause, Effect, Metric, Option } from "effect"
import { randomUUID } from "node:crypto"
import { type StreamName, streamNames } from "../Message.ts"
import * as Metrics from "../Metrics.ts"
import type { CursorError } from "../query/Cursor.ts"
import type { PrunedMessagesError } from "../query/MessageFeed.ts"
import type { ReaderLease, ReaderMode, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { withTimeLimit } from "../store/TimeLimit.ts"
import { delivering } from "./Delivery.ts"
import { differencesOf, movedCursor, type NewEpoch, openReader, type Page } from "./ReaderFeed.ts"
import { RelayError } from "./RelayError.ts"
import type { Sink, SinkError } from "./Sink.ts"

export interface RelayOptions {
  /** Of the reader: lower case letters, digits, `-` and `_`, at most 60. Another name is another reader, with a position of its own. */
  readonly reader: string
  /** `state` delivers each key as it is now, `messages` every message. A reader keeps its mode. */
  readonly mode: ReaderMode
  /** Default both. */
  readonly streams?: ReadonlyArray<StreamName> | undefined
  /** How many envelopes may be delivered and not acknowledged, of each stream. Default 500. */
  readonly maxInFlight?: number | undefined
  /** About how many bytes of documents they may have. Default 8 MiB. */
  readonly maxInFlightBytes?: number | undefined
  /** Default 5 s: how long a relay may be silent before another takes over. */
  readonly leaseMillis?: number | undefined
  /** How often to look for changes. Default 200 ms. */
  readonly pollMillis?: number | undefined
  /** Default false. True delivers everything again, in a new epoch. */
  readonly resend?: boolean | undefined
}

interface Settled {
  readonly reader: string
  readonly mode: ReaderMode
  readonly maxInFlight: number
  readonly maxInFlightBytes: number
  readonly leaseMillis: number
  readonly pollMillis: number
}

interface Run extends Settled {
  readonly store: Store
  readonly sink: Sink
  readonly stream: StreamName
  readonly holder: string
}

type Failure = StoreError | SinkError | CursorError | PrunedMessagesError

const nameForm = /^[a-z0-9][a-z0-9_-]{0,59}$/

const settle = (options: RelayOptions): Settled => {
  const {
    leaseMillis = 5000,
    maxInFlight = 500,
    maxInFlightBytes = 8 * 1024 * 1024,
    mode,
    pollMillis = 200,
    reader
  } = options
  if (!nameForm.test(reader)) {
    throw new RelayError(`The reader ${JSON.stringify(reader)}: use at most 60 lower case letters, digits, - and _`)
  }
  for (const [name, value] of Object.entries({ leaseMillis, maxInFlight, maxInFlightBytes, pollMillis })) {
    if (!Number.isSafeInteger(value) || value < 1) throw new RelayError(`${name}: a whole number from 1 on is expected`)
  }
  return { leaseMillis, maxInFlight, maxInFlightBytes, mode, pollMillis, reader }
}

/**
 * Runs until it is interrupted. Fails when the sink refuses what is delivered, when messages that were not delivered yet are pruned, and when an option or the mode of the reader
 * does not fit; anything else that goes wrong is logged, and the relay goes on when it has passed.
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
    const settled = yield* Effect.try({ try: () => settle(options), catch: (cause) => cause as RelayError })
    const { streams = streamNames, resend = false } = options
    const holder = randomUUID()
    const runs = [...new Set(streams)].map((stream): Run => ({ ...settled, store, sink, stream, holder }))
    yield* requireMode(store, settled)
    const ended = yield* Effect.all(
      runs.map((run) => relayStream(run, resend)),
      { concurrency: "unbounded" }
    )
    return ended[0] ?? (yield* Effect.fail(new RelayError("streams: name at least one")))
  })

const requireMode = Effect.fnUntraced(function* (store: Store, { mode, reader }: Settled) {
  const other = (yield* store.readers.list).find((one) => one.reader === reader && one.mode !== mode)
  if (other === undefined) return
  yield* Effect.fail(
    new RelayError(
      `The reader ${reader} has the mode ${other.mode}: use another name for the mode ${mode}, or \`readers remove ${reader}\` first`
    )
  )
})

const relayStream = (run: Run, resend: boolean): Effect.Effect<never, Failure> => {
  const { holder, leaseMillis, mode, pollMillis, reader, store, stream } = run
  const attributes = { reader, stream }
  let mustResend = resend
  const round = Effect.gen(function* () {
    const got = yield* limited(
      run,
      "acquireReader",
      store.readers.acquire({ reader, stream, mode, holder, leaseMillis })
    )
    if (Option.isNone(got)) return yield* Effect.sleep(leaseMillis / 3)
    const held = { lease: mustResend ? yield* requested(run, got.value) : got.value }
    mustResend = false
    return yield* Effect.raceFirst(work(run, held), renewing(run, held)).pipe(
      Effect.ensuring(Effect.ignore(withTimeLimit("releaseReader", 1000, store.readers.release(held.lease))))
    )
  }).pipe(
    Effect.catchCause((cause) => {
      const error = Cause.squash(cause)
      if (Cause.hasInterruptsOnly(cause) || isFinal(error)) return Effect.failCause(cause)
      return Metric.update(Metrics.of(Metrics.relayFailures, attributes), 1).pipe(
        Effect.andThen(Effect.logWarning("A relay starts over")),
        Effect.annotateLogs({ ...attributes, reason: error instanceof Error ? error.message : String(error) }),
        Effect.andThen(Effect.sleep(pollMillis))
      )
    })
  )
  return Effect.forever(round)
}

/** Whatever does not pass by itself. */
const isFinal = (error: unknown): boolean => {
  if (typeof error !== "object" || error === null) return false
  if ("_tag" in error && error._tag === "PrunedMessagesError") return true
  return "reason" in error && error.reason === "refused"
}

const limited = <A>({ leaseMillis }: Run, operation: string, call: Effect.Effect<A, StoreError>) =>
  withTimeLimit(operation, Math.max(leaseMillis * 0.8, 2000), call)

interface Held {
  lease: ReaderLease
}

const renewing = ({ leaseMillis, store }: Run, held: Held): Effect.Effect<never, StoreError> =>
  Effect.forever(
    Effect.delay(
      Effect.suspend(() => store.readers.renew(held.lease, leaseMillis)),
      leaseMillis / 3
    )
  )

const move = Effect.fnUntraced(function* (run: Run, held: Held, to: Parameters<Store["readers"]["commit"]>[1]) {
  // A commit that is interrupted may be done nevertheless.
  held.lease = yield* Effect.uninterruptible(
    limited(run, "commitReader", run.store.readers.commit(held.lease, to, run.leaseMillis))
  )
})

/** An operator wants everything again: a reader without an epoch begins one. */
const requested = Effect.fnUntraced(function* (run: Run, lease: ReaderLease) {
  if (lease.epoch === 0) return lease
  const feed = yield* run.store.feed
  const epoch = Math.max(lease.epoch + 1, Date.now())
  const to = { ...lease, epoch, reason: "requested", resends: "everything", feed, cursor: "" } as const
  return yield* run.store.readers.commit(lease, to, run.leaseMillis)
})

const work = Effect.fnUntraced(function* (run: Run, held: Held): Effect.fn.Return<never, Failure> {
  const { maxInFlight, maxInFlightBytes, pollMillis, reader, store, stream } = run
  const { announce, deliver } = delivering(run.sink, { reader, stream })
  const relayed = Metrics.of(Metrics.relayed, { reader, stream })
  const fence = () => ({ reader, token: held.lease.token })
  const notify = () => {
    const { epoch, mode, reason, resends } = held.lease
    return announce({ stream, epoch, mode, reason, resends }, fence())
  }

  /** How many envelopes have about the bytes that may be in flight. */
  let limit = Math.min(maxInFlight, 50)
  const fit = (page: Page): void => {
    if (page._tag !== "Envelopes" || page.envelopes.length === 0) return
    const bytes = page.envelopes.reduce((sum, { document }) => sum + (document?.length ?? 0), 0)
    const fitting = Math.floor(maxInFlightBytes / Math.max(1, bytes / page.envelopes.length))
    limit = Math.max(1, Math.min(maxInFlight, fitting, limit * 4))
  }

  const begin = Effect.fnUntraced(function* ({ begin, isFromStart, rebuiltTo }: NewEpoch) {
    yield* move(run, held, { ...begin, cursor: isFromStart ? "" : held.lease.cursor })
    yield* notify()
    if (rebuiltTo === undefined) return
    for (let after: string | undefined = ""; after !== undefined;) {
      const { end, envelopes }: Effect.Success<ReturnType<typeof differencesOf>> = yield* differencesOf(
        store,
        held.lease,
        rebuiltTo,
        { after, limit: maxInFlight }
      )
      if (envelopes.length > 0) yield* deliver(envelopes, fence())
      yield* Metric.update(relayed, envelopes.length)
      after = end
    }
    yield* move(run, held, { ...held.lease, feed: rebuiltTo, cursor: movedCursor(held.lease.cursor, rebuiltTo) })
  })

  let isAnnounced = false
  for (;;) {
    const feed = yield* openReader(store, held.lease)
    let page = yield* feed.read(limit)
    if (!isAnnounced && page._tag === "Envelopes") yield* notify()
    isAnnounced = true
    while (page._tag === "Envelopes") {
      fit(page)
      const { envelopes, to }: Extract<Page, { readonly _tag: "Envelopes" }> = page
      if (envelopes.length === 0) {
        if (to.cursor !== held.lease.cursor) yield* move(run, held, to)
        else yield* Effect.sleep(pollMillis)
        page = yield* feed.read(limit)
        continue
      }
      // What is acknowledged is committed, also when the relay is told to stop.
      const settle = Effect.uninterruptibleMask((restore) =>
        restore(deliver(envelopes, fence())).pipe(
          Effect.andThen(move(run, held, to)),
          Effect.andThen(Metric.update(relayed, envelopes.length))
        )
      )
      const [, next]: readonly [void, Page] = yield* Effect.all([settle, feed.read(limit)], { concurrency: 2 })
      page = next
    }
    yield* begin(page)
  }
})
