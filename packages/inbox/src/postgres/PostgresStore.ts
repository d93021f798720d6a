/**
 * The store in a PostgreSQL that several receivers and projectors share. See PostgresEngine.ts.
 */
import { Effect, Layer } from "effect"
import { makeSqlStore } from "../store/SqlStore.ts"
import { Store } from "../store/Store.ts"
import { makePostgresEngine, type PostgresOptions } from "./PostgresEngine.ts"

export type { PostgresOptions } from "./PostgresEngine.ts"

export const make = (options: PostgresOptions) => Effect.map(makePostgresEngine(options), makeSqlStore)

export const layer = (options: PostgresOptions) => Layer.effect(Store, make(options))
