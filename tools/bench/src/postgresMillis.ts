/**
 * Measures the CPU time of a PostgreSQL server on this machine.
 */
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { readdirSync } from "node:fs"
import { statOf, timeOf } from "./processorMillis.ts"

/**
 * Returns a function that returns the CPU time of all PostgreSQL processes in milliseconds, including processes that have exited. Returns 0 for a
 * server on another machine.
 */
export const postgresMillis = async (url: string): Promise<() => number> => {
  const postmaster = await postmasterOf(url)
  return () => {
    const processes = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(statOf)
    const children = processes.filter((stat) => stat[4 - 3] === postmaster)
    return children.reduce((sum, stat) => sum + timeOf(stat, [14, 15]), timeOf(statOf(postmaster), [14, 15, 16, 17]))
  }
}

const postmasterOf = (url: string): Promise<number> =>
  Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const admin = yield* PgClient.make({ url: Redacted.make(url), maxConnections: 1 })
        const [row] = yield* admin.unsafe<{ readonly pid: string }>("SELECT pg_read_file('postmaster.pid') AS pid")
        return parseInt(row?.pid ?? "0", 10)
      })
    ).pipe(Effect.provide(Reactivity.layer))
  )
