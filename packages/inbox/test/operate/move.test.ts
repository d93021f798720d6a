import { assert, describe } from "@effect/vitest"
import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { erase } from "../../src/operate/erase.ts"
import { prune } from "../../src/operate/prune.ts"
import { moveQuarantined } from "../../src/operate/Quarantine.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { isIntact, verify } from "../../src/operate/VerifyStore.ts"
import type { Store } from "../../src/store/Store.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { outcome, survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

const dayMillis = 86_400_000

/** Receives a survey, and then a callback with outcomes at the URL for opportunities. */
const misdirected = Effect.fnUntraced(function* (store: Store) {
  const inbox = yield* makeTestInbox(store)
  yield* inbox.receive(100, [survey(7)])
  yield* inbox.receive(200, [outcome("r1", { panelist_id: "pid-a" }), { survey_id: "bad" }, outcome("r2")])
  return inbox
})

describe("outcomes that were sent to the URL for opportunities", () => {
  itOnBothEngines(
    "outcomes sent to the URL for opportunities are quarantined, and can be moved to their stream in signed order",
    (store) =>
      Effect.gen(function* () {
        const { project, receive } = yield* misdirected(store)
        assert.strictEqual(Option.getOrThrow(yield* store.opportunity(7)).status, "live")
        assert.match((yield* store.quarantined({ limit: 9 }))[0]?.reason ?? "", /it is an outcome/)
        // This callback was signed after the misdirected callback, and arrives before the move.
        yield* receive(300, [outcome("r2", { client_status: 99 })], "outcomes")
        assert.strictEqual(yield* moveQuarantined(store), 2)
        yield* project("outcomes")
        assert.strictEqual(Option.getOrThrow(yield* store.outcome("r1")).signed_at, 200)
        assert.strictEqual(Option.getOrThrow(yield* store.outcome("r2")).client_status, 99)
        assert.strictEqual((yield* store.outcomeMessages("r2")).length, 2)
        assert.deepStrictEqual(
          (yield* store.quarantined({ limit: 9 })).map(({ item, sequence }) => [sequence, item]),
          [[2, 1]]
        )
        assert.strictEqual(yield* moveQuarantined(store), 0)
        assert.isTrue((yield* rebuild(store)).identical)
        assert.isTrue(isIntact(yield* verify(store)))
      })
  )

  itOnBothEngines(
    "a quarantined outcome can be moved after its evidence was pruned, and is erased with its respondent",
    (store) =>
      Effect.gen(function* () {
        const { project, receive } = yield* misdirected(store)
        yield* TestClock.setTime(100 * dayMillis)
        yield* receive(100 * 86_400, [survey(8)])
        assert.strictEqual((yield* prune(store, 75)).bodies, 2)
        assert.strictEqual(yield* moveQuarantined(store, [{ sequence: 2, item: 0 }]), 1)
        yield* project("outcomes")
        assert.isTrue(Option.isSome(yield* store.outcome("r1")))
        assert.isTrue((yield* rebuild(store)).identical)
        yield* erase(store, "pid-a")
        assert.strictEqual(Option.getOrThrow(yield* store.outcome("r1")).panelist_id, "")
        assert.isTrue(isIntact(yield* verify(store)))
        // A year later, the body of the log entry for the move, which contains a copy of the moved outcome, is also pruned.
        yield* receive(465 * 86_400, [survey(8)])
        yield* project("outcomes")
        assert.isAbove((yield* prune(store, 75)).bodies, 1)
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )

  itOnBothEngines(
    "of two quarantined outcomes about one session that are moved together, the one signed later determines the state",
    (store) =>
      Effect.gen(function* () {
        const { project, receive } = yield* makeTestInbox(store)
        yield* receive(300, [outcome("r1", { client_status: 99 })])
        yield* receive(200, [outcome("r1", { client_status: 11 })])
        assert.strictEqual(yield* moveQuarantined(store), 2)
        yield* project("outcomes")
        const { client_status, signed_at } = Option.getOrThrow(yield* store.outcome("r1"))
        assert.deepStrictEqual([client_status, signed_at], [99, 300])
        assert.strictEqual((yield* store.outcomeMessages("r1")).length, 2)
        assert.isTrue((yield* rebuild(store)).identical)
        assert.isTrue(isIntact(yield* verify(store)))
      })
  )

  itOnBothEngines(
    "a misdirected outcome whose bytes repeat an earlier one is moved as a separate message and determines the state",
    (store) =>
      Effect.gen(function* () {
        const { project, receive } = yield* makeTestInbox(store)
        const [complete, terminate] = [outcome("r1", { client_status: 10 }), outcome("r1", { client_status: 20 })]
        for (const [at, item] of [complete, terminate, complete].entries()) yield* receive((at + 1) * 100, [item])
        assert.strictEqual(yield* moveQuarantined(store), 3)
        yield* project("outcomes")
        const { client_status, signed_at } = Option.getOrThrow(yield* store.outcome("r1"))
        assert.deepStrictEqual([client_status, signed_at], [10, 300])
        assert.strictEqual((yield* store.outcomeMessages("r1")).length, 3)
        assert.strictEqual(yield* store.quarantineSize, 0)
        assert.isTrue((yield* rebuild(store)).identical)
        assert.isTrue(isIntact(yield* verify(store)))
      })
  )

  itOnBothEngines(
    "a survey at the URL for outcomes whose bytes repeat an earlier one is moved as a separate message and determines the state",
    (store) =>
      Effect.gen(function* () {
        const { project, receive } = yield* makeTestInbox(store)
        const [one, two] = [survey(7, { total_remaining: 1 }), survey(7, { total_remaining: 2 })]
        for (const [at, item] of [one, two, one].entries()) yield* receive((at + 1) * 100, [item], "outcomes")
        assert.strictEqual(yield* moveQuarantined(store), 3)
        yield* project("opportunities")
        const { signed_at, total_remaining } = Option.getOrThrow(yield* store.opportunity(7))
        assert.deepStrictEqual([total_remaining, signed_at], [1, 300])
        assert.isTrue((yield* rebuild(store)).identical)
        assert.isTrue(isIntact(yield* verify(store)))
      })
  )

  itOnBothEngines("moving one quarantined outcome by its position moves only this outcome", (store) =>
    Effect.gen(function* () {
      yield* misdirected(store)
      assert.strictEqual(yield* moveQuarantined(store, [{ sequence: 2, item: 1 }]), 0)
      assert.strictEqual(yield* moveQuarantined(store, [{ sequence: 2, item: 2 }]), 1)
    })
  )
})
