import { assert, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { inject } from "vitest"
import { makePostgresEngine } from "../../src/postgres/PostgresEngine.ts"
import type { Durability } from "../../src/store/Engine.ts"
import { makeSchema } from "../support/postgres.ts"

const look = { sql: "SELECT current_setting('synchronous_commit') AS setting", params: [] }

it.live("a PostgreSQL commit of data that can be recomputed does not wait for the disk, and the next commit does", () =>
  Effect.gen(function* () {
    const engine = yield* makePostgresEngine({
      url: Redacted.make(inject("databaseUrl")),
      startupParameters: { search_path: yield* makeSchema },
      maxConnections: 1
    })
    const settingOf = (durability?: Durability) =>
      Effect.map(engine.transact("look", [look], durability), ({ rows }) => rows[0]?.[0]?.["setting"])
    assert.strictEqual(yield* settingOf(), "on")
    assert.strictEqual(yield* settingOf("computable"), "off")
    assert.strictEqual(yield* settingOf("promised"), "on")
  })
)
