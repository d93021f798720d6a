/** Runs inboxes until a power loss, on a disk on which some syncs fail. Then compares the remaining data with the reference model. */
import assert from "node:assert/strict"
import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Effect, References } from "effect"
import * as SqliteStore from "../../../src/sqlite/SqliteStore.ts"
import { compare } from "../killRuns.ts"
import { type Callback, digestOf, post, startInbox } from "../process.ts"
import { randomOf } from "../random.ts"
import { outcome, survey } from "../sender.ts"
import { losePower } from "./disk.ts"
import { type FailingDisk, makeFailingDisk } from "./process.ts"

export interface PowerLossRuns {
  readonly runs: number
  readonly seed: number
  /** The number of failing syncs out of 1,000. */
  readonly permille: number
}

/** The report of runs in which no acknowledged callback was lost and every state matched the reference model. */
export interface PowerLossReport {
  readonly runs: number
  /** The number of examined disk states. Several disk states are examined in each run. */
  readonly disks: number
  readonly sent: number
  readonly acknowledged: number
  readonly syncs: number
  readonly failedSyncs: number
  readonly restarts: number
}

const now = Math.floor(Date.now() / 1000)

const callbackOf = (number: number, random: () => number): Callback => {
  const filler = { survey_name: randomBytes(Math.floor(random() ** 4 * 60_000)).toString("hex") }
  const id = 1 + Math.floor(random() * 6)
  const isOutcomes = random() < 0.3
  const items = isOutcomes
    ? [outcome(`r${id}`, { client_status: number })]
    : [survey(id, { total_remaining: number, ...filler }), survey(id + 1, { total_remaining: number })]
  return {
    stream: isOutcomes ? "outcomes" : "opportunities",
    signedAt: now - Math.floor(random() * 100),
    body: JSON.stringify(items)
  }
}

/** The checkpoint interval is short and the limit of the write-ahead log is low, so that many checkpoints and failed syncs occur. */
const wal = { checkpointMillis: 25, maxWalPages: 300 }

/** Starts the inbox repeatedly until it runs, because a failing disk can prevent it from starting. */
const start = async ({ env, root, seed }: FailingDisk) => {
  for (let attempt = 1; ; attempt++) {
    // Uses a different seed for each attempt, because with the same seed the same sync would fail again.
    const other = { ...env, POWER_LOSS_SEED: String(seed * 1000 + attempt) }
    const inbox = await startInbox({ sqlite: join(root, "inbox.db"), wal, env: other })
    if (Number.isInteger(inbox.port)) return { inbox, attempt }
    assert.ok(attempt < 20, "it does not start")
  }
}

/** The time in milliseconds after which a process is killed in any case, because failing syncs can stop all progress. */
const longestLifeMillis = 15_000

const live = async (disk: FailingDisk, random: () => number) => {
  let [sent, restarts, acknowledged] = [0, 0, 0]
  const processCount = random() < 0.3 ? 2 : 1
  for (let process = 0; process < processCount; process++) {
    const { attempt, inbox } = await start(disk)
    restarts += attempt - 1 + process
    const sender = async (): Promise<void> => {
      // Sends callbacks until the process is killed.
      for (;;) {
        const callback = callbackOf((sent += 1), random)
        const digest = await digestOf(callback)
        const response = await post(inbox.port, callback)
        if (response === undefined) return
        if (response.status !== 200) continue
        disk.mark(digest)
        acknowledged += 1
      }
    }
    const senders = [sender(), sender(), sender()]
    // The process is killed after a number of acknowledged callbacks, not after a fixed time, because the machine may be busy.
    const enough = acknowledged + 5 + Math.floor(random() * 100)
    const until = performance.now() + longestLifeMillis
    const isEnough = (): boolean => acknowledged >= enough || performance.now() >= until
    while (!isEnough()) await new Promise((resolve) => setTimeout(resolve, 10))
    inbox.child.kill("SIGKILL")
    await Promise.all([...senders, inbox.ended])
  }
  return { sent, restarts }
}

/** Returns the moments of the power loss as fractions of the run: the end of the run, and two earlier moments. */
const momentsOf = (random: () => number): ReadonlyArray<number> => [1, 0.5 + random() / 2, random()]

const checkStore = async (path: string, acknowledged: ReadonlySet<string>): Promise<void> => {
  const [found] = new DatabaseSync(path).prepare("PRAGMA integrity_check").all()
  assert.equal(found?.["integrity_check"], "ok", "the database is malformed")
  await Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(SqliteStore.make({ path, threads: false }), (store) => compare(store, acknowledged))
    ).pipe(Effect.provideService(References.MinimumLogLevel, "None"))
  )
}

export const powerLossRuns = async ({ permille, runs, seed }: PowerLossRuns): Promise<PowerLossReport> => {
  const report = { runs, disks: 0, sent: 0, acknowledged: 0, syncs: 0, failedSyncs: 0, restarts: 0 }
  for (let run = 0; run < runs; run++) {
    const folder = mkdtempSync(join(tmpdir(), "inbox-power-"))
    const random = randomOf(seed + run)
    const disk = makeFailingDisk(folder, permille, seed + run)
    const { restarts, sent } = await live(disk, random)
    report.sent += sent
    report.restarts += restarts
    for (const [index, moment] of momentsOf(random).entries()) {
      const to = join(folder, `lost-${index}`)
      const { failedSyncs, marks, syncs } = losePower(disk, to, moment, random)
      // The database might not exist before the first callback is acknowledged.
      if (marks.length === 0) continue
      try {
        await checkStore(join(to, "inbox.db"), new Set(marks))
      } catch (cause) {
        throw new Error(`seed ${seed + run}, moment ${moment}, kept in ${folder}`, { cause })
      }
      report.disks += 1
      if (moment < 1) continue
      report.acknowledged += marks.length
      report.syncs += syncs
      report.failedSyncs += failedSyncs
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return report
}
