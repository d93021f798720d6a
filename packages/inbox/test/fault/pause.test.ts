import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { inject } from "vitest"
import type { Store } from "../../src/store/Store.ts"
import type { Interruption } from "../support/child.ts"
import { postgresTestDatabase } from "../support/testDatabases.ts"
import { compare, type TestDatabase, slowTables } from "../support/killRuns.ts"
import type { KillPoint } from "../support/killPoints.ts"
import { type Callback, digestOf, post, type ProcessOptions, startInbox } from "../support/process.ts"
import { survey } from "../support/sender.ts"

/**
 * The tests use only PostgreSQL. A SQLite file has one inbox, and no other process can take over the lock of a stopped process.
 */
const postgres = Effect.suspend(() => postgresTestDatabase(inject("databaseUrl")))
const now = Math.floor(Date.now() / 1000)

const callback = (id: number, age: number, remaining: number): Callback => ({
  stream: "opportunities",
  signedAt: now - age,
  body: JSON.stringify([survey(id, { total_remaining: remaining })])
})

/** Starts an inbox that is killed when the scope closes. */
const inbox = (options: ProcessOptions) =>
  Effect.acquireRelease(
    Effect.promise(() => startInbox(options)),
    ({ child, ended }) =>
      Effect.promise(() => {
        child.kill("SIGKILL")
        return ended
      })
  )

const stopping = (database: TestDatabase, point: KillPoint) => {
  const interruption: Interruption = { point, occurrence: 1, signal: "SIGSTOP" }
  return Effect.andThen(database.slow(slowTables[point]), inbox({ ...database.child, interruption }))
}

/** Polls until the condition is true, because tests cannot advance the clock of real processes. */
const until = Effect.fnUntraced(function* <E>(isSo: Effect.Effect<boolean, E>): Effect.fn.Return<void, E> {
  while (!(yield* isSo)) yield* Effect.sleep(20)
})

const isProjected = (store: Store) => Effect.map(store.lags, (lags) => lags.every(({ waiting }) => waiting === 0))
const accepted = Effect.fnUntraced(function* (port: number, sent: Callback) {
  const response = yield* Effect.promise(() => post(port, sent))
  assert.strictEqual(response?.status, 200)
  return yield* Effect.promise(() => digestOf(sent))
})

describe.concurrent("a process that is stopped for longer than its lease and continues (F10)", () => {
  it.live.each([
    ["a batch in progress", "before projection"],
    ["a transaction open", "mid-projection"]
  ] as const)(
    "a projector that is stopped with %s loses its lease to another projector and no longer writes when it resumes",
    ([, point]) =>
      Effect.gen(function* () {
        const database = yield* postgres
        const store = yield* database.open
        const stopped = yield* stopping(database, point)
        const sent = callback(1, 9, 1)
        // The projector may stop its process before the process has sent the response.
        const response = post(stopped.port, sent)
        yield* Effect.promise(() => stopped.interrupted)

        const successor = yield* inbox(database.child)
        yield* until(isProjected(store))
        const second = yield* accepted(successor.port, callback(1, 5, 2))
        yield* until(isProjected(store))

        stopped.child.kill("SIGCONT")
        yield* Effect.promise(() => response)
        const first = yield* Effect.promise(() => digestOf(sent))
        // On a busy machine, the projector may have failed more than once before the metrics are read.
        const failed = /fieldwork_inbox_projector_failures_total\{stream="opportunities"\} [1-9]/
        yield* until(Effect.promise(async () => failed.test(await stopped.metrics())))
        assert.strictEqual(Option.getOrThrow(yield* store.opportunity(1)).total_remaining, 2)

        // A frozen process that continues can acquire the lease again, like any other process.
        successor.child.kill("SIGKILL")
        const third = yield* accepted(stopped.port, callback(1, 1, 3))
        yield* until(isProjected(store))
        assert.strictEqual(Option.getOrThrow(yield* store.opportunity(1)).total_remaining, 3)
        assert.strictEqual(yield* compare(store, new Set([first, second, third])), 3)
      })
  )

  it.live.each([
    ["before storing it", "after verify", "known"],
    // PostgreSQL completes a statement that it has received. A process that was frozen for longer than its timeout repeats the statement and finds
    // that the callback is already stored.
    ["while storing it", "before commit", "(?:accepted|known)"]
  ] as const)(
    "a callback is accepted exactly once by a second receiver when the first receiver stops %s",
    ([, point, result]) =>
      Effect.gen(function* () {
        const database = yield* postgres
        const store = yield* database.open
        const stopped = yield* stopping(database, point)
        const patience = new AbortController()
        const sent = callback(1, 1, 1)
        const unanswered = post(stopped.port, sent, patience.signal)
        yield* Effect.promise(() => stopped.interrupted)
        patience.abort()
        assert.strictEqual(yield* Effect.promise(() => unanswered), undefined)

        const successor = yield* inbox(database.child)
        const digest = yield* accepted(successor.port, sent)
        stopped.child.kill("SIGCONT")
        const over = new RegExp(`fieldwork_inbox_callbacks_total\\{stream="opportunities",result="${result}"\\} 1`)
        yield* until(Effect.promise(async () => over.test(await stopped.metrics())))
        assert.strictEqual((yield* store.entries({ limit: 100 })).length, 1)
        assert.strictEqual(yield* compare(store, new Set([digest])), 1)
      })
  )
})
