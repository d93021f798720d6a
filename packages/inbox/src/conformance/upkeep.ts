/**
 * Of rebuilding and of checkpoints.
 */
import assert from "node:assert/strict"
import { Effect, Option } from "effect"
import { opportunity, quarantine } from "../store/Tables.ts"
import { check, leased, leaseMillis, reasonOf, type StoreCheck, survey, withDocuments } from "./samples.ts"

export const upkeepChecks: ReadonlyArray<StoreCheck> = [
  check("shadow tables replace the live ones in one step, and only for a process that holds both leases", (store) =>
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
  check("a dump gives rows in the order of their keys, page by page, and can be put back", (store) =>
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
  check("checkpoint parts are kept, replaced and cleared", (store) =>
    Effect.gen(function* () {
      for (const part of [3, 1, 2]) yield* store.writeCheckpointPart(part, Buffer.from([part]), [])
      yield* store.writeCheckpointPart(2, Buffer.from([9]), [])
      yield* store.clearCheckpoint(3, 9)
      assert.deepEqual(yield* store.checkpointParts, [1, 2])
      assert.deepEqual([...(yield* store.checkpointPart(2))], [9])
    })
  ),
  check("a checkpoint part is written only for the holder of the leases", (store) =>
    Effect.gen(function* () {
      const old = yield* leased(store)
      yield* store.writeCheckpointPart(1, Buffer.from([1]), [old])
      const current = yield* leased(store, { holder: "b", force: "always" })
      const late = store.writeCheckpointPart(1, Buffer.from([2]), [current, old])
      assert.equal(reasonOf(yield* Effect.exit(late)), "FencedError")
      assert.deepEqual([...(yield* store.checkpointPart(1))], [1])
    })
  )
]
