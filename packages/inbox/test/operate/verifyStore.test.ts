import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { DatabaseSync } from "node:sqlite"
import { rebuild } from "../../src/operate/rebuild.ts"
import { isIntact, verify } from "../../src/operate/VerifyStore.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { populated } from "../support/history.ts"
import { database } from "../support/spools.ts"

/** Creates a store, and changes its rows with `sql` over another connection. */
const changedBy = (sql: string) =>
  Effect.gen(function* () {
    const path = yield* database
    const store = yield* SqliteStore.make({ path, spool: false, threads: false })
    yield* populated(store)
    yield* store.setMarks([{ survey_id: 1, mark: "stale", noticed_at: 1, noticed_sequence: 99, detail: "sent since" }])
    const other = new DatabaseSync(path)
    other.exec(sql)
    other.close()
    return store
  })

describe("verify", () => {
  itOnBothEngines("verifying an unaltered inbox reports no damage and changes nothing", (store) =>
    Effect.gen(function* () {
      yield* populated(store)
      const found = yield* verify(store)
      assert.deepInclude(found, { verified: 6, failed: [], damage: [], losses: [] })
      assert.isTrue((yield* rebuild(store)).identical)
      assert.isTrue(isIntact(yield* verify(store)))
    })
  )

  it.effect.each([
    ["a price", "UPDATE opportunity SET price_nanos = price_nanos + 1 WHERE survey_id = 1", /projections/],
    ["a document", "UPDATE opportunity_document SET document = document || ' ' WHERE survey_id = 1", /projections/],
    ["a history", "UPDATE opportunity_version SET first_sequence = 7 WHERE survey_id = 1", /projections/],
    ["a missing outcome row", "DELETE FROM outcome WHERE respondent_id = 'r2'", /projections/],
    ["an item in quarantine", "UPDATE quarantine SET path = '/x'", /projections/],
    ["a receive time", "UPDATE message SET received_at = received_at + 1 WHERE sequence = 2", /entry 2/],
    ["an order time", "UPDATE message SET ordered_at = ordered_at + 64 WHERE sequence = 2", /order time of entry 2/],
    ["a missing log entry", "DELETE FROM message WHERE sequence = 3", /entry 4 is at the wrong position/],
    ["the head of the log", "UPDATE log_head SET sequence = sequence + 16", /head of the log/],
    ["the newest order time", "UPDATE log_head SET newest_order = newest_order + 1024", /head of the log/],
    ["a position beyond the log", "UPDATE projector SET sequence = 4096", /ahead of the log/],
    ["the feed number", "UPDATE counter SET value = 8 WHERE name = 'feed'", /feed/],
    ["a mark", "UPDATE survey_mark SET noticed_sequence = 0", /gap detector/]
  ] as const)("verifying the inbox reports an alteration of its database: %s", ([, sql, reported]) =>
    Effect.gen(function* () {
      const { damage } = yield* verify(yield* changedBy(sql))
      assert.match(damage.join("; "), reported)
    })
  )

  it.effect(
    "verifying the inbox reports a log entry with an invalid state, and reports lost callbacks until the loss is cleared",
    () =>
      Effect.gen(function* () {
        const store = yield* changedBy("UPDATE message SET evidence = 'kepu' WHERE sequence = 2")
        assert.deepStrictEqual(
          (yield* verify(store)).failed.map(({ sequence }) => sequence),
          [2]
        )
        const loss = { acknowledged: 9, digest: "digest", found: 6 }
        yield* store.noteLoss(loss)
        assert.deepStrictEqual((yield* verify(store)).losses, [loss])
        yield* store.clearLosses
        assert.deepStrictEqual((yield* verify(store)).losses, [])
      })
  )

  it.effect(
    "rebuilding the inbox repairs altered projections and projector positions, and reports that they differed",
    () =>
      Effect.gen(function* () {
        const store = yield* changedBy(
          "UPDATE projector SET sequence = 4096; DELETE FROM opportunity WHERE survey_id = 2"
        )
        assert.isFalse((yield* rebuild(store)).identical)
        assert.isTrue(isIntact(yield* verify(store)))
      })
  )
})
