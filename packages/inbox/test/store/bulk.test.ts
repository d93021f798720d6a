import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import fc from "fast-check"
import { inject } from "vitest"
import { makePostgresEngine } from "../../src/postgres/PostgresEngine.ts"
import { makeSqliteEngine } from "../../src/sqlite/SqliteEngine.ts"
import type { Engine } from "../../src/store/Engine.ts"
import { anyBulk, bulkTable, writtenBy } from "../support/bulks.ts"
import { makeSchema } from "../support/postgres.ts"

const postgres = Effect.flatMap(makeSchema, (schema) =>
  makePostgresEngine({ url: Redacted.make(inject("databaseUrl")), startupParameters: { search_path: schema } })
)
const engines = {
  SQLite: [makeSqliteEngine({ path: ":memory:", threads: false }), bulkTable("BLOB")],
  PostgreSQL: [postgres, bulkTable("BYTEA")]
} as const

describe("bulk inserts", () => {
  for (const [name, [make, table]] of Object.entries(engines)) {
    it.live(`a bulk insert into ${name} writes any rows unchanged`, () =>
      Effect.gen(function* () {
        const engine: Engine = yield* make
        yield* engine.transact("make", [{ sql: table, params: [] }])
        for (const { bulk, written } of fc.sample(anyBulk, { numRuns: 150, seed: 8 })) {
          yield* engine.transact("write", [{ sql: "DELETE FROM bulk", params: [] }, bulk])
          assert.deepStrictEqual(yield* writtenBy(engine), written)
        }
      })
    )
  }
})
