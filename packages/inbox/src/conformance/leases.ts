/** Conformance checks for leases: only one process at a time may compute the projections, and each batch is written in full and only once. */
import assert from "node:assert/strict"
import { Effect, Option } from "effect"
import { emptyBatch, type OpportunityRow } from "../store/Rows.ts"
import { append, check, leased, leaseMillis, reasonOf, type StoreCheck, survey, withDocuments } from "./samples.ts"

export const leaseChecks: ReadonlyArray<StoreCheck> = [
  check("a projection lease has one holder until it expires", (store) =>
    Effect.gen(function* () {
      const first = yield* leased(store, { holder: "a" })
      assert.ok(Option.isNone(yield* store.acquireLease({ ...first, holder: "b", leaseMillis })))
      assert.ok(Option.isSome(yield* store.acquireLease({ ...first, stream: "outcomes", holder: "c", leaseMillis })))
      // A lease with a duration of 0 ms expires immediately.
      yield* store.renewLease(first, 0)
      const second = yield* leased(store, { holder: "b" })
      assert.ok(second.token > first.token)
      assert.equal(reasonOf(yield* Effect.exit(store.renewLease(first, leaseMillis))), "FencedError")
    })
  ),
  check("a released lease can be acquired at once, and a forced one needs no release", (store) =>
    Effect.gen(function* () {
      yield* store.releaseLease(yield* leased(store, { holder: "a" }))
      const second = yield* leased(store, { holder: "b" })
      const third = yield* leased(store, { holder: "c", force: "always" })
      assert.ok(third.token > second.token)
    })
  ),
  check("a projector whose lease was taken over cannot commit", (store) =>
    Effect.gen(function* () {
      yield* append(store, "[1]")
      const zombie = yield* leased(store, { holder: "a", leaseMillis: 0 })
      const heir = yield* leased(store, { holder: "b" })
      const batch = withDocuments({ sequence: 2, item: 0 }, [survey(1)])
      assert.equal(reasonOf(yield* Effect.exit(store.commit(zombie, batch, leaseMillis))), "FencedError")
      assert.ok(Option.isNone(yield* store.opportunity(1)))
      yield* store.commit(heir, batch, leaseMillis)
      assert.ok(Option.isSome(yield* store.opportunity(1)))
    })
  ),
  check("a batch that is committed twice is written once", (store) =>
    Effect.gen(function* () {
      const lease = yield* leased(store)
      const batch = withDocuments({ sequence: 1, item: 1 }, [survey(1)])
      yield* store.commit(lease, batch, leaseMillis)
      assert.equal(reasonOf(yield* Effect.exit(store.commit(lease, batch, leaseMillis))), "FencedError")
    })
  ),
  check("a batch that cannot be written completely is not written at all", (store) =>
    Effect.gen(function* () {
      const lease = yield* leased(store)
      const broken = { ...survey(2), hash: null } as unknown as OpportunityRow
      const exit = yield* Effect.exit(
        store.commit(lease, withDocuments({ sequence: 1, item: 2 }, [survey(1), broken]), leaseMillis)
      )
      assert.notEqual(reasonOf(exit), "success")
      assert.ok(Option.isNone(yield* store.opportunity(1)))
      yield* store.commit(lease, withDocuments({ sequence: 1, item: 2 }, [survey(1)]), leaseMillis)
    })
  ),
  check("the next entry is the first unprojected entry of the stream, with its body", (store) =>
    Effect.gen(function* () {
      yield* append(store, "[1]", 1000, "outcomes")
      yield* append(store, "[2]")
      const lease = yield* leased(store)
      const next = Option.getOrThrow(yield* store.next(lease))
      assert.equal(next.sequence, 2)
      assert.ok(next.body.length > 0)
      const half = yield* store.commit(lease, emptyBatch({ sequence: 2, item: 1 }), leaseMillis)
      assert.equal(Option.getOrThrow(yield* store.next(half)).sequence, 2)
      const done = yield* store.commit(half, emptyBatch({ sequence: 3, item: 0 }), leaseMillis)
      assert.ok(Option.isNone(yield* store.next(done)))
    })
  ),
  check("the lag counts the unprojected entries of each stream", (store) =>
    Effect.gen(function* () {
      yield* append(store, "[1]", 1)
      yield* append(store, "[2]", 2)
      yield* store.commit(yield* leased(store), emptyBatch({ sequence: 2, item: 0 }), leaseMillis)
      const [opportunities, outcomes] = yield* store.lags
      assert.equal(opportunities?.waiting, 1)
      assert.equal(opportunities?.oldestReceivedAt, 2000)
      assert.equal(outcomes?.waiting, 0)
    })
  )
]
