import { describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { inMemoryTallied } from "../support/memory.ts"
import { inject } from "vitest"
import { crashRuns } from "../support/crashRuns.ts"
import { reusablePostgres } from "../support/grounds.ts"

/** A slice: `npm run soak -- inbox` has thousands. */
const runs = { sqlite: 500, postgres: 100 }

describe("random runs with crashes lose nothing acknowledged and end as the pure fold says (F1, F4)", () => {
  it("in SQLite", () => crashRuns({ runs: runs.sqlite, makeStore: inMemoryTallied }), 120_000)

  it.live(
    "in PostgreSQL",
    () =>
      Effect.flatMap(reusablePostgres(inject("databaseUrl")), ({ empty, store }) =>
        Effect.promise(() => crashRuns({ runs: runs.postgres, makeStore: Effect.as(empty, store) }))
      ),
    235_000
  )
})
