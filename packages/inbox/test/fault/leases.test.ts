import { assert, describe, it } from "@effect/vitest"
import { Effect, Option, Redacted, type Scope } from "effect"
import { PgClient } from "@effect/sql-pg"
import { Reactivity } from "effect/reactivity"
import { inject } from "vitest"
import { encodeText } from "../../src/BodyCodec.ts"
import { projectAll, projectNext } from "../../src/project/Projector.ts"
import { inMemory } from "../support/memory.ts"
import type { Store } from "../../src/store/Store.ts"
import type { StoreError } from "../../src/store/StoreError.ts"
import { fold } from "../support/model.ts"
import { acceptedIn, observe } from "../support/observe.ts"
import { makePostgres, makeSchema, openSchema } from "../support/postgres.ts"
import { survey } from "../support/sender.ts"

const entry = (signedAt: number, body: string) =>
  Effect.map(
    Effect.promise(() => encodeText("opportunities", signedAt, body)),
    (encoded) => ({
      ...encoded,
      stream: "opportunities" as const,
      kind: "callback" as const,
      signedAt,
      keyId: "key",
      signature: "",
      signedForm: "stored" as const,
      timing: "fresh" as const,
      receivedAt: signedAt * 1000,
      bytes: body.length
    })
  )

const lease = (store: Store, holder: string) =>
  Effect.map(
    store.acquireLease({ stream: "opportunities", set: "live", holder, leaseMillis: 1, force: "always" }),
    Option.getOrThrow
  )

describe("several projectors competing for one lease (F10)", () => {
  const engines: ReadonlyArray<readonly [string, Effect.Effect<Store, StoreError, Scope.Scope>]> = [
    ["SQLite", inMemory],
    ["PostgreSQL", makePostgres]
  ]
  it.live.each(engines)(
    "four projectors that keep taking the lease from each other produce the same state as one projector, in %s",
    ([, makeStore]) =>
      Effect.gen(function* () {
        const store = yield* makeStore
        for (let at = 0; at < 12; at++) {
          const items = Array.from({ length: 6 }, (_, n) => survey((at * n) % 7, { total_remaining: at }))
          yield* store.append(yield* entry(100 - (at % 5), JSON.stringify(items)))
        }
        let fences = 0
        const rival = (name: string) =>
          Effect.gen(function* () {
            for (let turn = 0; turn < 25; turn++) {
              const held = yield* lease(store, name)
              const exit = yield* Effect.exit(projectNext({ store, batchItems: 2 }, held))
              if (exit._tag === "Failure") fences += 1
              yield* Effect.yieldNow
            }
          })
        yield* Effect.all(["a", "b", "c", "d"].map(rival), { concurrency: 4 })
        yield* projectAll({ store }, yield* lease(store, "last"))
        assert.isAbove(fences, 0)
        assert.deepStrictEqual(yield* observe(store), fold(yield* acceptedIn(store)))
      })
  )
})

describe("a database that terminates the connection (F11)", () => {
  it.live(
    "a callback whose insert fails because PostgreSQL ends the connection can be sent again, and is stored only once",
    () =>
      Effect.gen(function* () {
        const schema = yield* makeSchema
        const store = yield* openSchema(schema)
        const admin = yield* PgClient.make({ url: Redacted.make(inject("databaseUrl")), maxConnections: 2 }).pipe(
          Effect.provide(Reactivity.layer)
        )
        yield* admin.unsafe(
          `CREATE FUNCTION ${schema}.slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(30); RETURN NEW; END $$`
        )
        yield* admin.unsafe(
          `CREATE TRIGGER slow AFTER INSERT ON ${schema}.message FOR EACH ROW EXECUTE FUNCTION ${schema}.slow()`
        )
        const callback = yield* entry(100, "[1]")
        const cut = Effect.gen(function* () {
          for (;;) {
            const found = yield* admin.unsafe<{ pid: number }>(
              `SELECT pg_terminate_backend(pid), pid FROM pg_stat_activity
                WHERE wait_event = 'PgSleep' AND query LIKE '%INSERT INTO message (%' AND pid <> pg_backend_pid()`
            )
            if (found.length > 0) return
            yield* Effect.sleep(5)
          }
        })
        const [first] = yield* Effect.all([Effect.exit(store.append(callback)), cut], { concurrency: 2 })
        assert.strictEqual(first._tag, "Failure")
        const error = yield* Effect.flip(first)
        assert.strictEqual(error.reason._tag, "StoreUnavailableError")
        yield* admin.unsafe(`DROP TRIGGER slow ON ${schema}.message`)
        assert.deepStrictEqual(yield* store.append(callback), { sequence: 1, known: false })
        assert.deepStrictEqual(yield* store.append(callback), { sequence: 1, known: true })
      })
  )
})
