/**
 * Measures the time to make one 100 KB callback durable, compared with the baseline (writing and syncing the same bytes) and with one insert using
 * plain node:sqlite.
 *
 * The inbox first writes a callback to the spool, a file in which the callback is durable when the response is sent. The callback is added to the log
 * afterwards. The spool preallocates its space, so it can be faster than the baseline. A baseline with preallocated space is therefore included as
 * well.
 */
import { SqliteStore } from "@fieldwork/inbox"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"
import { closeSync, constants, fdatasyncSync, openSync, writeFileSync, writeSync } from "node:fs"
import { open as openFile } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { quantile, takeTurns } from "../interleave.ts"
import type { Case } from "../Report.ts"
import type { BenchOptions } from "./BenchOptions.ts"
import { entryOf, open, timed } from "./store.ts"

const rounds = 500
const warmUp = 250

/** The bodies are created once, because garbage collection during the measurement would look like a slow disk. */
const bodies = Array.from({ length: 32 }, () => randomBytes(100_000))
let taken = 0
const nextBody = (): Buffer => bodies[taken++ % bodies.length] ?? Buffer.alloc(0)

export const commits = async ({ folder }: BenchOptions): Promise<ReadonlyArray<Case>> => {
  const { close, opened: store } = await open(SqliteStore.make({ path: join(folder, "ours.db") }))
  const file = openSync(join(folder, "floor"), "w")
  const roomy = makeRoom(join(folder, "roomy"))
  const aside = await openFile(join(folder, "aside"), "w")
  const unkept = openBare(join(folder, "unkept.db"), 0)
  const kept = openBare(join(folder, "kept.db"), 1000)
  // Simulates an inbox that has run for a while: its log is not empty, and the entries in the spool (the file in which callbacks are first stored)
  // have been moved to the log.
  for (let at = 0; at < warmUp; at++) await Effect.runPromise(store.append(entryOf(nextBody())))
  await sleep(3000)
  const measured = await takeTurns(
    {
      ours: async () => {
        const entry = entryOf(nextBody())
        const begun = performance.now()
        const { logged } = await Effect.runPromise(store.accept(entry))
        const taken = performance.now() - begun
        // The entry is added to the log after the time has been measured. This work is awaited here, so that it does not slow down the next
        // measurement.
        await Effect.runPromise(logged)
        return taken
      },
      "ours, in the log": () => {
        const entry = entryOf(nextBody())
        return timed(() => Effect.runPromise(store.append(entry)))
      },
      floor: () => {
        const body = nextBody()
        return timed(() => {
          writeSync(file, body)
          fdatasyncSync(file)
        })
      },
      "the floor, room made before": () => {
        const body = nextBody()
        return timed(() => {
          writeSync(roomy, body, 0, body.length, 0)
        })
      },
      "the floor, not blocking": () => {
        const body = nextBody()
        return timed(async () => {
          await aside.write(body)
          await aside.datasync()
        })
      },
      "node:sqlite, blocking, never tidied": () => timed(unkept.insert(nextBody())),
      "node:sqlite, blocking": () => timed(kept.insert(nextBody()))
    },
    rounds
  )
  closeSync(file)
  closeSync(roomy)
  await aside.close()
  unkept.close()
  kept.close()
  await close()
  return [
    { name: "median", part: 0.5 },
    { name: "99th percentile", part: 0.99 }
  ].map(({ name, part }): Case => {
    const { floor, ours, ...peers } = Object.fromEntries(
      Object.entries(measured).map(([variant, values]) => [variant, quantile(values, part)])
    )
    const least = floor === undefined ? {} : { floor }
    const what = `commit of 100 KB on SQLite, ${name}`
    return { case: what, unit: "ms", better: "lower", ours: ours ?? Number.NaN, ...least, peers, n: rounds }
  })
}

/** Opens a preallocated file for synchronous writes. */
const makeRoom = (path: string): number => {
  writeFileSync(path, Buffer.alloc(bodies[0]?.length ?? 0), { flush: true })
  return openSync(path, constants.O_WRONLY | constants.O_DSYNC)
}

/**
 * Opens a database with the same durability as the inbox. `pages` is the number of WAL pages after which the database checkpoints, or 0 for never.
 */
const openBare = (path: string, pages: number) => {
  const database = new DatabaseSync(path)
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${pages}`)
  database.exec("CREATE TABLE body (digest TEXT PRIMARY KEY, body BLOB NOT NULL)")
  const statement = database.prepare("INSERT INTO body (digest, body) VALUES (?, ?)")
  return {
    insert: (body: Uint8Array) => () => statement.run(randomBytes(32).toString("base64url"), body),
    close: () => database.close()
  }
}
