/**
 * The store in a PostgreSQL that several receivers and projectors share. Its engine is loaded when a store is opened: a program that uses a file loads none of it.
 */
import { Effect, Layer, type Scope } from "effect"
import { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { PostgresOptions } from "./PostgresStore.ts"

export type { PostgresOptions } from "./PostgresStore.ts"

export const make = (options: PostgresOptions): Effect.Effect<Store, StoreError, Scope.Scope> =>
  Effect.flatMap(
    Effect.promise(() => import("./PostgresStore.ts")),
    (loaded) => loaded.make(options)
  )

export const layer = (options: PostgresOptions) => Layer.effect(Store, make(options))
