/** Checks that the cost of statements depends on the number of changed rows, not on the size of a table. */
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { DatabaseSync } from "node:sqlite"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { copyKeys } from "../../src/store/CheckpointSteps.ts"
import { changedOf, tracked } from "../../src/store/CheckpointTables.ts"
import { isBulk } from "../../src/store/Engine.ts"
import { database } from "../support/spools.ts"
import { tallies } from "../support/tallies.ts"

it.live(
  "an update of the inbox's checkpoint looks up each changed row by its full key and never scans a whole projection table (SQLite)",
  () =>
    Effect.gen(function* () {
      const path = yield* database
      yield* Effect.scoped(SqliteStore.make({ path, threads: false, spool: false, projections: tallies }))
      const db = new DatabaseSync(path)
      for (const table of tracked(tallies)) {
        const keys = table.key.join(", ")
        const marks = table.key.map(() => "?").join(", ")
        const pages = [changedOf(table), `(SELECT ${keys} FROM ${changedOf(table)} WHERE (${keys}) <= (${marks}))`]
        for (const page of pages) {
          const step = copyKeys(table, page)
          const sql = isBulk(step) ? "" : step.sql
          const plan = db
            .prepare(`EXPLAIN QUERY PLAN ${sql}`)
            .all()
            .map(({ detail }) => String(detail))
          // The query plan reads the changed keys first, either all of them or a range, and then looks up each row by its full key.
          assert.match(plan[0] ?? "", new RegExp(`^(SCAN k$|SEARCH ${changedOf(table)} )`), plan.join("\n"))
          assert.match(plan[1] ?? "", /^SEARCH t .*=\?/, plan.join("\n"))
        }
      }
      db.close()
    })
)
