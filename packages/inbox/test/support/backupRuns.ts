/**
 * Backs up an inbox while it receives callbacks at a high rate. Restores each backup elsewhere, and compares it with the acknowledged callbacks.
 */
import assert from "node:assert/strict"
import { Effect, Redacted, type Scope } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { backup } from "../../src/backup/backup.ts"
import { restoreToFile, restoreToPostgres } from "../../src/backup/Restore.ts"
import * as PostgresStore from "../../src/postgres/PostgresStore.ts"
import { spoolOf } from "../../src/sqlite/paths.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import type { Store } from "../../src/store/Store.ts"
import { isIntact, verify } from "../../src/operate/VerifyStore.ts"
import { type TestDatabase, compare } from "./killRuns.ts"
import { type Callback, digestOf, post, startInbox } from "./process.ts"
import { randomOf } from "./random.ts"
import { outcome, survey } from "./sender.ts"
import { tallies } from "./tallies.ts"

export interface BackupRuns {
  readonly database: TestDatabase
  readonly backups: number
  /** The number of concurrent senders, each of which sends one callback at a time. `surveys` is the maximum number of surveys in a callback. */
  readonly lanes: number
  readonly surveys: number
  readonly seed: number
  /** The pause between two callbacks of the same sender, in milliseconds. Default: 0, for the highest rate. */
  readonly pauseMillis?: number | undefined
  /** Creates an empty schema into which every second backup is restored. If undefined, all backups are restored to files. */
  readonly schema?: Effect.Effect<{ readonly url: string; readonly schema: string }, never, Scope.Scope> | undefined
}

/** The report of a run in which no callback was missing and every restored state matched the reference model. */
export interface BackupReport {
  readonly backups: number
  readonly acknowledged: number
  /** The number of callbacks that were acknowledged before the last backup was captured. */
  readonly required: number
  /** The number of entries that were only in the spool when their backup was captured. */
  readonly spooled: number
}

interface Acknowledged {
  readonly digest: string
  readonly at: number
}

/** Opens the store in the same way as the backup command. */
const openSource = ({ child: { postgres, sqlite = "" } }: TestDatabase) =>
  postgres === undefined
    ? SqliteStore.make({ path: sqlite, create: false, spool: false })
    : PostgresStore.make({
        url: Redacted.make(postgres.url),
        startupParameters: { search_path: postgres.schema },
        create: false
      })

const temporary = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "inbox-backup-"))),
  (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
)

const restored = Effect.fnUntraced(function* (file: string, folder: string, schema: BackupRuns["schema"]) {
  if (schema === undefined) {
    const path = join(folder, "restored.db")
    yield* restoreToFile(file, path)
    return yield* SqliteStore.make({ path, threads: false, projections: tallies })
  }
  const target = yield* schema
  const startupParameters = { search_path: target.schema }
  yield* restoreToPostgres(file, Redacted.make(target.url), startupParameters)
  return yield* PostgresStore.make({ url: Redacted.make(target.url), startupParameters, projections: tallies })
})

/** Compares the restored projections with the restored log, and the restored log with the acknowledged callbacks. */
const requireRestored = Effect.fnUntraced(function* (store: Store, required: ReadonlyArray<Acknowledged>) {
  yield* compare(store, new Set(required.map(({ digest }) => digest)))
  assert.ok(isIntact(yield* verify(store)))
})

/** Sends callbacks from several concurrent senders until `end` is called. */
const startTraffic = (port: number, { lanes, pauseMillis = 0, seed, surveys }: BackupRuns) => {
  const random = randomOf(seed)
  const acknowledged: Array<Acknowledged> = []
  const state = { isEnded: false }
  const next = (number: number): Callback => {
    const isOutcomes = random() < 0.3
    const count = 1 + Math.floor(random() * surveys)
    const items = Array.from({ length: count }, (_, at) =>
      isOutcomes
        ? outcome(`r${Math.floor(random() * 500)}`, { client_status: number })
        : survey(at + 1, { total_remaining: Math.floor(random() * 1e6) })
    )
    return {
      stream: isOutcomes ? "outcomes" : "opportunities",
      signedAt: Math.floor(Date.now() / 1000) - Math.floor(random() * 3),
      body: JSON.stringify(items)
    }
  }
  let sent = 0
  const lane = async (): Promise<void> => {
    while (!state.isEnded) {
      const callback = next((sent += 1))
      const response = await post(port, callback)
      if (response?.status === 200) acknowledged.push({ digest: await digestOf(callback), at: Date.now() })
      if (pauseMillis > 0) await sleep(pauseMillis)
    }
  }
  const all = Promise.all(Array.from({ length: lanes }, lane))
  const end = async () => {
    state.isEnded = true
    await all
  }
  return { acknowledged, end }
}

/** Repeatedly locks and unlocks a SQLite file, so that some callbacks wait in the spool. */
const startLocking = (path: string | undefined) => {
  if (path === undefined) return { end: () => {} }
  const other = new DatabaseSync(path, { timeout: 5000 })
  const lock = (): void => {
    try {
      other.exec(other.isTransaction ? "ROLLBACK" : "BEGIN IMMEDIATE")
    } catch {
      // Another writer held the lock for longer than the timeout. The timer tries again.
    }
  }
  const timer = setInterval(lock, 150)
  return {
    end: () => {
      clearInterval(timer)
      if (other.isOpen) other.close()
    }
  }
}

export const backupRuns = Effect.fnUntraced(function* (runs: BackupRuns) {
  const { backups, database, schema } = runs
  const inbox = yield* Effect.acquireRelease(
    Effect.promise(() => startInbox(database.child)),
    ({ child, ended }) =>
      Effect.promise(() => {
        child.kill("SIGKILL")
        return ended
      })
  )
  const traffic = startTraffic(inbox.port, runs)
  const locking = startLocking(database.child.sqlite)
  yield* Effect.addFinalizer(() => Effect.promise(async () => (locking.end(), traffic.end())))
  const spool = database.child.sqlite === undefined ? undefined : spoolOf(database.child.sqlite)
  const made: Array<{ readonly file: string; readonly folder: string; readonly capturedAt: number }> = []
  let spooled = 0
  for (let number = 0; number < backups; number++) {
    const before = traffic.acknowledged.length
    while (traffic.acknowledged.length < before + runs.lanes * 2) yield* Effect.sleep(20)
    const folder = yield* temporary
    const file = join(folder, "inbox.backup")
    const one = yield* Effect.scoped(Effect.flatMap(openSource(database), (source) => backup(source, file, { spool })))
    spooled += one.spooled
    made.push({ file, folder, capturedAt: one.capturedAt })
  }
  locking.end()
  yield* Effect.promise(traffic.end)
  let required = 0
  for (const [number, { capturedAt, file, folder }] of made.entries()) {
    const before = traffic.acknowledged.filter(({ at }) => at < capturedAt)
    required = before.length
    const target = number % 2 === 1 ? schema : undefined
    yield* Effect.scoped(Effect.flatMap(restored(file, folder, target), (store) => requireRestored(store, before)))
  }
  return { backups, acknowledged: traffic.acknowledged.length, required, spooled } satisfies BackupReport
})
