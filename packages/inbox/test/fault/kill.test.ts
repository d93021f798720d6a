import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { inject } from "vitest"
import { postgresGround, sqliteGround } from "../support/grounds.ts"
import { killPoints } from "../support/killPoints.ts"
import { type Ground, killRuns } from "../support/killRuns.ts"

/** One at each point and one more; `npm run soak -- inbox` has hundreds. With this seed each point is reached within the first callbacks. */
const kills = 10
const seed = 17

const survives = Effect.fnUntraced(function* (ground: Ground) {
  const report = yield* killRuns({ ground, kills, seed })
  for (const point of killPoints) assert.isAbove(report.kills[point] ?? 0, 0, `no process was killed ${point}`)
  // How many were acknowledged depends on when the machine let each process die; without any, nothing would have been shown.
  assert.isAbove(report.acknowledged, kills / 2)
})

describe.concurrent(`${kills} processes killed at every point of a callback's way lose nothing acknowledged (F1)`, () => {
  it.live("in SQLite", () => Effect.flatMap(sqliteGround, survives), 235_000)

  it.live("in PostgreSQL", () => Effect.flatMap(postgresGround(inject("databaseUrl")), survives), 235_000)
})
