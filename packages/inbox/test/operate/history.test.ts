/** Checks which parts of the history and of the quarantine are kept by pruning, and that a rebuild after pruning does not change the projections. */
import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { fingerprint } from "../../src/operate/TableDump.ts"
import { prune } from "../../src/operate/prune.ts"
import { listQuarantine } from "../../src/operate/Quarantine.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { isIntact, verify } from "../../src/operate/VerifyStore.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { outcome, survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

const day = 86_400

describe("prune with a retention for history", () => {
  itOnBothEngines(
    "pruning the inbox history removes replaced contents, superseded messages and old quarantined items, but nothing current",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* makeTestInbox(store)
        yield* receive(1 * day, [survey(1, { total_remaining: 9 }), survey(2), { survey_id: "old" }])
        yield* receive(2 * day, [survey(1, { total_remaining: 8 })])
        yield* receive(2 * day, [outcome("r1"), outcome("r2")], "outcomes")
        yield* receive(3 * day, [outcome("r1", { client_status: 11 })], "outcomes")
        yield* receive(30 * day, [survey(1, { total_remaining: 7 }), { survey_id: "young" }])
        yield* receive(31 * day, [survey(1, { total_remaining: 6 })])
        yield* prune(store, 75, undefined, { historyDays: 10 })
        const contents = yield* store.versions(1)
        assert.deepStrictEqual(
          contents.map((row) => row.total_remaining),
          [7, 6]
        )
        assert.strictEqual((yield* store.versions(2)).length, 1)
        assert.strictEqual((yield* store.outcomeMessages("r1")).length, 1)
        assert.strictEqual((yield* store.outcomeMessages("r2")).length, 1)
        assert.deepStrictEqual(
          (yield* listQuarantine(store)).map(({ sequence }) => sequence),
          [5]
        )
        const before = yield* fingerprint(store)
        assert.deepInclude(yield* rebuild(store), { identical: true, fingerprint: before })
        assert.isTrue(isIntact(yield* verify(store)))
      })
  )

  itOnBothEngines(
    "pruning the inbox history keeps the changes since the checkpoint, including a late message about old content",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* makeTestInbox(store)
        yield* receive(1 * day, [survey(1, { total_remaining: 9 })])
        yield* receive(30 * day, [survey(1, { total_remaining: 8 })])
        yield* prune(store, 75, undefined, { historyDays: 10 })
        assert.strictEqual((yield* store.versions(1)).length, 1)
        yield* receive(2 * day, [survey(1, { total_remaining: 9 })], "opportunities", 31 * day)
        assert.strictEqual((yield* store.versions(1)).length, 2)
        assert.isTrue((yield* rebuild(store)).identical)
        yield* prune(store, 75, undefined, { historyDays: 10 })
        assert.strictEqual((yield* store.versions(1)).length, 1)
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )

  itOnBothEngines(
    "pruning the inbox history page by page keeps the versions of the retained days, and a rebuild is identical",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* makeTestInbox(store)
        for (let at = 1; at <= 9; at++) {
          yield* receive(
            at * day,
            Array.from({ length: 60 }, (_, id) => survey(id, { total_remaining: at }))
          )
        }
        const small = {
          ...store,
          copyAhead: (generation, page) => store.copyAhead(generation, { ...page, limit: 7 }),
          expireHistory: (page) => store.expireHistory({ ...page, limit: 11 })
        } satisfies typeof store
        yield* prune(small, 75, undefined, { historyDays: 4 })
        assert.strictEqual((yield* store.versions(7)).length, 5)
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )
})
