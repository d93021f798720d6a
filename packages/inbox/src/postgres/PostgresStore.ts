/**
 * The store in a PostgreSQL that several receivers and projectors share. See PostgresEngine.ts.
 */
import { Effect, Layer, Schedule } from "effect"
import { monotonicMillis } from "../Monotonic.ts"
import { acceptBy } from "../store/Log.ts"
import { makeSqlStore } from "../store/SqlStore.ts"
import { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { withTimeLimit } from "../store/TimeLimit.ts"
import { makePostgresEngine, type PostgresOptions } from "./PostgresEngine.ts"

export type { PostgresOptions } from "./PostgresEngine.ts"

/** How long, in milliseconds, one attempt to append a callback may take, and for how long it is attempted. */
const [attemptMillis, acceptMillis] = [3500, 7000]

export const make = (options: PostgresOptions) =>
  Effect.map(makePostgresEngine(options), (engine): Store => {
    const store = makeSqlStore(engine)
    return { ...store, accept: acceptBy((entry) => persistently(store.append(entry))) }
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
