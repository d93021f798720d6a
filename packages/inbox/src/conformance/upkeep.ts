/** Conformance checks for rebuilds and checkpoints of the projections. */
import assert from "node:assert/strict"
import { Effect, Option } from "effect"
import { opportunity, quarantine } from "../store/Tables.ts"
import { check, leased, leaseMillis, reasonOf, type StoreCheck, survey, withDocuments } from "./samples.ts"

export const upkeepChecks: ReadonlyArray<StoreCheck> = [
  check("shadow tables replace the live tables atomically, and only for a process that holds both leases", (store) =>
    Effect.gen(function* () {
      const live = yield* store.commit(
        yield* leased(store),
        withDocuments({ sequence: 3, item: 0 }, [survey(1)]),
        leaseMillis
      )
      yield* store.createShadow("1")
      yield* store.setPosition("shadow", "opportunities", { sequence: 2, item: 0 })
      const shadow = yield* leased(store, { set: "shadow" })
      assert.deepEqual(shadow.position, { sequence: 2, item: 0 })
      const caughtUp = yield* store.commit(shadow, withDocuments({ sequence: 3, item: 0 }, [survey(2)]), leaseMillis)
      yield* store.restore(quarantine, [])
      assert.equal(reasonOf(yield* Effect.exit(store.swap([live, shadow], false))), "FencedError")
      assert.ok(Option.isSome(yield* store.opportunity(1)))
      const feed = yield* store.feed
      yield* store.swap([live, caughtUp], true)
      assert.ok(Option.isNone(yield* store.opportunity(1)))
      assert.ok(Option.isSome(yield* store.opportunity(2)))
      assert.equal(yield* store.feed, feed + 1)
      yield* store.createShadow("2")
    })
  ),
  check("a dump lists rows in key order, page by page, and can be restored", (store) =>
    Effect.gen(function* () {
      const rows = [5, 3, 4].map((id) => survey(id))
      yield* store.commit(yield* leased(store), withDocuments({ sequence: 2, item: 0 }, rows), leaseMillis)
      const first = yield* store.dump("live", opportunity, undefined, 2)
      const rest = yield* store.dump("live", opportunity, [4], 2)
      assert.deepEqual(
        [...first, ...rest].map((row) => row["survey_id"]),
        [3, 4, 5]
      )
      yield* store.createShadow("1")
      yield* store.restore(opportunity, [...first, ...rest])
      assert.deepEqual(yield* store.dump("shadow", opportunity, undefined, 9), [...first, ...rest])
    })
  ),
  check("a checkpoint is a consistent copy of rows and positions, and the next one adds what changed since", (store) =>
    Effect.gen(function* () {
      assert.equal((yield* store.checkpointHead).written, undefined)
      const first = yield* store.commit(
        yield* leased(store),
        withDocuments({ sequence: 2, item: 0 }, [survey(1), survey(2)]),
        leaseMillis
      )
      const begun = yield* store.beginCheckpoint(yield* store.checkpointHead)
      yield* store.writeCheckpoint(begun, { complete: [], now: 7 })
      const { generation, written } = yield* store.checkpointHead
      assert.deepEqual(written, {
        at: 7,
        positions: { opportunities: { sequence: 2, item: 0 }, outcomes: { sequence: 0, item: 0 } },
        projections: {}
      })
      yield* store.commit(first, withDocuments({ sequence: 3, item: 0 }, [survey(1, { hash: "new" })]), leaseMillis)
      const hashes = Effect.map(store.dump("checkpoint", opportunity, undefined, 9), (rows) =>
        rows.map(({ hash }) => hash)
      )
      assert.deepEqual(yield* hashes, [survey(1).hash, survey(2).hash])
      yield* store.writeCheckpoint(generation, { complete: [], now: 8 })
      assert.deepEqual(yield* hashes, ["new", survey(2).hash])
      yield* store.clearCheckpoint()
      assert.equal((yield* store.checkpointHead).written, undefined)
    })
  ),
  check("of two processes that write a checkpoint at once, one gives up, at every step", (store) =>
    Effect.gen(function* () {
      const head = yield* store.checkpointHead
      const begun = yield* store.beginCheckpoint(head)
      assert.equal(reasonOf(yield* Effect.exit(store.beginCheckpoint(head))), "StoreUnavailableError")
      const stale = store.writeCheckpoint(head.generation, { complete: [], now: 1 })
      assert.equal(reasonOf(yield* Effect.exit(stale)), "StoreUnavailableError")
      yield* store.writeCheckpoint(begun, { complete: [], now: 1 })
    })
  )
]
