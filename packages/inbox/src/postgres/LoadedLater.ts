/**
 * The store in a PostgreSQL database that several receivers and projectors share. The engine is loaded when a store is opened, so a program that uses
 * a file does not load it.
 */
import { Effect, Layer, type Scope } from "effect"
import { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { PostgresOptions } from "./PostgresStore.ts"

export type { PostgresOptions } from "./PostgresStore.ts"

/**
 * Opens the store in PostgreSQL until the scope closes, and creates its tables if there are none. Any number of processes can share it. Fails with a
 * `StoreError`, whose reason is `StoreUnavailableError` if the database cannot be reached and there is no spool.
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
 * Provides the store in PostgreSQL as a layer. Fails as `make` does.
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
