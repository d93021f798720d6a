/**
 * Measures the CPU time that the inbox and PostgreSQL use per changed 4 KB survey, for a receiver and for a receiver that also projects, which means
 * that it applies the surveys to the tables.
 *
 * CPU time depends little on other work on the machine. It determines how many cores receiving, projecting and the database each need for a given
 * rate (docs/scale.md).
 */
import { mkdtempSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { median } from "../interleave.ts"
import { postgresMillis } from "../postgresMillis.ts"
import type { Case } from "../Report.ts"
import { makeBatch } from "./batch.ts"
import { withDatabase } from "./database.ts"
import { deliver, until, withInboxes } from "./inboxes.ts"
import type { BenchOptions } from "./BenchOptions.ts"

const [surveys, batches, rounds] = [10_000, 3, 3]

/**
 * The time in milliseconds to wait for a receiver that does not apply messages to the tables, so that it can move all callbacks from the spool (the
 * file in which it first stores them) to the log.
 */
const drainMillis = 2000

interface Taken {
  /** The CPU time of the inbox in microseconds per survey. */
  readonly inbox: number
  readonly database: number
}

let callbacks = 0

const taken = async (store: string, projects: boolean, database: () => number): Promise<Taken> => {
  const batch = makeBatch(surveys)
  return withInboxes(
    [store],
    async ([inbox]) => {
      if (inbox === undefined) throw new Error("bench inbox: no inbox was opened")
      const send = async (count: number): Promise<void> => {
        for (let at = 0; at < count; at++) await deliver(inbox.url, "opportunities", batch.body((callbacks += 1)))
        if (projects) await until(async () => (await inbox.waiting()) === 0)
        else await sleep(drainMillis)
      }
      await send(1)
      const before = { inbox: inbox.cpuMillis() ?? Number.NaN, database: database() }
      await send(batches)
      const micros = (millis: number): number => (millis * 1000) / (surveys * batches)
      return {
        inbox: micros((inbox.cpuMillis() ?? Number.NaN) - before.inbox),
        database: micros(database() - before.database)
      }
    },
    { FIELDWORK_INBOX_PROJECT: String(projects) }
  )
}

const stagesOf = async (engine: string, store: string, database: () => number): Promise<ReadonlyArray<Case>> => {
  const all = { receiving: [] as Array<Taken>, "receiving and projecting": [] as Array<Taken> }
  for (let round = 0; round < rounds; round++) {
    all.receiving.push(await taken(store, false, database))
    all["receiving and projecting"].push(await taken(store, true, database))
  }
  const row = (what: string, values: ReadonlyArray<number>): Case => ({
    case: `processor time for each changed survey, ${engine}: ${what}`,
    unit: "µs",
    better: "lower",
    ours: median(values),
    peers: {},
    n: rounds
  })
  return Object.entries(all).flatMap(([stage, values]) => {
    const inbox = row(
      `${stage}, the inbox`,
      values.map(({ inbox }) => inbox)
    )
    return engine === "SQLite"
      ? [inbox]
      : [
          inbox,
          row(
            `${stage}, the database`,
            values.map(({ database }) => database)
          )
        ]
  })
}

export const stages = async ({ folder }: BenchOptions): Promise<ReadonlyArray<Case>> => [
  ...(await stagesOf("SQLite", join(mkdtempSync(join(folder, "store-")), "inbox.db"), () => 0)),
  ...(await withDatabase(async (url) => stagesOf("PostgreSQL", url, await postgresMillis(url))))
]
