import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Exit, References, Scope } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { setImmediate } from "node:timers/promises"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import type { Store } from "../../src/store/Store.ts"
import {
  broken,
  copyFiles,
  digestsAfterCrash,
  digestsIn,
  entry,
  full,
  leaveBehind,
  over,
  refusing
} from "../support/spoolingStore.ts"
import { database } from "../support/spools.ts"

/** One run of a process with the spool. `refusals` states for each callback in the run whether the database is full. */
const processRun = fc.record({
  refusals: fc.array(fc.boolean(), { maxLength: 8 }),
  dies: fc.boolean(),
  pause: fc.boolean()
})
type ProcessRun = typeof processRun extends fc.Arbitrary<infer A> ? A : never

const runAll = (processRuns: ReadonlyArray<ProcessRun>): Promise<void> =>
  Effect.gen(function* () {
    let path = yield* database
    let number = 0
    const acknowledged = new Set<string>()
    for (const { dies, pause, refusals } of processRuns) {
      let isFull = false
      const scope = yield* Scope.make()
      const store = yield* Scope.provide(
        over(
          path,
          ({ append }) =>
            (entry) =>
              Effect.suspend(() => (isFull ? Effect.fail(full) : append(entry)))
        ),
        scope
      )
      for (const refusal of refusals) {
        isFull = refusal
        // Some callbacks are sent twice.
        const sent = yield* entry((number += 1) % 5 === 0 ? number - 1 : number)
        const accepted = yield* Effect.exit(store.accept(sent))
        if (accepted._tag === "Success") acknowledged.add(sent.digest)
        if (pause) yield* Effect.promise(() => setImmediate())
      }
      if (dies) {
        const next = yield* database
        copyFiles(path, next)
        path = next
      }
      yield* Scope.close(scope, Exit.void)
    }
    const found = yield* Effect.flatMap(SqliteStore.make({ path, threads: false }), digestsIn)
    assert.strictEqual(new Set(found).size, found.length)
    for (const digest of acknowledged) assert.include(found, digest)
  }).pipe(Effect.scoped, Effect.provideService(References.MinimumLogLevel, "None"), Effect.runPromise)

describe("recovery of the spool of an earlier process", () => {
  it.effect(
    "a callback is durable in the spool before it is in the database, and the next process moves it into the log",
    () =>
      Effect.gen(function* () {
        const path = yield* database
        const goOn = yield* Deferred.make<void>()
        const store = yield* over(
          path,
          ({ append }) =>
            (entry) =>
              Effect.andThen(Deferred.await(goOn), append(entry))
        )
        const [first, second] = [yield* entry(1), yield* entry(2)]
        yield* store.accept(first)
        const { logged } = yield* store.accept(second)
        assert.deepStrictEqual(yield* digestsIn(store), [])
        assert.deepStrictEqual(yield* digestsAfterCrash(path), [first.digest, second.digest])
        yield* Deferred.succeed(goOn, undefined)
        assert.deepStrictEqual(yield* logged, { sequence: 2, known: false })
        // A callback that is already in the log is not added again by the next process.
        assert.deepStrictEqual(yield* digestsAfterCrash(path), [first.digest, second.digest])
      })
  )

  it.effect(
    "the inbox counts callbacks that an earlier process left in the spool as waiting until the database accepts them",
    () =>
      Effect.gen(function* () {
        const path = yield* database
        yield* leaveBehind(path)
        assert.strictEqual((yield* (yield* refusing(path)).lags)[0]?.waiting, 1)
      })
  )

  it.effect("a running inbox process finds callbacks that another process left in the spool", () =>
    Effect.gen(function* () {
      const path = yield* database
      const standby = yield* SqliteStore.make({ path, threads: false })
      const digest = yield* leaveBehind(path)
      while ((yield* digestsIn(standby)).length === 0) yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(yield* digestsIn(standby), [digest])
    })
  )

  it.effect("an inbox process that dies while it recovers the spool releases the spool for the next process", () =>
    Effect.gen(function* () {
      const path = yield* database
      const digest = yield* leaveBehind(path)
      yield* Effect.exit(Effect.scoped(over(path, () => () => Effect.die(new Error("broken")))))
      assert.deepStrictEqual(yield* Effect.flatMap(SqliteStore.make({ path }), digestsIn), [digest])
    })
  )

  it.effect(
    "a spooled callback that the database always refuses does not stop the next callbacks from being stored",
    () =>
      Effect.gen(function* () {
        const path = yield* database
        const poison = yield* entry(2)
        const poisoned =
          ({ append }: Store): Store["append"] =>
          (entry) =>
            Effect.suspend(() =>
              entry.digest === poison.digest ? Effect.fail(broken) : isFull ? Effect.fail(full) : append(entry)
            )
        let isFull = true
        const scope = yield* Scope.make()
        const store = yield* Scope.provide(over(path, poisoned), scope)
        const entries = [poison, yield* entry(1), yield* entry(3)]
        yield* Effect.all(entries.map(store.accept), { concurrency: "unbounded" })
        while ((yield* store.lags)[0]?.waiting !== 3) yield* Effect.promise(() => setImmediate())
        isFull = false
        while ((yield* digestsIn(store)).length < 2) yield* TestClock.adjust("1 second")
        yield* Scope.close(scope, Exit.void)
        assert.strictEqual((yield* Effect.flatMap(over(path, poisoned), digestsIn)).length, 2)
        assert.strictEqual((yield* digestsAfterCrash(path)).length, 3)
      })
  )

  it.effect(
    "when the recovery of spooled callbacks fails because the database is full, it is retried without waiting for a new callback",
    () =>
      Effect.gen(function* () {
        const path = yield* database
        const digest = yield* leaveBehind(path)
        let isFull = true
        const next = yield* over(
          path,
          ({ append }) =>
            (entry) =>
              Effect.suspend(() => (isFull ? Effect.fail(full) : append(entry)))
        )
        yield* TestClock.adjust("10 seconds")
        assert.deepStrictEqual(yield* digestsIn(next), [])
        isFull = false
        while ((yield* digestsIn(next)).length === 0) yield* TestClock.adjust("10 seconds")
        assert.deepStrictEqual(yield* digestsIn(next), [digest])
      })
  )

  it.effect(
    "callbacks that were spooled through a symbolic link to the inbox database are found under the database's own name",
    () =>
      Effect.gen(function* () {
        const path = yield* database
        const link = `${path}.link`
        yield* Effect.scoped(SqliteStore.make({ path }))
        symlinkSync(path, link)
        const digest = yield* leaveBehind(link)
        assert.deepStrictEqual(yield* Effect.flatMap(SqliteStore.make({ path }), digestsIn), [digest])
      })
  )

  it.effect.each([
    ["was written by another version", (path: string) => writeFileSync(path, "FWSPOOL10 and more"), "StoreBrokenError"],
    ["cannot be read", (path: string) => mkdirSync(path), "StoreUnavailableError"]
  ] as const)("the inbox store does not open when the spool %s", ([, spoil, expected]) =>
    Effect.gen(function* () {
      const path = yield* database
      spoil(`${path}-spool`)
      assert.strictEqual((yield* Effect.flip(SqliteStore.make({ path }))).reason._tag, expected)
    })
  )

  it.effect("callbacks that the database has not accepted at shutdown stay in the spool for the next process", () =>
    Effect.gen(function* () {
      const path = yield* database
      const digest = yield* leaveBehind(path)
      assert.deepStrictEqual(yield* Effect.flatMap(SqliteStore.make({ path }), digestsIn), [digest])
    })
  )

  it.effect(
    "no acknowledged callback is lost or stored twice when inbox processes end normally or die while the database is full",
    () =>
      Effect.promise(() => fc.assert(fc.asyncProperty(fc.array(processRun, { maxLength: 6 }), runAll), { numRuns: 6 }))
  )
})
