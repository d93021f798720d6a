/**
 * The store in a PostgreSQL that several receivers and projectors share. See PostgresEngine.ts.
 */
import { Effect, Layer, Schedule, type Scope } from "effect"
import { monotonicMillis } from "../Monotonic.ts"
import type { SpoolingOptions } from "../spool/SpoolingStore.ts"
import type { Projection } from "../extend/Projection.ts"
import { acceptBy } from "../store/Log.ts"
import { makeSqlStore } from "../store/SqlStore.ts"
import { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { withTimeLimit } from "../store/TimeLimit.ts"
import { makePostgresEngine, type PostgresOptions as EngineOptions } from "./PostgresEngine.ts"

/** How long, in milliseconds, one attempt to append a callback may take, and for how long it is attempted. */
const [attemptMillis, acceptMillis] = [3500, 7000]

export interface PostgresOptions extends EngineOptions {
  /** Of other packages, with tables of their own in the database. */
  readonly projections?: ReadonlyArray<Projection> | undefined
  /**
   * Default: none. A spool on this machine's disk for callbacks that come while the database is away: they are durable there, and are put into the log when it is
   * back. With one, the store can also be opened while the database is away. `path` is its first file, in an existing folder.
   */
  readonly spool?: Pick<SpoolingOptions, "path" | "capacity" | "withoutDamaged"> | undefined
}

export const make = Effect.fnUntraced(function* ({
  projections,
  spool,
  ...options
}: PostgresOptions): Effect.fn.Return<Store, StoreError, Scope.Scope> {
  // A program without a spool loads nothing of it.
  const spooling = spool && (yield* Effect.promise(() => import("../spool/SpoolingStore.ts")))
  const isAwayAllowed = spool !== undefined && spooling?.spoolExists(spool.path) === true
  const engine = yield* makePostgresEngine({ ...options, isAwayAllowed })
  const store = yield* makeSqlStore(engine, { projections, mayInstall: options.create, isAwayAllowed })
  const persistent = { ...store, accept: acceptBy((entry) => persistently(store.append(entry))) }
  if (spool === undefined || spooling === undefined) return persistent
  return yield* spooling.spoolingStore(persistent, { ...spool, prefer: "store" })
})

/**
 * A callback that is refused is lost, and a connection that was cut, a restart or a silent network is over in a moment. An attempt whose outcome is
 * unknown is harmless: the log recognises the callback by its digest.
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

export const layer = (options: PostgresOptions) => Layer.effect(Store, make(options))
