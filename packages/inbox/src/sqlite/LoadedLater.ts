/**
 * The store in one file, for one machine. Its engine is loaded when a store is opened: a program that uses PostgreSQL loads none of it.
 */
import { Effect, Layer, type Scope } from "effect"
import { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { SqliteOptions } from "./SqliteStore.ts"

export type { SqliteOptions } from "./SqliteStore.ts"
export { spoolOf } from "./paths.ts"

export const make = (options: SqliteOptions): Effect.Effect<Store, StoreError, Scope.Scope> =>
  Effect.flatMap(
    Effect.promise(() => import("./SqliteStore.ts")),
    (loaded) => loaded.make(options)
  )

/** Fails with `StoreBrokenError` when this Node's SQLite is older than 3.51.3. */
export const layer = (options: SqliteOptions) => Layer.effect(Store, make(options))
