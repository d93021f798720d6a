/**
 * Pooled connections that are replaced when one of them falls silent.
 *
 * A network may swallow what is sent over the connections that there are, without ending them, and let new ones through. Such a pool
 * would hand out one silent connection after the other. So a statement that takes suspiciously long makes the next ones use a new pool;
 * those under way on the old one may finish.
 */
import { PgClient } from "@effect/sql-pg"
import { Effect, Exit, Fiber, Scope } from "effect"
import { Reactivity } from "effect/reactivity"
import type { SqlError } from "effect/sql/SqlError"

/** After so many milliseconds without a response, a connection is suspected of being silent. */
const suspicionMillis = 3000

/** How long, in milliseconds, statements on a replaced pool may go on. */
const graceMillis = 60_000

/** How long, in milliseconds, closing waits for the server to be told. */
const closeMillis = 1000

interface Pool {
  readonly client: PgClient.PgClient
  readonly scope: Scope.Closeable
}

export interface Connections {
  /** Runs statements over a connection of the present pool. */
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
      // What is still under way may be waiting for a connection that is silent.
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

  // Connections are opened when they are first used: this waits for none.
  let present = yield* open
  yield* Effect.addFinalizer(() => Effect.forEach([...pools], close, { concurrency: "unbounded", discard: true }))

  const replace = (silent: Pool) =>
    Effect.gen(function* () {
      if (present !== silent) return
      const next = yield* open
      // Another statement may have waited too long at the same time.
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
