/**
 * Of lanes: who may project, and that what is written is written wholly and once.
 */
import assert from "node:assert/strict"
import { Effect, Option } from "effect"
import { emptySlice, type OpportunityRow } from "../store/Rows.ts"
import { append, check, claimed, lease, reasonOf, type StoreCheck, survey, withDocuments } from "./samples.ts"

export const laneChecks: ReadonlyArray<StoreCheck> = [
  check("a lane belongs to one holder until its lease ends", (store) =>
    Effect.gen(function* () {
      const first = yield* claimed(store, { holder: "a", now: 0 })
      assert.ok(Option.isNone(yield* store.claim({ ...first, holder: "b", now: 999, leaseMillis: 1000 })))
      const second = yield* claimed(store, { holder: "b", now: 1000 })
      assert.ok(second.token > first.token)
      assert.ok(
        Option.isSome(yield* store.claim({ ...first, stream: "outcomes", holder: "c", now: 0, leaseMillis: 1 }))
      )
    })
  ),
  check("a released lane can be claimed at once, and a forced claim needs no release", (store) =>
    Effect.gen(function* () {
      yield* store.release(yield* claimed(store, { holder: "a" }))
      const second = yield* claimed(store, { holder: "b" })
      const third = yield* claimed(store, { holder: "c", force: true })
      assert.ok(third.token > second.token)
    })
  ),
  check("a holder whose lease ended and was taken can commit nothing", (store) =>
    Effect.gen(function* () {
      yield* append(store, "[1]")
      const zombie = yield* claimed(store, { holder: "a", now: 0 })
      const heir = yield* claimed(store, { holder: "b", now: 5000 })
      const slice = withDocuments({ sequence: 2, item: 0 }, [survey(1)])
      assert.equal(reasonOf(yield* Effect.exit(store.commit(zombie, slice, lease))), "FencedError")
      assert.ok(Option.isNone(yield* store.opportunity(1)))
      yield* store.commit(heir, slice, lease)
      assert.ok(Option.isSome(yield* store.opportunity(1)))
    })
  ),
  check("a slice is written once, though it is committed twice", (store) =>
    Effect.gen(function* () {
      const claim = yield* claimed(store)
      const slice = withDocuments({ sequence: 1, item: 1 }, [survey(1)])
      yield* store.commit(claim, slice, lease)
      assert.equal(reasonOf(yield* Effect.exit(store.commit(claim, slice, lease))), "FencedError")
    })
  ),
  check("a slice that cannot be written wholly is not written at all", (store) =>
    Effect.gen(function* () {
      const claim = yield* claimed(store)
      const broken = { ...survey(2), hash: null } as unknown as OpportunityRow
      const exit = yield* Effect.exit(
        store.commit(claim, withDocuments({ sequence: 1, item: 2 }, [survey(1), broken]), lease)
      )
      assert.notEqual(reasonOf(exit), "success")
      assert.ok(Option.isNone(yield* store.opportunity(1)))
      yield* store.commit(claim, withDocuments({ sequence: 1, item: 2 }, [survey(1)]), lease)
    })
  ),
  check("the next entry is the first of the stream that is not done, with its body", (store) =>
    Effect.gen(function* () {
      yield* append(store, "[1]", 1000, "outcomes")
      yield* append(store, "[2]")
      const claim = yield* claimed(store)
      const next = Option.getOrThrow(yield* store.next(claim))
      assert.equal(next.sequence, 2)
      assert.ok(next.body.length > 0)
      const half = yield* store.commit(claim, emptySlice({ sequence: 2, item: 1 }), lease)
      assert.equal(Option.getOrThrow(yield* store.next(half)).sequence, 2)
      const done = yield* store.commit(half, emptySlice({ sequence: 3, item: 0 }), lease)
      assert.ok(Option.isNone(yield* store.next(done)))
    })
  ),
  check("the lag counts what is not projected, by stream", (store) =>
    Effect.gen(function* () {
      yield* append(store, "[1]", 1)
      yield* append(store, "[2]", 2)
      yield* store.commit(yield* claimed(store), emptySlice({ sequence: 2, item: 0 }), lease)
      const [opportunities, outcomes] = yield* store.lags
      assert.equal(opportunities?.waiting, 1)
      assert.equal(opportunities?.oldestReceivedAt, 2000)
      assert.equal(outcomes?.waiting, 0)
    })
  )
]
