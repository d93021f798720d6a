import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { settings, start } from "../support/command.ts"
import { survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

const day = 86_400
const open = (path: string) => SqliteStore.make({ path, spool: false, threads: false })

/** Creates a store in which survey 1 has three contents, the last of which is 30 days younger than the first. */
const withHistory = (path: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      const { receive } = yield* makeTestInbox(yield* open(path))
      yield* receive(1 * day, [survey(1, { total_remaining: 9 })])
      yield* receive(2 * day, [survey(1, { total_remaining: 8 })])
      yield* receive(31 * day, [survey(1, { total_remaining: 7 })])
    })
  )

const contentsOf = (path: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      const store = yield* open(path)
      return { bodies: yield* store.hasPrunable(Number.MAX_SAFE_INTEGER), versions: (yield* store.versions(1)).length }
    })
  )

it.effect.each([
  ["--history-days is given", ["--history-days", "10"], { FIELDWORK_INBOX_HISTORY_DAYS: "0" }],
  ["the settings limit the history", [], { FIELDWORK_INBOX_HISTORY_DAYS: "10" }]
] as const)(
  "`fieldwork-inbox prune` removes old survey versions but no callback bodies if the bodies are kept permanently and %s",
  ([, args, env]) =>
    Effect.gen(function* () {
      const given = yield* Effect.acquireRelease(
        Effect.sync(() => settings({ FIELDWORK_INBOX_RETENTION_DAYS: "0", ...env })),
        (made) => Effect.sync(() => made[Symbol.dispose]())
      )
      const path = given.env.FIELDWORK_INBOX_STORE
      yield* withHistory(path)
      assert.deepStrictEqual(yield* contentsOf(path), { bodies: true, versions: 3 })
      const { code, err, out } = yield* Effect.promise(() => start(["prune", ...args], given.env).ended)
      assert.deepStrictEqual([code, err], [0, ""])
      assert.match(out, /^History older than 10 days was removed; the setting keeps evidence permanently/)
      assert.deepStrictEqual(yield* contentsOf(path), { bodies: true, versions: 1 })
    })
)
