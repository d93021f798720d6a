import { assert, describe, it } from "@effect/vitest"
import { Effect, type Scope } from "effect"
import { inject } from "vitest"
import { backupRuns } from "../support/backupRuns.ts"
import { postgresGround, sqliteGround } from "../support/grounds.ts"
import type { Ground } from "../support/killRuns.ts"
import { makeSchema } from "../support/postgres.ts"

const schema = Effect.suspend(() => Effect.map(makeSchema, (schema) => ({ url: inject("databaseUrl"), schema })))

const loses = Effect.fnUntraced(function* (ground: Effect.Effect<Ground, never, Scope.Scope>) {
  const report = yield* backupRuns({ ground: yield* ground, backups: 2, lanes: 4, surveys: 10, seed: 5, schema })
  // Without any, nothing would have been shown.
  assert.isAbove(report.required, 5)
})

describe("a backup under load, restored to a file and into PostgreSQL, has every callback acknowledged before its capture", () => {
  it.live("from SQLite", () => loses(sqliteGround), 60_000)

  it.live("from PostgreSQL", () => loses(Effect.suspend(() => postgresGround(inject("databaseUrl")))), 60_000)
})
