import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Fiber, Scope } from "effect"
import { TestClock } from "effect/testing"
import { mkdirSync } from "node:fs"
import { setImmediate } from "node:timers/promises"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { disturbWrites } from "../support/diskWrites.ts"
import { digestsIn, entry, full, over } from "../support/spoolingStore.ts"
import { holdsRecords, open } from "../support/openedSpool.ts"
import { database } from "../support/spools.ts"

describe("a store with a spool", () => {
  it.effect(
    "callbacks wait in the spool while the database is full, and are stored in the database once it accepts writes again",
    () =>
      Effect.gen(function* () {
        const path = yield* database
        let isFull = true
        const store = yield* over(
          path,
          ({ append }) =>
            (entry) =>
              isFull ? Effect.fail(full) : append(entry)
        )
        const [first, second] = [yield* entry(1), yield* entry(2)]
        const { logged } = yield* store.accept(first)
        const fiber = yield* Effect.forkChild(logged, { startImmediately: true })
        while ((yield* Effect.exit(store.accept(second)))._tag === "Success") yield* Effect.yieldNow
        assert.strictEqual(yield* Effect.flip(store.accept(second)), full)
        const [lag] = yield* store.lags
        assert.deepStrictEqual([lag?.stream, lag?.oldestReceivedAt], ["opportunities", first.receivedAt])
        assert.isAtLeast(lag?.waiting ?? 0, 1)
        isFull = false
        assert.strictEqual((yield* (yield* store.accept(second)).logged).known, false)
        yield* TestClock.adjust("1 second")
        assert.strictEqual((yield* Fiber.join(fiber)).known, false)
        while ((yield* store.lags)[0]?.waiting !== 2) yield* TestClock.adjust("1 second")
        assert.deepStrictEqual((yield* digestsIn(store)).toSorted(), [first.digest, second.digest].toSorted())
      })
  )

  it.effect("an inbox store with a spool calls an unavailable database once for all waiting callbacks", () =>
    Effect.gen(function* () {
      const path = yield* database
      let asked = 0
      const store = yield* over(path, () => () => {
        asked += 1
        return Effect.fail(full)
      })
      const sent = yield* Effect.all([1, 2, 3, 4, 5].map(entry))
      yield* Effect.all(sent.map(store.accept), { concurrency: "unbounded" })
      assert.strictEqual((yield* store.lags)[0]?.waiting, 5)
      assert.strictEqual(asked, 1)
    })
  )

  it.effect(
    "reading the lag of the inbox store and closing the store finish in time when the database never responds",
    () =>
      Effect.gen(function* () {
        const path = yield* database
        const scope = yield* Scope.make()
        const store = yield* Scope.provide(
          over(path, () => () => Effect.never),
          scope
        )
        const { digest } = yield* Effect.tap(entry(1), store.accept)
        const looked = yield* Effect.forkChild(store.lags, { startImmediately: true })
        yield* TestClock.adjust("1 second")
        assert.strictEqual((yield* Fiber.join(looked))[0]?.waiting, 1)
        const closed = yield* Effect.forkChild(Scope.close(scope, Exit.void), { startImmediately: true })
        while (closed.pollUnsafe() === undefined) {
          yield* Effect.promise(() => setImmediate())
          yield* TestClock.adjust("10 seconds")
        }
        assert.deepStrictEqual(yield* Effect.flatMap(SqliteStore.make({ path }), digestsIn), [digest])
      })
  )

  it.effect("a callback whose spool write fails is appended to the database before it is accepted", () =>
    Effect.gen(function* () {
      const path = yield* database
      yield* disturbWrites(() => [new Error("EIO"), 0])
      const store = yield* SqliteStore.make({ path })
      const { digest } = yield* Effect.tap(entry(1), store.accept)
      assert.deepStrictEqual(yield* digestsIn(store), [digest])
    })
  )

  it.effect("closing the inbox store completes the callbacks in progress and releases the spool", () =>
    Effect.gen(function* () {
      const path = yield* database
      const scope = yield* Scope.make()
      const store = yield* Scope.provide(SqliteStore.make({ path }), scope)
      const sent = yield* Effect.all(Array.from({ length: 20 }, (_, index) => entry(index)))
      yield* Effect.flatMap(entry(99), store.accept)
      const fibers = yield* Effect.forEach(sent, (one) =>
        Effect.forkChild(Effect.exit(store.accept(one)), { startImmediately: true })
      )
      yield* Scope.close(scope, Exit.void)
      const exits = yield* Fiber.joinAll(fibers)
      yield* Effect.exit(Effect.flatMap(entry(100), store.accept))
      const found = yield* Effect.scoped(Effect.flatMap(SqliteStore.make({ path }), digestsIn))
      for (const [index, exit] of exits.entries())
        if (exit._tag === "Success") assert.include(found, sent[index]?.digest)
      const identity = yield* Effect.flatMap(SqliteStore.make({ path, spool: false }), (store) => store.identity)
      const opened = yield* Effect.promise(() => open(`${path}-spool`, { store: identity }))
      assert.deepStrictEqual(opened.left, [])
      yield* Effect.promise(() => opened.spool.close())
    })
  )

  it.effect(
    "closing the inbox store moves every accepted callback from the spool to the database and leaves the spool empty",
    () =>
      Effect.gen(function* () {
        const path = yield* database
        const scope = yield* Scope.make()
        const store = yield* Scope.provide(SqliteStore.make({ path }), scope)
        yield* Effect.all(
          [1, 2, 3, 4].map((number) => Effect.flatMap(entry(number), store.accept)),
          {
            concurrency: "unbounded"
          }
        )
        yield* Scope.close(scope, Exit.void)
        assert.isFalse(holdsRecords(`${path}-spool`))
        assert.strictEqual((yield* Effect.flatMap(SqliteStore.make({ path }), digestsIn)).length, 4)
      })
  )

  it.effect("the spool is erased after all callbacks in it have been written to the inbox database", () =>
    Effect.gen(function* () {
      const path = yield* database
      const store = yield* SqliteStore.make({ path })
      const { logged } = yield* Effect.flatMap(entry(1), store.accept)
      yield* logged
      const isEmpty = Effect.sync(() => !holdsRecords(`${path}-spool`))
      assert.isFalse(yield* isEmpty)
      while (!(yield* isEmpty)) yield* TestClock.adjust("1 second")
    })
  )

  it.effect(
    "a second process on the same inbox file stores callbacks in the database although the first process holds the spool",
    () =>
      Effect.gen(function* () {
        const path = yield* database
        const [one, other] = [yield* SqliteStore.make({ path }), yield* SqliteStore.make({ path })]
        const appended = yield* Effect.forEach([one, other, one, other], (store, index) =>
          Effect.flatMap(Effect.flatMap(entry(index), store.accept), ({ logged }) => logged)
        )
        assert.deepStrictEqual(
          appended.map(({ sequence }) => sequence),
          [1, 2, 3, 4]
        )
      })
  )

  it.effect("an inbox store works without a spool when the spool cannot be created", () =>
    Effect.gen(function* () {
      const path = yield* database
      mkdirSync(`${path}-spool-lock`)
      const store = yield* SqliteStore.make({ path })
      const { logged } = yield* Effect.flatMap(entry(1), store.accept)
      assert.deepStrictEqual(yield* logged, { sequence: 1, known: false })
    })
  )
})
