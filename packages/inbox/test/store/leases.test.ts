import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { DatabaseSync } from "node:sqlite"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import type { Store } from "../../src/store/Store.ts"
import { administrator, makeSchema, openSchema } from "../support/postgres.ts"
import { database } from "../support/spools.ts"

const lease = { stream: "opportunities", set: "live", leaseMillis: 5000 } as const

/** For each engine, a store and a function that sets the expiry of its leases to `millis` from now. */
const engines = {
  SQLite: Effect.gen(function* () {
    const path = yield* database
    const store = yield* SqliteStore.make({ path, threads: false })
    const expire = (millis: number) =>
      Effect.sync(() => {
        const other = new DatabaseSync(path)
        other.exec(`UPDATE projector SET lease_until = ${Date.now() + millis}`)
        other.close()
      })
    return { store, expire }
  }),
  PostgreSQL: Effect.gen(function* () {
    const schema = yield* makeSchema
    const store = yield* openSchema(schema)
    const admin = yield* administrator
    const expire = (millis: number) =>
      Effect.asVoid(
        Effect.orDie(
          admin.unsafe(
            `UPDATE ${schema}.projector SET lease_until = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + ${millis}`
          )
        )
      )
    return { store, expire }
  })
}

const isGranted = (store: Store, holder: string, force?: "servers") =>
  Effect.map(store.acquireLease({ ...lease, holder, force }), Option.isSome)

describe.each(Object.entries(engines))("leases in %s", (_, make) => {
  it.live(
    "an inbox lease that expires more than two lease durations from now is ignored, because a wrong clock wrote it",
    () =>
      Effect.gen(function* () {
        const { expire, store } = yield* make
        yield* store.acquireLease({ ...lease, holder: "a" })
        yield* expire(9000)
        assert.isFalse(yield* isGranted(store, "b"))
        yield* expire(11_000)
        assert.isTrue(yield* isGranted(store, "b"))
      })
  )

  it.live(
    "a new inbox server takes over the projector lease of an earlier server at once, but not the lease of a rebuild command",
    () =>
      Effect.gen(function* () {
        const { store } = yield* make
        yield* store.acquireLease({ ...lease, holder: "serve old" })
        assert.isFalse(yield* isGranted(store, "serve new"))
        assert.isTrue(yield* isGranted(store, "serve new", "servers"))
        yield* store.acquireLease({ ...lease, holder: "rebuild 1", force: "always" })
        assert.isFalse(yield* isGranted(store, "serve new", "servers"))
      })
  )
})
