import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { inject } from "vitest"
import { postgresTestDatabase, sqliteTestDatabase } from "../support/testDatabases.ts"
import { killPoints } from "../support/killPoints.ts"
import { type TestDatabase, killRuns } from "../support/killRuns.ts"

/**
 * The number of kills. Each kill point is used at least once. `npm run soak -- inbox` runs hundreds of kills. With the seed of this test, each point
 * is reached within the first callbacks.
 */
const kills = 10
const seed = 17

const survives = Effect.fnUntraced(function* (database: TestDatabase) {
  const report = yield* killRuns({ database, kills, seed })
  for (const point of killPoints) assert.isAbove(report.kills[point] ?? 0, 0, `no process was killed ${point}`)
  // The number of acknowledged callbacks depends on when the machine actually kills each process. The test is meaningful only if some callbacks were
  // acknowledged.
  assert.isAbove(report.acknowledged, kills / 2)
})

describe.concurrent("processes killed while they handle a callback (F1)", () => {
  it.live(
    "inbox processes that are killed at any point of handling a callback lose nothing acknowledged in SQLite",
    () => Effect.flatMap(sqliteTestDatabase, survives),
    235_000
  )

  it.live(
    "inbox processes that are killed at any point of handling a callback lose nothing acknowledged in PostgreSQL",
    () => Effect.flatMap(postgresTestDatabase(inject("databaseUrl")), survives),
    235_000
  )
})
