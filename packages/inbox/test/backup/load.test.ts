import { assert, describe, it } from "@effect/vitest"
import { Effect, type Scope } from "effect"
import { inject } from "vitest"
import { backupRuns } from "../support/backupRuns.ts"
import { postgresTestDatabase, sqliteTestDatabase } from "../support/testDatabases.ts"
import type { TestDatabase } from "../support/killRuns.ts"
import { makeSchema } from "../support/postgres.ts"

const schema = Effect.suspend(() => Effect.map(makeSchema, (schema) => ({ url: inject("databaseUrl"), schema })))

const loses = Effect.fnUntraced(function* (database: Effect.Effect<TestDatabase, never, Scope.Scope>) {
  const report = yield* backupRuns({
    database: yield* database,
    backups: 2,
    lanes: 4,
    surveys: 10,
    seed: 5,
    pauseMillis: 20,
    schema
  })
  // The test is meaningful only if some callbacks were acknowledged before a backup was taken.
  assert.isAbove(report.required, 5)
})

describe("backups under load", () => {
  it.live(
    "a backup of a SQLite inbox taken under load restores every callback that was acknowledged before it was captured",
    () => loses(sqliteTestDatabase),
    60_000
  )

  it.live(
    "a backup of a PostgreSQL inbox taken under load restores every callback that was acknowledged before it was captured",
    () => loses(Effect.suspend(() => postgresTestDatabase(inject("databaseUrl")))),
    60_000
  )
})
