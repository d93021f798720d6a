/**
 * Measures the cost that the ledger adds to the inbox's projector, which applies messages to the tables, on SQLite and PostgreSQL. The same
 * callbacks, which are already in the log, are projected with and without the ledger.
 */
import { Inbox, PostgresStore, SqliteStore, Store, type StoreError } from "@fieldwork/inbox"
import { ledgerProjection } from "@fieldwork/supply"
import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Logger, Redacted, type Scope } from "effect"
import { Reactivity } from "effect/reactivity"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { median, takeTurns } from "../interleave.ts"
import { withDatabase } from "../inbox/database.ts"
import { postgresMillis } from "../postgresMillis.ts"
import type { Case } from "../Report.ts"
import { buildTraffic, type Traffic } from "./Traffic.ts"

const rounds = 5

type Projections = Parameters<typeof SqliteStore.make>[0]["projections"]
type Open = (projections: Projections) => Effect.Effect<Store, StoreError, Scope.Scope>

/**
 * Returns the CPU time in milliseconds that the inbox needs to apply all callbacks to the tables, including the CPU time of the database if it is a
 * separate process.
 */
const projecting = ({ callbacks, keys }: Traffic, open: Open, projections: Projections, database = () => 0) => {
  const program = Effect.gen(function* () {
    const store = yield* open(projections)
    const inbox = (project: boolean) =>
      Effect.map(
        Layer.build(Layer.provide(Inbox.layer({ keys, project, pollMillis: 2 }), Layer.succeed(Store, store))),
        (context) => Context.get(context, Inbox)
      )
    yield* Effect.scoped(
      Effect.flatMap(inbox(false), ({ receive }) =>
        Effect.forEach(callbacks, ({ signed, stream }) =>
          Effect.promise(() => receive(stream, new Request("http://supplier.example/", { method: "POST", ...signed })))
        )
      )
    )
    const [cpu, others] = [process.cpuUsage(), database()]
    yield* inbox(true)
    while ((yield* store.lags).some(({ waiting }) => waiting > 0)) yield* Effect.sleep(20)
    const { system, user } = process.cpuUsage(cpu)
    return (system + user) / 1000 + database() - others
  })
  return Effect.runPromise(Effect.provide(Effect.scoped(program), Logger.layer([])))
}

/** Opens a store in a new SQLite database for each run. */
const openSqlite: Open = Effect.fnUntraced(function* (projections) {
  const folder = yield* Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "ledger-bench-"))),
    (made) => Effect.sync(() => rmSync(made, { recursive: true }))
  )
  return yield* SqliteStore.make({ path: join(folder, "inbox.db"), projections, spool: false, threads: false })
})

/** Opens a store in a new PostgreSQL schema for each run. */
const openPostgres = (url: string): Open => {
  let runs = 0
  return Effect.fnUntraced(function* (projections) {
    const schema = `ledger_bench_${process.pid}_${(runs += 1)}`
    const admin = yield* Effect.orDie(
      PgClient.make({ url: Redacted.make(url), maxConnections: 1 }).pipe(Effect.provide(Reactivity.layer))
    )
    yield* Effect.acquireRelease(Effect.orDie(admin.unsafe(`CREATE SCHEMA ${schema}`)), () =>
      Effect.orDie(admin.unsafe(`DROP SCHEMA ${schema} CASCADE`))
    )
    return yield* PostgresStore.make({
      url: Redacted.make(url),
      startupParameters: { search_path: schema },
      projections
    })
  })
}

const compare = async (traffic: Traffic, engine: string, open: Open, database?: () => number): Promise<Case> => {
  const taken = (projections: Projections) => projecting(traffic, open, projections, database)
  const { alone, ours } = await takeTurns({ alone: () => taken([]), ours: () => taken([ledgerProjection()]) }, rounds)
  return {
    case: `projector on ${engine}, ${traffic.name}; floor: without the ledger`,
    unit: "ms CPU",
    better: "lower",
    ours: median(ours),
    floor: median(alone),
    peers: {},
    n: rounds
  }
}

export const projectors = async (): Promise<ReadonlyArray<Case>> => {
  const cases: Array<Case> = []
  const all = await buildTraffic()
  for (const traffic of all) cases.push(await compare(traffic, "SQLite", openSqlite))
  await withDatabase(async (url) => {
    const open = openPostgres(url)
    const spent = await postgresMillis(url)
    for (const traffic of all) cases.push(await compare(traffic, "PostgreSQL", open, spent))
  })
  return cases
}
