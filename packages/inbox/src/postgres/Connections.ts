/**
 * A connection pool that is replaced when one of its connections stops responding.
 *
 * A network may silently drop the packets of existing connections while it accepts new connections. The pool would then return one dead connection
 * after another. Therefore, after a statement takes suspiciously long, later statements use a new pool. Statements in progress on the old pool may
 * finish.
 */
import { PgClient } from "@effect/sql-pg"
import { Effect, Exit, Fiber, Scope } from "effect"
import { Reactivity } from "effect/reactivity"
import type { SqlError } from "effect/sql/SqlError"

/** The time in milliseconds after which a connection that has not responded is suspected to be dead. */
const suspicionMillis = 3000

/** The time in milliseconds after which a replaced pool is closed, even if statements are still in progress. */
const graceMillis = 60_000

/** The maximum time in milliseconds to wait for the server when a pool is closed. */
const closeMillis = 1000

interface Pool {
  readonly client: PgClient.PgClient
  readonly scope: Scope.Closeable
}

export interface Connections {
  /** Runs statements over a connection from the current pool. */
  readonly use: <A, E>(run: (client: PgClient.PgClient) => Effect.Effect<A, E>) => Effect.Effect<A, E | SqlError>
}

export const makeConnections = Effect.fnUntraced(function* (
  options: PgClient.PgPoolConfig
): Effect.fn.Return<Connections, SqlError, Scope.Scope> {
  const fork = Effect.runForkWith(yield* Effect.context())
  const pools = new Set<Pool>()

  const close = (pool: Pool) =>
    Effect.suspend(() => {
      if (!pools.delete(pool)) return Effect.void
      // The wait for the pool to close is limited, because statements in progress may be waiting for a dead connection.
      return Effect.flatMap(Effect.forkDetach(Scope.close(pool.scope, Exit.void)), (closing) =>
        Effect.timeoutOption(Fiber.join(closing), closeMillis)
      )
    })

  const open = Effect.gen(function* () {
    const scope = yield* Scope.make()
    const client = yield* PgClient.make(options).pipe(Effect.provide(Reactivity.layer), Scope.provide(scope))
    const pool: Pool = { client, scope }
    pools.add(pool)
    return pool
  })

  // Opening a pool does not wait for the server, because a connection is opened only when it is first used.
  let present = yield* open
  yield* Effect.addFinalizer(() => Effect.forEach([...pools], close, { concurrency: "unbounded", discard: true }))

  const replace = (silent: Pool) =>
    Effect.gen(function* () {
      if (present !== silent) return
      const next = yield* open
      // If another call has already replaced the unresponsive pool while the new pool was being opened, the new pool is closed instead.
      const old = present === silent ? silent : next
      if (old === silent) present = next
      yield* Effect.delay(close(old), graceMillis)
    })

  const use: Connections["use"] = (run) =>
    Effect.suspend(() => {
      const pool = present
      const timer = setTimeout(() => fork(replace(pool)), suspicionMillis)
      return Effect.ensuring(
        run(pool.client),
        Effect.sync(() => clearTimeout(timer))
      )
    })
  return { use }
})
