import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { DatabaseSync } from "node:sqlite"
import { erase } from "../../src/operate/erase.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { populated } from "../support/history.ts"
import { administrator, live, makeSchema, openSchema } from "../support/postgres.ts"
import { database } from "../support/spools.ts"

describe("database objects that the user added to the tables", () => {
  it.effect(
    "views and triggers that a user added to the inbox database survive a rebuild and an erasure (SQLite)",
    () =>
      Effect.gen(function* () {
        const path = yield* database
        const store = yield* SqliteStore.make({ path, spool: false, threads: false })
        yield* populated(store)
        const other = new DatabaseSync(path)
        other.exec(`CREATE VIEW live_surveys AS SELECT survey_id FROM opportunity WHERE status = 'live';
        CREATE TABLE removed (survey_id INTEGER);
        CREATE TRIGGER keep AFTER DELETE ON opportunity BEGIN INSERT INTO removed VALUES (old.survey_id); END;
        INSERT INTO opportunity SELECT 99, ordered_at, signed_at, sequence, item, changed_sequence, changed_item, hash, status, message_reason,
          is_live, country_language, price_nanos, currency_code, total_remaining, conforms FROM opportunity WHERE survey_id = 1`)
        assert.isFalse((yield* rebuild(store)).identical)
        yield* erase(store, "pid-a")
        assert.deepStrictEqual(other.prepare("SELECT survey_id FROM removed WHERE survey_id = 99").all().length, 1)
        assert.deepStrictEqual(
          other
            .prepare("SELECT survey_id FROM live_surveys ORDER BY 1")
            .all()
            .map((row) => row["survey_id"]),
          [1, 3]
        )
        other.close()
      })
  )

  it.effect(
    "grants, publications and views that a user added to the inbox database survive a rebuild and an erasure (PostgreSQL)",
    () =>
      Effect.gen(function* () {
        const schema = yield* live(makeSchema)
        const store = yield* live(openSchema(schema))
        yield* populated(store)
        const admin = yield* live(administrator)
        const name = `reader_${schema}`
        const run = (sql: string) => admin.unsafe<Record<string, unknown>>(sql)
        yield* run(`CREATE ROLE ${name}`)
        yield* Effect.addFinalizer(() =>
          Effect.ignore(
            Effect.andThen(run(`DROP PUBLICATION ${name}`), run(`DROP OWNED BY ${name}; DROP ROLE ${name}`))
          )
        )
        yield* run(`GRANT SELECT ON ${schema}.opportunity TO ${name}`)
        yield* run(`CREATE PUBLICATION ${name} FOR TABLE ${schema}.opportunity`)
        yield* run(
          `CREATE VIEW ${schema}.live_surveys AS SELECT survey_id FROM ${schema}.opportunity WHERE status = 'live'`
        )
        yield* run(`UPDATE ${schema}.opportunity SET price_nanos = 1`)
        assert.isFalse((yield* rebuild(store)).identical)
        yield* erase(store, "pid-a")
        const [privilege] = yield* run(
          `SELECT has_table_privilege('${name}', '${schema}.opportunity', 'SELECT') AS granted`
        )
        assert.isTrue(privilege?.["granted"])
        const published = yield* run(`SELECT tablename FROM pg_publication_tables WHERE pubname = '${name}'`)
        assert.deepStrictEqual(published, [{ tablename: "opportunity" }])
        const shown = yield* run(`SELECT survey_id FROM ${schema}.live_surveys ORDER BY 1`)
        assert.strictEqual(shown.length, 2)
      })
  )
})
