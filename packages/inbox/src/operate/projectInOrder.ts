/**
 * Applies the waiting entries of both streams in the order of the log.
 *
 * A `move` entry applies items that were quarantined when their callback in the other stream was applied. In log order, an item is always quarantined
 * before it is moved.
 */
import { Effect, Option, Stream } from "effect"
import type { EffectiveRetries } from "../project/followRetries.ts"
import { projectNext } from "../project/Projector.ts"
import type { Lease, Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { logEntries } from "./logEntries.ts"

export interface InOrderOptions {
  /**
   * Reads which items are interpreted again by a `retry` entry later in the log, because these items must not be applied before that entry. Runs
   * before each round, because operators can retry items at any time.
   */
  readonly retriedLater?: Effect.Effect<EffectiveRetries, StoreError> | undefined
  /** Runs after each entry that was applied. */
  readonly applied?: ((lease: Lease) => Effect.Effect<void>) | undefined
}

/** Applies all waiting entries, in rounds, until a round finds none. Returns the leases with their new positions. */
export const projectInOrder = Effect.fnUntraced(function* (
  store: Store,
  leases: ReadonlyArray<Lease>,
  { applied, retriedLater }: InOrderOptions = {}
): Effect.fn.Return<ReadonlyArray<Lease>, StoreError> {
  let held = leases
  for (;;) {
    // Entries that are appended after this point are left for the next round. Otherwise, if entries were appended to both streams while the waiting
    // entries were being read, an entry could be applied before an earlier entry of the other stream.
    const [newest] = yield* store.entries({ newestFirst: true, limit: 1 })
    const options = { store, retriedLater: retriedLater && (yield* retriedLater) }
    const next = new Map(held.map((lease) => [lease.stream, lease]))
    yield* Stream.runForEach(yield* waitingEntries(store, held, (newest?.sequence ?? 0) + 1), ({ sequence, stream }) =>
      Effect.gen(function* () {
        const lease = next.get(stream)
        if (lease === undefined || sequence < lease.position.sequence) return
        const moved = Option.getOrElse(yield* projectNext(options, lease), () => lease)
        next.set(stream, moved)
        if (applied !== undefined && moved !== lease) yield* applied(moved)
      })
    )
    const after = [...next.values()]
    if (after.every((lease, at) => lease === held[at])) return after
    held = after
  }
})

/** Returns the entries of both streams before the sequence number `before`, starting with the first entry that has not been applied. */
const waitingEntries = Effect.fnUntraced(function* (store: Store, leases: ReadonlyArray<Lease>, before: number) {
  const waiting = yield* Effect.forEach(leases, ({ position, stream }) =>
    store.entries({ stream, after: position.sequence - 1, before, limit: 1 })
  )
  const first = Math.min(before, ...waiting.flat().map(({ sequence }) => sequence))
  return logEntries(store, { after: first - 1, before }, 1000)
})
