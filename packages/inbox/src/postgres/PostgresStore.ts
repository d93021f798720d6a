/**
 * The store in a PostgreSQL database, which several receivers and projectors can share. See `PostgresEngine.ts`.
 */
import { Effect, Layer, Schedule, type Scope } from "effect"
import { monotonicMillis } from "../Monotonic.ts"
import type { SpoolingOptions } from "../spool/spoolingStore.ts"
import type { Projection } from "../extend/Projection.ts"
import { acceptBy } from "../store/Log.ts"
import { makeSqlStore } from "../store/SqlStore.ts"
import { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { withTimeLimit } from "../store/TimeLimit.ts"
import { makePostgresEngine, type PostgresOptions as EngineOptions } from "./PostgresEngine.ts"

/** The time limit for one attempt to append a callback, and the time for which attempts are repeated, both in milliseconds. */
const [attemptMillis, acceptMillis] = [3500, 7000]

/** The options for a PostgreSQL store: the database, a spool, and projections that other packages define. */
export interface PostgresOptions extends EngineOptions {
  /** Projections that other packages define, each with its own tables in the database. Default: none. */
  readonly projections?: ReadonlyArray<Projection> | undefined
  /**
   * A spool on a local disk for callbacks that arrive while the database is unavailable. They are durable in the spool and are added to the log when
   * the database is available again. If the spool already exists, the store can be opened while the database is unavailable. `path` is the path of
   * the first spool file, in an existing folder. Default: no spool.
   */
  readonly spool?: Pick<SpoolingOptions, "path" | "capacity" | "withoutDamaged"> | undefined
}

/**
 * Opens a PostgreSQL store, which is closed when the scope closes. The tables are created if they do not exist. Any number of processes can share the
 * database. Fails with a `StoreError` whose reason is `StoreUnavailableError` if the database cannot be reached and no spool exists, or if the folder of the
 * spool does not exist.
 *
 * @example
 * ```ts
 * import { Effect, Redacted } from "effect"
 * import { make } from "@fieldwork/inbox/postgres"
 *
 * const url = Redacted.make("postgres://inbox:secret@127.0.0.1:1/inbox") // nothing listens there
 * const { reason } = await Effect.runPromise(Effect.flip(Effect.scoped(make({ url }))))
 * reason._tag // => "StoreUnavailableError"
 * ```
 */
export const make = Effect.fnUntraced(function* ({
  projections,
  spool,
  ...options
}: PostgresOptions): Effect.fn.Return<Store, StoreError, Scope.Scope> {
  // The module is imported here so that programs without a spool do not load it.
  const spooling = spool && (yield* Effect.promise(() => import("../spool/spoolingStore.ts")))
  const allowUnavailable = spool !== undefined && spooling !== undefined && (yield* spooling.hasSpool(spool.path))
  const engine = yield* makePostgresEngine({ ...options, allowUnavailable })
  const store = yield* makeSqlStore(engine, { projections, mayInstall: options.create, allowUnavailable })
  const persistent = { ...store, accept: acceptBy((entry) => persistently(store.append(entry))) }
  if (spool === undefined || spooling === undefined) return persistent
  return yield* spooling.spoolingStore(persistent, { ...spool, prefer: "store" })
})

/**
 * Retries an append for several seconds, because a refused callback is lost, whereas a restart or a network failure is usually over quickly. A retry
 * after an unknown result is harmless, because the log recognises a duplicate of the callback by its digest.
 */
const persistently = <A>(append: Effect.Effect<A, StoreError>): Effect.Effect<A, StoreError> =>
  Effect.gen(function* () {
    const until = (yield* monotonicMillis) + acceptMillis
    const attempt = Effect.suspend(() => withTimeLimit("append", attemptMillis, append))
    const isTime = Effect.map(monotonicMillis, (now) => now < until)
    return yield* Effect.retry(attempt, {
      while: ({ reason }) => (reason._tag === "StoreUnavailableError" ? isTime : Effect.succeed(false)),
      schedule: Schedule.spaced("200 millis")
    })
  })

/**
 * Provides a PostgreSQL store as a layer. Fails in the same cases as `make`.
 *
 * @example
 * ```ts
 * import { Effect, Redacted } from "effect"
 * import { Store } from "@fieldwork/inbox"
 * import { layer } from "@fieldwork/inbox/postgres"
 *
 * const url = Redacted.make("postgres://inbox:secret@127.0.0.1:1/inbox") // nothing listens there
 * const opened = Effect.provide(Effect.asVoid(Store), layer({ url }))
 * const { reason } = await Effect.runPromise(Effect.flip(opened))
 * reason._tag // => "StoreUnavailableError"
 * ```
 */
export const layer = (options: PostgresOptions) => Layer.effect(Store, make(options))
