/** Runs effects with stores that contain the projection `supplyRecords`. */
import { SqliteStore, type Store, type StoreError } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import * as Scope from "effect/Scope"
import { makeSchema, openSchema } from "../../../inbox/test/support/postgres.ts"
import { createDatabase } from "../../../inbox/test/support/postgresDatabase.ts"
import { supplyRecords } from "../../src/index.ts"

const projections = [supplyRecords]

const makers = {
  SQLite: SqliteStore.make({ path: ":memory:", projections, threads: false }),
  PostgreSQL: Effect.flatMap(makeSchema, (schema) => openSchema(schema, { projections }))
} satisfies Readonly<Record<string, Effect.Effect<Store, StoreError, Scope.Scope>>>

export type EngineName = keyof typeof makers

/** The engines on which the tests run. */
export const engines: ReadonlyArray<EngineName> = ["SQLite", "PostgreSQL"]

/** Returns a function that runs an effect with an empty store: an in-memory database or a new schema. */
export const storeOn =
  (engine: EngineName) =>
  <A, E>(use: (store: Store) => Effect.Effect<A, E, Scope.Scope>): Promise<A> =>
    Effect.runPromise(Effect.scoped(Effect.flatMap(makers[engine], use)))

/** Calls `use` with a value for the inbox's `store` setting that refers to an empty store. */
export const withStoreSetting = async <A>(engine: EngineName, use: (store: string) => Promise<A>): Promise<A> => {
  if (engine === "SQLite") return use(":memory:")
  const { drop, url } = await createDatabase()
  try {
    return await use(url)
  } finally {
    await drop()
  }
}
