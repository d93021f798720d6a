/**
 * Simulates months of traffic with daily pruning, and checks that pruning stays short, that projections keep up, and that sizes stay bounded.
 *
 *     npm run soak -- retention --days 365 --surveys 30000 --changes 300 --interval 1500 --retention 75 --history 75
 *
 * The default is a year at one hundredth of the exchange's rate. Exits with status 1 if a pruning run takes 60 s or longer, a projection is more than
 * 5 s behind, the write-ahead log exceeds 256 MiB, the database exceeds its maximum size, or a rebuild at the end gives a different result
 * (`--rebuild no` skips the rebuild). With `--threads no`, the database runs in the main thread, so pruning and checkpoints block callbacks. This
 * mode needs less processor time and is a harder test. The soak test runs fastest in an in-memory directory (`TMPDIR=/dev/shm`), which must have
 * space for a database of the maximum size.
 */
import { Effect } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { rebuild } from "../src/operate/rebuild.ts"
import * as SqliteStore from "../src/sqlite/SqliteStore.ts"
import { simulate, type TrafficReport } from "../test/support/traffic.ts"
import { count, flags, oneOf } from "./flags.ts"

const args = flags({
  days: "365",
  surveys: "30000",
  changes: "300",
  interval: "1500",
  retention: "75",
  history: "75",
  seed: "1",
  rebuild: "yes",
  threads: "yes"
})
const order = {
  days: count(args, "days"),
  surveys: count(args, "surveys"),
  changes: count(args, "changes"),
  intervalSeconds: count(args, "interval"),
  retentionDays: count(args, "retention"),
  historyDays: count(args, "history"),
  seed: count(args, "seed")
}
/** The interval between reports, in simulated days. */
const reportEvery = order.days <= 10 ? 1 : 5
const isRebuilt = oneOf(args, "rebuild", ["yes", "no"]) === "yes"
const isThreaded = oneOf(args, "threads", ["yes", "no"]) === "yes"
console.log(JSON.stringify({ soak: "retention", ...order, threads: isThreaded }))

/**
 * Returns the maximum size of the database in bytes: the sum of the sizes below, plus a third for pages that are not full. The sum contains the
 * versions within the history period twice (for the projections and for the checkpoint), the keys that changed within a day, the bodies, the current
 * documents of all surveys twice, and the permanent row of every callback.
 */
const boundOf = ({ callbacks }: TrafficReport): number => {
  const perDay = (86_400 / order.intervalSeconds) * order.changes
  const kept = (days: number): number => perDay * Math.min(order.days, days + 1)
  const surveys = order.surveys * (1 + order.days / 50)
  return (
    1.33 *
    (kept(order.historyDays) * 2 * 200 +
      perDay * 80 +
      kept(order.retentionDays) * 300 +
      surveys * 2 * 1400 +
      callbacks * 600)
  )
}

const folder = mkdtempSync(join(tmpdir(), "fieldwork-retention-"))
const path = join(folder, "inbox.db")
const began = performance.now()

const program = Effect.gen(function* () {
  // Syncs are off because this soak test has no power loss. The power-loss soak test covers that case.
  const store = yield* SqliteStore.make({ path, spool: false, threads: isThreaded, pragmas: { synchronous: "OFF" } })
  const report = (day: number, found: TrafficReport): void => {
    if (day % reportEvery !== 0 && day !== order.days) return
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(JSON.stringify({ day, ...found, boundBytes: Math.round(boundOf(found)), seconds }))
  }
  const found = yield* simulate(store, { ...order, path, report })
  const rebuilt = isRebuilt ? yield* rebuild(store) : undefined
  return { found, identical: rebuilt?.identical }
})

try {
  const { found, identical } = await Effect.runPromise(Effect.scoped(program))
  const failures = [
    ...(found.longestPruneSeconds >= 60 ? ["a pruning took 60 s"] : []),
    ...(found.longestBehindSeconds > 5 ? ["a projection was more than 5 s behind"] : []),
    ...(found.longestLogBytes > 256 * 1024 * 1024 ? ["the write-ahead log is longer than 256 MiB"] : []),
    ...(found.databaseBytes > boundOf(found) ? ["the database is larger than its bound"] : []),
    ...(identical === false ? ["a rebuild gives another result"] : [])
  ]
  console.log(JSON.stringify({ sum: "retention", ...order, ...found, identical, failures }))
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
