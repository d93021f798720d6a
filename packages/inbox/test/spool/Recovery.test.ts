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

/** One process on the file, and whether each of its callbacks finds the database full. */
const life = fc.record({ refusals: fc.array(fc.boolean(), { maxLength: 8 }), dies: fc.boolean(), pause: fc.boolean() })
type Life = typeof life extends fc.Arbitrary<infer A> ? A : never

const liveAll = (lives: ReadonlyArray<Life>): Promise<void> =>
  Effect.gen(function* () {
    let path = yield* database
    let number = 0
    const acknowledged = new Set<string>()
    for (const { dies, pause, refusals } of lives) {
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
        // Some come twice.
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

describe("what an earlier process left in the spool", () => {
  it.effect("has accepted before the database has it, and the next process puts it into the log", () =>
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
      // What is in the log already is known, also to the next process.
      assert.deepStrictEqual(yield* digestsAfterCrash(path), [first.digest, second.digest])
    })
  )

  it.effect("shows what an earlier process left as waiting, for as long as the database does not take it", () =>
    Effect.gen(function* () {
      const path = yield* database
      yield* leaveBehind(path)
      assert.strictEqual((yield* (yield* refusing(path)).lags)[0]?.waiting, 1)
    })
  )

  it.effect("finds what another process made durable after this one began", () =>
    Effect.gen(function* () {
      const path = yield* database
      const standby = yield* SqliteStore.make({ path, threads: false })
      const digest = yield* leaveBehind(path)
      while ((yield* digestsIn(standby)).length === 0) yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(yield* digestsIn(standby), [digest])
    })
  )

  it.effect("lets the spool go when the database dies over what was left in it", () =>
    Effect.gen(function* () {
      const path = yield* database
      const digest = yield* leaveBehind(path)
      yield* Effect.exit(Effect.scoped(over(path, () => () => Effect.die(new Error("broken")))))
      assert.deepStrictEqual(yield* Effect.flatMap(SqliteStore.make({ path }), digestsIn), [digest])
    })
  )

  it.effect("lets no entry that the database never takes hold up the others, now or in the next process", () =>
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

  it.effect("goes on trying what an earlier process left, though no callback comes", () =>
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

  it.effect("finds by another name of the database what was accepted by one", () =>
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
    ["another version has written", (path: string) => writeFileSync(path, "FWSPOOL10 and more"), "StoreBrokenError"],
    ["cannot be read", (path: string) => mkdirSync(path), "StoreUnavailableError"]
  ] as const)("does not begin over a spool that %s", ([, spoil, expected]) =>
    Effect.gen(function* () {
      const path = yield* database
      spoil(`${path}-spool`)
      assert.strictEqual((yield* Effect.flip(SqliteStore.make({ path }))).reason._tag, expected)
    })
  )

  it.effect("keeps for the next process what the database has not taken when it is closed", () =>
    Effect.gen(function* () {
      const path = yield* database
      const digest = yield* leaveBehind(path)
      assert.deepStrictEqual(yield* Effect.flatMap(SqliteStore.make({ path }), digestsIn), [digest])
    })
  )

  it.effect(
    "loses and doubles nothing through many lives, whose database refuses now and then and which end in any way",
    () => Effect.promise(() => fc.assert(fc.asyncProperty(fc.array(life, { maxLength: 6 }), liveAll), { numRuns: 15 }))
  )
})
