/** Runs a process that records a snapshot, kills it at given moments, and restarts it until it exits normally. */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { History } from "../../src/index.ts"

const recorder = join(import.meta.dirname, "recorder.ts")

interface Outcome {
  readonly output: string
  /** The time in milliseconds between the ready message and the exit of the process. */
  readonly took: number
}

/**
 * Starts a process that records a snapshot, and kills the process `killAfter` milliseconds after it has printed that it is ready. If `killAfter` is
 * undefined, the process is not killed.
 */
const start = (file: string, days: number, killAfter: number | undefined): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--no-warnings", recorder, file, String(days)], {
      stdio: ["ignore", "pipe", "inherit"]
    })
    let output = ""
    let readyAt = performance.now()
    child.stdout.on("data", (chunk: Buffer) => {
      const wasReady = output.includes("ready")
      output += chunk.toString()
      if (wasReady || !output.includes("ready")) return
      readyAt = performance.now()
      if (killAfter !== undefined) setTimeout(() => child.kill("SIGKILL"), killAfter)
    })
    child.once("error", reject)
    child.once("exit", () => resolve({ output, took: performance.now() - readyAt }))
  })

export interface KillResult {
  readonly kills: number
  /** The number of kills that happened after the day had already been stored. */
  readonly afterCommit: number
  /** The errors found in the history. Empty if the history is correct. */
  readonly failures: ReadonlyArray<string>
}

/**
 * For each day, kills `killsEach` processes that record the day, at moments drawn by `random`, and then lets one process run until it exits. Reports
 * a failure unless each day is stored exactly once and in full.
 */
export const kill = async (
  file: string,
  days: number,
  killsEach: number,
  random: () => number,
  note: (sentence: string) => void = () => undefined
): Promise<KillResult> => {
  const failures: Array<string> = []
  let kills = 0
  let afterCommit = 0
  // Measures how long it takes to record a snapshot on this machine, so the kills are spread over the entire recording.
  let { took } = await start(`${file}.first`, 0, undefined)
  for (let day = 0; day < days; day++) {
    for (let attempt = 0; attempt < killsEach; attempt++) {
      const { output } = await start(file, day, random() * 1.1 * took)
      kills++
      if (output.includes("2026-")) afterCommit++
    }
    const outcome = await start(file, day, undefined)
    // If the day has already been stored, the process reads nothing, so its run time is not that of a recording.
    if (outcome.output.includes("recorded")) took = outcome.took
    using history = new History(file)
    const [campaign = ""] = history.campaigns()
    const snapshots = [...history.snapshots(campaign)]
    if (snapshots.length !== day + 1) failures.push(`after day ${day + 1} there are ${snapshots.length} snapshots`)
    const sizes = new Set(snapshots.map(({ table }) => table.rows.length))
    if (sizes.size !== 1) failures.push(`snapshots have ${[...sizes].join(" and ")} rows`)
    note(`day ${day + 1}: ${kills} kills, ${snapshots.length} snapshots, ${failures.length} failures`)
  }
  return { kills, afterCommit, failures }
}
