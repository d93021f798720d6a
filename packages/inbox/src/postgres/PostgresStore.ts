/**
 * The store in a PostgreSQL database that several receivers and projectors share. See PostgresEngine.ts.
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

/** The longest duration of one attempt to append a callback, and the time for which attempts are repeated, both in milliseconds. */
const [attemptMillis, acceptMillis] = [3500, 7000]

/** The options of a store in PostgreSQL: the database, a spool, and projections of other packages. */
export interface PostgresOptions extends EngineOptions {
  /** Projections of other packages, which have their own tables in the database. */
  readonly projections?: ReadonlyArray<Projection> | undefined
  /**
   * A spool on this machine's disk for callbacks that arrive while the database is down. They are durable there, and are added to the log when the
   * database is available again. With a spool, the store can also be opened while the database is down. `path` is the first file of the spool, in an
   * existing folder. Default: no spool.
   */
  readonly spool?: Pick<SpoolingOptions, "path" | "capacity" | "withoutDamaged"> | undefined
}

/**
 * Opens the store in PostgreSQL until the scope closes, and creates its tables if there are none. Any number of processes can share it. Fails with a
 * `StoreError`, whose reason is `StoreUnavailableError` if the database cannot be reached and there is no spool.
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
  // Loaded here so that a program without a spool does not load the module.
  const spooling = spool && (yield* Effect.promise(() => import("../spool/spoolingStore.ts")))
  const isAwayAllowed = spool !== undefined && spooling?.spoolExists(spool.path) === true
  const engine = yield* makePostgresEngine({ ...options, isAwayAllowed })
  const store = yield* makeSqlStore(engine, { projections, mayInstall: options.create, isAwayAllowed })
  const persistent = { ...store, accept: acceptBy((entry) => persistently(store.append(entry))) }
  if (spool === undefined || spooling === undefined) return persistent
  return yield* spooling.spoolingStore(persistent, { ...spool, prefer: "store" })
})

/**
 * Retries an append for a while, because a refused callback is lost, whereas a lost connection, a restart or a network failure is usually over in a
 * moment. Retrying after an unknown result is harmless, because the log recognises the callback by its digest.
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
 * Provides the store in PostgreSQL as a layer. Fails as `make` does.
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
