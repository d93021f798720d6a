/**
 * Opens a store in a PostgreSQL database, which several receivers and projectors can share. The PostgreSQL engine is loaded when a store is opened,
 * so programs that use a SQLite store do not load it.
 */
import { Effect, Layer, type Scope } from "effect"
import { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { PostgresOptions } from "./PostgresStore.ts"

export type { PostgresOptions } from "./PostgresStore.ts"

/**
 * Opens a PostgreSQL store, which is closed when the scope closes. The tables are created if they do not exist. Any number of processes can share the
 * database. Fails with a `StoreError` whose reason is `StoreUnavailableError` if the database cannot be reached and no spool exists.
 *
 * @example
 * ```ts
 * import { Effect, Redacted } from "effect"
 * import { PostgresStore } from "@fieldwork/inbox"
 *
 * const url = Redacted.make("postgres://inbox:secret@127.0.0.1:1/inbox") // nothing listens there
 * const { reason } = await Effect.runPromise(Effect.flip(Effect.scoped(PostgresStore.make({ url }))))
 * reason._tag // => "StoreUnavailableError"
 * ```
 */
export const make = (options: PostgresOptions): Effect.Effect<Store, StoreError, Scope.Scope> =>
  Effect.flatMap(
    Effect.promise(() => import("./PostgresStore.ts")),
    (loaded) => loaded.make(options)
  )

/**
 * Provides a PostgreSQL store as a layer. Fails in the same cases as `make`.
 *
 * @example
 * ```ts
 * import { Effect, Redacted } from "effect"
 * import { PostgresStore, Store } from "@fieldwork/inbox"
 *
 * const url = Redacted.make("postgres://inbox:secret@127.0.0.1:1/inbox") // nothing listens there
 * const opened = Effect.provide(Effect.asVoid(Store), PostgresStore.layer({ url }))
 * const { reason } = await Effect.runPromise(Effect.flip(opened))
 * reason._tag // => "StoreUnavailableError"
 * ```
 */
export const layer = (options: PostgresOptions) => Layer.effect(Store, make(options))
