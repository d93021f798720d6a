/** PostgreSQL stores for tests, each in a schema that is dropped when the scope closes. */
import { PgClient } from "@effect/sql-pg"
import { Clock, Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { TestClock } from "effect/testing"
import { inject } from "vitest"
import * as PostgresStore from "../../src/postgres/PostgresStore.ts"

let schemas = 0

/** A client that is independent of the store, for actions by a database operator. */
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

/** Runs an effect with the real clock, which the connection pool requires even if the test sets its own clock. */
export const live = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Clock.Clock, (clock) => ("withLive" in clock ? TestClock.withLive(effect) : effect))

export const makePostgres = live(Effect.flatMap(makeSchema, (schema) => openSchema(schema)))
