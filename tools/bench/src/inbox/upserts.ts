/**
 * Measures 10,000 guarded upserts in one transaction. Each upsert replaces a survey unless the stored one is newer.
 *
 * The baseline writes one table with the survey's id, the columns that determine which of two messages is newer, and a payload. The inbox writes
 * sixteen columns, an index for reading changes in order, and the document in a separate table. The alternative writes the same tables as the inbox
 * in a plain loop in this thread. No variant waits for the disk, because the tables can be rebuilt from the log.
 */
import { PostgresStore, SqliteStore, type Store } from "@fieldwork/inbox"
import { buildOpportunities } from "@fieldwork/webhooks/testing"
import { Effect, Redacted } from "effect"
import { join } from "node:path"
import { interleave, median } from "../interleave.ts"
import type { Case } from "../Report.ts"
import {
  barePostgres,
  bareSqlite,
  before,
  count,
  oneTable,
  ourTables,
  ourTablesInPostgres,
  type Size
} from "./bareUpserts.ts"
import { withDatabase } from "./database.ts"
import type { BenchOptions } from "./BenchOptions.ts"
import { batchOf } from "./projectionBatch.ts"
import { acquireLease, open, timed } from "./store.ts"

const rounds = 7
/**
 * The number of consecutive transactions in each measurement, as in a projector, which applies messages to the tables. The first transaction after a
 * pause also includes the time to wake the thread.
 */
const inARow = 3
const sizes: ReadonlyArray<Size> = [
  { name: "200 B", documents: [], payload: "p".repeat(150) },
  { name: "4 KB", documents: buildOpportunities(count).map((one) => Buffer.from(JSON.stringify(one))), payload: "" }
]

/** Returns the duration of one transaction in milliseconds. */
type Variant = (size: Size) => Promise<number>

/** Returns a function that commits one transaction to a store and returns its duration. */
const measureStore = async (store: Store) => {
  let lease = await acquireLease(store)
  let round = before
  return (size: Size) => {
    round += 1
    const batch = { ...batchOf({ ...size, count, first: 1, round }), position: { sequence: 0, item: round } }
    return timed(async () => {
      lease = await Effect.runPromise(store.commit(lease, batch, 1000))
    })
  }
}

export const upserts = ({ folder }: BenchOptions): Promise<ReadonlyArray<Case>> =>
  withDatabase((url) => measure(folder, url))

const takeTurn = async (run: Variant, size: Size): Promise<number> => {
  const taken: Array<number> = []
  while (taken.length < inARow) taken.push(await run(size))
  return median(taken)
}

const measure = async (folder: string, url: string): Promise<ReadonlyArray<Case>> => {
  const sqlite = await open(SqliteStore.make({ path: join(folder, "ours.db") }))
  const postgres = await open(PostgresStore.make({ url: Redacted.make(url), maxConnections: 1 }))
  const bare = await open(barePostgres(url))
  const bareTables = await open(ourTablesInPostgres(url))
  const tables = join(folder, "tables.db")
  await open(SqliteStore.make({ path: tables })).then(({ close }) => close())
  const engines: ReadonlyArray<{ readonly name: string; readonly variants: Readonly<Record<string, Variant>> }> = [
    {
      name: "SQLite",
      variants: {
        ours: await measureStore(sqlite.opened),
        floor: bareSqlite(join(folder, "floor.db"), oneTable),
        "our tables, from a bare loop": bareSqlite(tables, ourTables)
      }
    },
    {
      name: "PostgreSQL",
      variants: {
        ours: await measureStore(postgres.opened),
        floor: bare.opened,
        "our tables, from a bare loop": bareTables.opened
      }
    }
  ]
  const cases: Array<Case> = []
  for (const { name, variants } of engines) {
    for (const size of sizes) {
      const runs = Object.entries(variants).map(([variant, run]) => [variant, () => takeTurn(run, size)] as const)
      const { floor, ours = Number.NaN, ...peers } = await interleave<string>(Object.fromEntries(runs), rounds)
      const what = `10,000 guarded upserts of ${size.name} on ${name}`
      const least = floor === undefined ? {} : { floor }
      cases.push({ case: what, unit: "ms", better: "lower", ours, ...least, peers, n: rounds })
    }
  }
  await Promise.all([sqlite.close(), postgres.close(), bare.close(), bareTables.close()])
  return cases
}
