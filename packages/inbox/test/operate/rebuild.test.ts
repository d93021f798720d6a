import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { fingerprint } from "../../src/operate/TableDump.ts"
import { checkpoint, readHead } from "../../src/operate/Checkpoint.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { inMemory } from "../support/memory.ts"
import { emptyBatch } from "../../src/store/Rows.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { populated } from "../support/history.ts"
import { makePostgres } from "../support/postgres.ts"
import { outcome, survey } from "../support/sender.ts"

describe("rebuild", () => {
  itOnBothEngines("a rebuild of the inbox from all stored callbacks gives byte-identical projections", (store) =>
    Effect.gen(function* () {
      yield* populated(store)
      const before = yield* fingerprint(store)
      const feed = yield* store.feed
      const rebuilt = yield* rebuild(store)
      assert.deepStrictEqual(rebuilt, { entries: 6, identical: true, fingerprint: before, incomplete: [] })
      assert.strictEqual(yield* fingerprint(store), before)
      assert.strictEqual(yield* store.feed, feed)
    })
  )

  itOnBothEngines(
    "a rebuild of the inbox from a checkpoint and the callbacks since then gives byte-identical projections",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* populated(store)
        yield* checkpoint(store)
        yield* receive(400, [survey(1, { total_remaining: 1 }), survey(4)])
        const before = yield* fingerprint(store)
        assert.deepStrictEqual(yield* rebuild(store), {
          entries: 1,
          identical: true,
          fingerprint: before,
          incomplete: []
        })
      })
  )

  itOnBothEngines(
    "a rebuild of the inbox repairs altered projections and makes readers of its changes start again from the beginning",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* populated(store)
        const right = yield* fingerprint(store)
        const feed = yield* store.feed
        const wrong = Option.getOrThrow(
          yield* store.acquireLease({
            stream: "opportunities",
            set: "live",
            holder: "x",
            leaseMillis: 1,
            force: "always"
          })
        )
        const [row] = yield* store.currents("live", [1])
        assert.isDefined(row)
        if (row === undefined) return
        yield* store.commit(wrong, { ...emptyBatch(wrong.position), opportunities: [{ ...row, price_nanos: 1 }] }, 1)
        assert.notStrictEqual(yield* fingerprint(store), right)
        const rebuilt = yield* rebuild(store)
        assert.isFalse(rebuilt.identical)
        assert.strictEqual(yield* fingerprint(store), right)
        assert.strictEqual(yield* store.feed, feed + 1)
        yield* receive(500, [survey(9)])
        assert.isTrue(Option.isSome(yield* store.opportunity(9)))
      })
  )

  it.effect("the projections of an inbox are byte-identical in SQLite and PostgreSQL after the same callbacks", () =>
    Effect.gen(function* () {
      const [sqlite, postgres] = [yield* inMemory, yield* makePostgres]
      yield* populated(sqlite)
      yield* populated(postgres)
      assert.strictEqual(yield* fingerprint(sqlite), yield* fingerprint(postgres))
    })
  )
})

describe("checkpoint", () => {
  itOnBothEngines(
    "a second checkpoint of the inbox copies only what changed since the first, and a rebuild from it is byte-identical",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* populated(store)
        const first = yield* checkpoint(store)
        assert.deepStrictEqual(yield* readHead(store), first)
        assert.strictEqual(yield* fingerprint(store, "checkpoint"), yield* fingerprint(store))
        yield* receive(400, [survey(1, { total_remaining: 1 }), survey(2), { survey_id: "worse" }])
        yield* receive(310, [outcome("r2", { client_status: 11 }), outcome("r3")], "outcomes")
        assert.notStrictEqual(yield* fingerprint(store, "checkpoint"), yield* fingerprint(store))
        const second = yield* checkpoint(store)
        assert.isAbove(second.generation, first.generation)
        assert.strictEqual(yield* fingerprint(store, "checkpoint"), yield* fingerprint(store))
        assert.deepInclude(yield* rebuild(store), { entries: 0, identical: true })
      })
  )
})
