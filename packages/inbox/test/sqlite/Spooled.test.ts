import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, References, Scope } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { setImmediate } from "node:timers/promises"
import { makeSqliteEngine } from "../../src/sqlite/SqliteEngine.ts"
import { Spool } from "../../src/sqlite/Spool.ts"
import { spooled } from "../../src/sqlite/Spooled.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { makeSqlStore } from "../../src/store/SqlStore.ts"
import type { Store } from "../../src/store/Store.ts"
import { StoreBrokenError, StoreError, StoreFullError } from "../../src/store/StoreError.ts"
import { disturbWrites } from "../support/diskWrites.ts"
import { database, entryOf } from "../support/spools.ts"

const entry = (number: number) => Effect.promise(() => entryOf(`[${number}]`, number))

/** Over a store whose way to append is given. */
const over = Effect.fnUntraced(function* (path: string, append: (store: Store) => Store["append"]) {
  const store = makeSqlStore(yield* makeSqliteEngine({ path, threads: false }))
  return yield* spooled({ ...store, append: append(store) }, path)
})

const digestsIn = (store: Store) =>
  Effect.map(store.entries({ limit: 100 }), (entries) => entries.map(({ digest }) => digest))

/** As they are at this moment. */
const copyFiles = (from: string, to: string): void => {
  for (const end of ["", "-wal", "-spool"]) if (existsSync(from + end)) copyFileSync(from + end, to + end)
}

/** What the next process finds that begins with the files as they are. */
const digestsAfterCrash = Effect.fnUntraced(function* (path: string) {
  const copy = yield* database
  copyFiles(path, copy)
  return yield* Effect.flatMap(SqliteStore.make({ path: copy, threads: false }), digestsIn)
})

const broken = new StoreError({ operation: "append", reason: new StoreBrokenError({ detail: "broken" }) })
const full = new StoreError({ operation: "append", reason: new StoreFullError({ detail: "full" }) })

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

describe("a store with a spool", () => {
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

  it.effect("lets callbacks wait for a database that has refused one, and tries that one again", () =>
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

  it.effect("asks a database that is not there once, for all that wait for it", () =>
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

  it.effect("neither looks nor closes for ever when the database never answers", () =>
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

  it.effect("shows what an earlier process left as waiting, for as long as the database does not take it", () =>
    Effect.gen(function* () {
      const path = yield* database
      const refusing = over(path, () => () => Effect.fail(full))
      const scope = yield* Scope.make()
      yield* Effect.flatMap(entry(1), (yield* Scope.provide(refusing, scope)).accept)
      yield* Scope.close(scope, Exit.void)
      assert.strictEqual((yield* (yield* refusing).lags)[0]?.waiting, 1)
    })
  )

  it.effect("finds what another process made durable after this one began", () =>
    Effect.gen(function* () {
      const path = yield* database
      const standby = yield* SqliteStore.make({ path, threads: false })
      const scope = yield* Scope.make()
      const serving = yield* Scope.provide(
        over(path, () => () => Effect.fail(full)),
        scope
      )
      const { digest } = yield* Effect.tap(entry(1), serving.accept)
      yield* Scope.close(scope, Exit.void)
      while ((yield* digestsIn(standby)).length === 0) yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(yield* digestsIn(standby), [digest])
    })
  )

  it.effect("lets the spool go when the database dies over what was left in it", () =>
    Effect.gen(function* () {
      const path = yield* database
      const scope = yield* Scope.make()
      const refusing = over(path, () => () => Effect.fail(full))
      const { digest } = yield* Effect.tap(entry(1), (yield* Scope.provide(refusing, scope)).accept)
      yield* Scope.close(scope, Exit.void)
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
      const scope = yield* Scope.make()
      const refusing = over(path, () => () => Effect.fail(full))
      const { digest } = yield* Effect.tap(entry(1), (yield* Scope.provide(refusing, scope)).accept)
      yield* Scope.close(scope, Exit.void)
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

  it.effect("waits for the database when a write to the spool fails", () =>
    Effect.gen(function* () {
      const path = yield* database
      yield* disturbWrites(() => [new Error("EIO"), 0])
      const store = yield* SqliteStore.make({ path })
      const { digest } = yield* Effect.tap(entry(1), store.accept)
      assert.deepStrictEqual(yield* digestsIn(store), [digest])
    })
  )

  it.effect("ends what is in hand when it is closed, and lets the spool go", () =>
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
      const found = yield* Effect.flatMap(SqliteStore.make({ path }), digestsIn)
      for (const [index, exit] of exits.entries())
        if (exit._tag === "Success") assert.include(found, sent[index]?.digest)
      const opened = yield* Effect.promise(() => Spool.open(path))
      assert.deepStrictEqual(opened?.left.entries, [])
      yield* Effect.promise(async () => opened?.spool.close())
    })
  )

  it.effect("finds by another name of the database what was accepted by one", () =>
    Effect.gen(function* () {
      const path = yield* database
      const link = `${path}.link`
      yield* Effect.scoped(SqliteStore.make({ path }))
      symlinkSync(path, link)
      const scope = yield* Scope.make()
      const store = yield* Scope.provide(
        over(link, () => () => Effect.fail(full)),
        scope
      )
      const { digest } = yield* Effect.tap(entry(1), store.accept)
      yield* Scope.close(scope, Exit.void)
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
      const scope = yield* Scope.make()
      const store = yield* Scope.provide(
        over(path, () => () => Effect.fail(full)),
        scope
      )
      const { digest } = yield* Effect.tap(entry(1), store.accept)
      yield* Scope.close(scope, Exit.void)
      assert.deepStrictEqual(yield* Effect.flatMap(SqliteStore.make({ path }), digestsIn), [digest])
    })
  )

  it.effect("finishes what it accepted before it closes, and leaves nothing of it in the spool", () =>
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
      assert.isFalse(readFileSync(`${path}-spool`).some((byte) => byte !== 0))
      assert.strictEqual((yield* Effect.flatMap(SqliteStore.make({ path }), digestsIn)).length, 4)
    })
  )

  it.effect("wipes the spool when all of it is in the log", () =>
    Effect.gen(function* () {
      const path = yield* database
      const store = yield* SqliteStore.make({ path })
      const { logged } = yield* Effect.flatMap(entry(1), store.accept)
      yield* logged
      const isEmpty = Effect.sync(() => !readFileSync(`${path}-spool`).some((byte) => byte !== 0))
      assert.isFalse(yield* isEmpty)
      while (!(yield* isEmpty)) yield* TestClock.adjust("1 second")
    })
  )

  it.effect("shares a file with another process, which then waits for the database", () =>
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

  it.effect(
    "loses and doubles nothing through many lives, whose database refuses now and then and which end in any way",
    () => Effect.promise(() => fc.assert(fc.asyncProperty(fc.array(life, { maxLength: 6 }), liveAll), { numRuns: 15 }))
  )

  it.effect("works without one where it cannot be made", () =>
    Effect.gen(function* () {
      const path = yield* database
      mkdirSync(`${path}-spool-lock`)
      const store = yield* SqliteStore.make({ path })
      const { logged } = yield* Effect.flatMap(entry(1), store.accept)
      assert.deepStrictEqual(yield* logged, { sequence: 1, known: false })
    })
  )
})
