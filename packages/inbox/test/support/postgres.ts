/** PostgreSQL stores for tests: each in a schema of its own, which is dropped at the end. */
import { PgClient } from "@effect/sql-pg"
import { Clock, Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { TestClock } from "effect/testing"
import { inject } from "vitest"
import * as PostgresStore from "../../src/postgres/PostgresStore.ts"

let schemas = 0

/** A client outside the store, for what an operator of the database does. */
export const administrator = Effect.suspend(() =>
  PgClient.make({ url: Redacted.make(inject("databaseUrl")), maxConnections: 2 })
).pipe(Effect.provide(Reactivity.layer), Effect.orDie)

export const makeSchema = Effect.gen(function* () {
  schemas += 1
  const schema = `inbox_${process.pid}_${schemas}`
  const admin = yield* administrator
  yield* Effect.orDie(admin.unsafe(`CREATE SCHEMA ${schema}`))
  yield* Effect.addFinalizer(() => Effect.orDie(admin.unsafe(`DROP SCHEMA ${schema} CASCADE`)))
  return schema
})

export const openSchema = (schema: string, options: Omit<PostgresStore.PostgresOptions, "url"> = {}) =>
  Effect.suspend(() =>
    PostgresStore.make({
      url: Redacted.make(inject("databaseUrl")),
      startupParameters: { search_path: schema },
      ...options
    })
  )

/** The pool of connections lives by the real clock, whatever a test does with its own. */
export const live = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Clock.Clock, (clock) => ("withLive" in clock ? TestClock.withLive(effect) : effect))

export const makePostgres = live(Effect.flatMap(makeSchema, (schema) => openSchema(schema)))
