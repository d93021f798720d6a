/** Moves the items of callbacks that contain more invalid items than the quarantine lists. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { checkpoint } from "../../src/operate/Checkpoint.ts"
import { prune } from "../../src/operate/prune.ts"
import { listQuarantine, moveQuarantined } from "../../src/operate/Quarantine.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { isIntact, verify } from "../../src/operate/VerifyStore.ts"
import { projectAll } from "../../src/project/Projector.ts"
import { listedPerCallback } from "../../src/project/QuarantineLimit.ts"
import type { Store } from "../../src/store/Store.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { inMemory } from "../support/memory.ts"
import { outcome, survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

const outcomes = (count: number, from = 0): ReadonlyArray<object> =>
  Array.from({ length: count }, (_, index) => outcome(`r${from + index}`))

/** Receives a callback at the URL for opportunities, and applies it in large batches. */
const receiveAtOnce = Effect.fnUntraced(function* (store: Store, items: ReadonlyArray<object>) {
  const later = yield* makeTestInbox({ ...store, next: () => Effect.succeed(Option.none()) })
  yield* later.receive(100, items)
  yield* projectAtOnce(store)
})

const projectAtOnce = Effect.fnUntraced(function* (
  store: Store,
  stream: "opportunities" | "outcomes" = "opportunities"
) {
  const lease = yield* store.acquireLease({ stream, set: "live", holder: "a", leaseMillis: 1, force: "always" })
  yield* projectAll({ store }, Option.getOrThrow(lease))
})

const positionsIn = (store: Store) =>
  Effect.map(listQuarantine(store), (rows) => rows.map(({ item, sequence }) => `${sequence}/${item}`))

const requireIdentical = Effect.fnUntraced(function* (store: Store) {
  assert.deepStrictEqual((yield* verify(store)).damage, [])
  assert.isTrue((yield* rebuild(store)).identical)
})

describe("callbacks with more than 1,000 misdirected outcomes", () => {
  itOnBothEngines(
    "moving quarantined outcomes to their stream moves all 1,500 from a callback, although the quarantine lists only 1,000",
    (store) =>
      Effect.gen(function* () {
        yield* receiveAtOnce(store, outcomes(1500))
        assert.strictEqual((yield* listQuarantine(store)).length, listedPerCallback + 1)
        assert.strictEqual(yield* moveQuarantined(store), 1500)
        yield* projectAtOnce(store, "outcomes")
        assert.isTrue(Option.isSome(yield* store.outcome("r1499")))
        assert.deepStrictEqual(yield* positionsIn(store), [])
        yield* requireIdentical(store)
        assert.strictEqual(yield* moveQuarantined(store), 0)
      })
  )

  itOnBothEngines(
    "outcomes that the quarantine does not list can be moved by the position of the row that represents them",
    (store) =>
      Effect.gen(function* () {
        yield* receiveAtOnce(store, outcomes(1003))
        assert.strictEqual(yield* moveQuarantined(store, [{ sequence: 1, item: 1000 }]), 3)
        yield* projectAtOnce(store, "outcomes")
        assert.strictEqual((yield* listQuarantine(store)).length, 1000)
        yield* requireIdentical(store)
      })
  )

  itOnBothEngines(
    "outcomes that were moved out of the quarantine still count towards the limit of 1,000 quarantined items per callback, and a rebuild gives the same result",
    (store) =>
      Effect.gen(function* () {
        yield* receiveAtOnce(store, outcomes(1500))
        const listed = Array.from({ length: 600 }, (_, item) => ({ sequence: 1, item }))
        assert.strictEqual(yield* moveQuarantined(store, listed), 600)
        yield* projectAtOnce(store, "outcomes")
        assert.strictEqual((yield* listQuarantine(store)).length, 401)
        yield* requireIdentical(store)
      })
  )

  itOnBothEngines(
    "after a move, the quarantine keeps the row for the unlisted items of a callback if one of them is invalid",
    (store) =>
      Effect.gen(function* () {
        yield* receiveAtOnce(store, [...outcomes(1000), { survey_id: "x" }, ...outcomes(2, 1000)])
        assert.strictEqual(yield* moveQuarantined(store), 1002)
        yield* projectAtOnce(store, "outcomes")
        assert.isTrue(Option.isSome(yield* store.outcome("r1001")))
        assert.deepStrictEqual(yield* positionsIn(store), ["1/1000"])
        assert.strictEqual(yield* moveQuarantined(store), 0)
        yield* requireIdentical(store)
      })
  )

  itOnBothEngines(
    "a move leaves the outcomes of a callback that the quarantine does not list in place if the callback was pruned",
    (store) =>
      Effect.gen(function* () {
        yield* receiveAtOnce(store, outcomes(1100))
        const { receive } = yield* makeTestInbox(store)
        yield* TestClock.setTime(100 * 86_400_000)
        yield* receive(100 * 86_400, [survey(8)])
        assert.strictEqual((yield* prune(store, 75)).bodies, 1)
        assert.strictEqual(yield* moveQuarantined(store), 1000)
        yield* projectAtOnce(store, "outcomes")
        assert.deepStrictEqual(yield* positionsIn(store), ["1/1000"])
        yield* requireIdentical(store)
        assert.isTrue(isIntact(yield* verify(store)))
      })
  )

  itOnBothEngines(
    "if outcomes are moved after the projector crashed within their callback, the quarantine still lists at most 1,000 of it",
    (store) =>
      Effect.gen(function* () {
        let batches = 0
        const dying: Store = {
          ...store,
          commit: (...args) =>
            Effect.suspend(() => ((batches += 1) === 2 ? Effect.die("it dies") : store.commit(...args)))
        }
        yield* Effect.exit(receiveAtOnce(dying, outcomes(1500)))
        assert.strictEqual(yield* moveQuarantined(store), 500)
        yield* projectAtOnce(store, "outcomes")
        yield* checkpoint(store)
        yield* projectAtOnce(store)
        assert.strictEqual((yield* listQuarantine(store)).length, 501)
        yield* requireIdentical(store)
      })
  )

  it.effect(
    "of 10,500 outcomes sent to the opportunities URL, moveQuarantined moves the 10,000 in the quarantine, and a rebuild gives the same result",
    () =>
      Effect.flatMap(inMemory, (store) =>
        Effect.gen(function* () {
          for (let from = 0; from < 10_500; from += 500) yield* receiveAtOnce(store, outcomes(500, from))
          assert.strictEqual(yield* moveQuarantined(store), 10_000)
          yield* projectAtOnce(store, "outcomes")
          assert.deepStrictEqual(yield* positionsIn(store), [])
          yield* requireIdentical(store)
        })
      )
  )
})
