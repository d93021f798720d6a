import { describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { inMemoryTallied } from "../support/memory.ts"
import { inject } from "vitest"
import { crashRuns } from "../support/crashRuns.ts"
import { reusablePostgres } from "../support/testDatabases.ts"

/** The number of runs per engine. `npm run soak -- inbox` runs thousands. */
const runs = { sqlite: 150, postgres: 40 }

describe("random runs with crashes (F1, F4)", () => {
  it(
    "random inbox runs with crashes in SQLite lose nothing acknowledged and end in the state of the reference model",
    () => crashRuns({ runs: runs.sqlite, makeStore: inMemoryTallied }),
    120_000
  )

  it.live(
    "random inbox runs with crashes in PostgreSQL lose nothing acknowledged and end in the state of the reference model",
    () =>
      Effect.flatMap(reusablePostgres(inject("databaseUrl")), ({ empty, store }) =>
        Effect.promise(() => crashRuns({ runs: runs.postgres, makeStore: Effect.as(empty, store) }))
      ),
    235_000
  )
})
