/**
 * Creates a store with every kind of data. Some of the data is in the database, some in its write-ahead log, and some only in the spool.
 */
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { copyFileSync, mkdirSync, truncateSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { erase } from "../../../src/operate/erase.ts"
import { prune } from "../../../src/operate/prune.ts"
import { retryQuarantine } from "../../../src/operate/Quarantine.ts"
import { makeReceiver } from "../../../src/receive/Receiver.ts"
import { firstFileBytes } from "../../../src/spool/SpoolFiles.ts"
import * as SqliteStore from "../../../src/sqlite/SqliteStore.ts"
import { populated } from "../history.ts"
import { projectNow } from "../projectNow.ts"
import { outcome, signedRequest, survey } from "../sender.ts"
import { key } from "../testInbox.ts"

export const files = ["inbox.db", "inbox.db-wal", "inbox.db-spool"] as const

/**
 * Creates old data: callbacks with pruned bodies and the checkpoint that preserves their data, an erased respondent, retried quarantined items, and
 * surveys that are marked as stale, as by the gap detector.
 */
const past = (path: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      const store = yield* SqliteStore.make({ path, spool: false, threads: false })
      const { project, receive } = yield* populated(store)
      yield* TestClock.setTime(100 * 86_400_000)
      yield* receive(100 * 86_400 - 10, [survey(4), survey(5, { respondent_pids: ["pid-a"] })])
      const many = Array.from({ length: 60 }, (_, index) => index)
      const name = "a survey ".repeat(40)
      yield* receive(
        100 * 86_400 - 9,
        many.map((index) => survey(100 + index, { survey_name: name }))
      )
      yield* receive(
        100 * 86_400 - 8,
        many.map((index) => outcome(`s${index}`)),
        "outcomes"
      )
      yield* prune(store, 75)
      yield* receive(100 * 86_400, [outcome("r1", { panelist_id: "pid-a" }), outcome("r3")], "outcomes")
      yield* erase(store, "pid-a")
      yield* retryQuarantine(store)
      yield* project("opportunities")
      const noticed = { noticed_at: 1, noticed_sequence: 1000, detail: "the exchange lists it" }
      yield* store.setMarks([1, 4].map((survey_id) => ({ survey_id, mark: "stale" as const, ...noticed })))
    })
  ).pipe(Effect.provide(TestClock.layer()))

/**
 * Receives more callbacks without checkpointing the write-ahead log. The last callbacks are received while the database is locked.
 */
const present = (path: string, copy: () => void) =>
  Effect.scoped(
    Effect.gen(function* () {
      const store = yield* SqliteStore.make({ path, threads: false, checkpointMillis: 1e9 })
      const receiver = yield* makeReceiver(store, { keys: [key] })
      const now = Math.floor(Date.now() / 1000)
      const receive = (at: number, stream: "opportunities" | "outcomes", body: unknown) =>
        Effect.promise(async () => {
          const request = await signedRequest(stream, { body, keys: [key], timestamp: now + at })
          const { status } = await receiver.receive(stream, request)
          if (status !== 200) throw new Error(`it was refused with ${status}`)
        })
      for (const at of [0, 1, 2, 3]) {
        yield* receive(at, "opportunities", [survey(1, { total_remaining: at }), survey(10 + at), { survey_id: 7.5 }])
        yield* receive(at, "outcomes", [outcome("r3", { client_status: 10 + at }), outcome(`r${10 + at}`)])
      }
      // Waits until the spool has recorded that all callbacks are in the log.
      yield* Effect.sleep("2500 millis")
      yield* projectNow(store)("opportunities")
      yield* projectNow(store)("outcomes")
      const other = new DatabaseSync(path)
      other.exec("BEGIN IMMEDIATE")
      for (const at of [4, 5, 6]) yield* receive(at, "opportunities", [survey(2, { total_remaining: at }), survey(20)])
      copy()
      other.exec("ROLLBACK")
      other.close()
    })
  )

/** Creates a store and returns the folder that contains its files. */
export const makeOriginal = async (folder: string): Promise<string> => {
  const path = join(folder, "making", "inbox.db")
  const original = join(folder, "original")
  for (const name of ["making", "original"]) mkdirSync(join(folder, name))
  await Effect.runPromise(past(path))
  const copy = (): void => {
    for (const file of files) copyFileSync(join(folder, "making", file), join(original, file))
  }
  await Effect.runPromise(present(path, copy))
  truncateSync(join(original, "inbox.db-spool"), firstFileBytes)
  return original
}
