/**
 * Opens a store in one SQLite file, for a single machine. The SQLite engine is loaded when a store is opened, so a program that uses PostgreSQL does
 * not load it.
 */
import { Effect, Layer, type Scope } from "effect"
import { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { SqliteOptions } from "./SqliteStore.ts"

export type { SqliteOptions } from "./SqliteStore.ts"
export { spoolOf } from "./paths.ts"

/**
 * Opens the store in a file. The store is closed when the scope closes. Fails with a `StoreError` whose reason is `StoreBrokenError` if the file is
 * not an inbox database or Node's SQLite is older than 3.51.3, and `StoreUnavailableError` if the folder does not exist.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { SqliteStore } from "@fieldwork/inbox"
 *
 * const program = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => store.head)
 * const { sequence } = await Effect.runPromise(Effect.scoped(program))
 * sequence // => 0
 * ```
 */
export const make = (options: SqliteOptions): Effect.Effect<Store, StoreError, Scope.Scope> =>
  Effect.flatMap(
    Effect.promise(() => import("./SqliteStore.ts")),
    (loaded) => loaded.make(options)
  )

/**
 * Provides the store in a file as a layer. Fails in the same cases as `make`.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { SqliteStore, Store } from "@fieldwork/inbox"
 *
 * const engine = Effect.map(Store, ({ engine }) => engine)
 * await Effect.runPromise(Effect.provide(engine, SqliteStore.layer({ path: ":memory:" }))) // => "sqlite"
 * ```
 */
export const layer = (options: SqliteOptions) => Layer.effect(Store, make(options))
