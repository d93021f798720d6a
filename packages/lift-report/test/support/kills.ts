/** Runs a recorder that is killed at given moments and restarted until it exits by itself. */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { History } from "../../src/index.ts"

const recorder = join(import.meta.dirname, "recorder.ts")

interface Outcome {
  readonly said: string
  /** The time in milliseconds from when the process was ready until it exited. */
  readonly took: number
}

/**
 * Starts a recorder and kills it `killAfter` milliseconds after it is ready. Without `killAfter` it runs to its end.
 */
const start = (file: string, days: number, killAfter: number | undefined): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--no-warnings", recorder, file, String(days)], {
      stdio: ["ignore", "pipe", "inherit"]
    })
    let said = ""
    let readyAt = performance.now()
    child.stdout.on("data", (chunk: Buffer) => {
      const wasReady = said.includes("ready")
      said += chunk.toString()
      if (wasReady || !said.includes("ready")) return
      readyAt = performance.now()
      if (killAfter !== undefined) setTimeout(() => child.kill("SIGKILL"), killAfter)
    })
    child.once("error", reject)
    child.once("exit", () => resolve({ said, took: performance.now() - readyAt }))
  })

export interface KillResult {
  readonly kills: number
  /** The number of kills after which the day was already stored. */
  readonly afterCommit: number
  /** What is wrong with the history. It is empty if nothing is. */
  readonly complaints: ReadonlyArray<string>
}

/**
 * For each day, kills recorders at moments drawn by `random` and then lets one run to its end. Each day must be stored
 * exactly once and completely.
 */
export const kill = async (
  file: string,
  days: number,
  killsEach: number,
  random: () => number,
  note: (sentence: string) => void = () => undefined
): Promise<KillResult> => {
  const complaints: Array<string> = []
  let kills = 0
  let afterCommit = 0
  // Measures how long a snapshot takes on this machine, so that kills hit every part of it.
  let { took } = await start(`${file}.first`, 0, undefined)
  for (let day = 0; day < days; day++) {
    for (let attempt = 0; attempt < killsEach; attempt++) {
      const { said } = await start(file, day, random() * 1.1 * took)
      kills++
      if (said.includes("2026-")) afterCommit++
    }
    const outcome = await start(file, day, undefined)
    // A day that is already stored is not read again, so its duration is not that of a snapshot.
    if (outcome.said.includes("recorded")) took = outcome.took
    using history = new History(file)
    const [campaign = ""] = history.campaigns()
    const snapshots = [...history.snapshots(campaign)]
    if (snapshots.length !== day + 1) complaints.push(`after day ${day + 1} there are ${snapshots.length} snapshots`)
    const sizes = new Set(snapshots.map(({ table }) => table.rows.length))
    if (sizes.size !== 1) complaints.push(`snapshots have ${[...sizes].join(" and ")} rows`)
    note(`day ${day + 1}: ${kills} kills, ${snapshots.length} snapshots, ${complaints.length} complaints`)
  }
  return { kills, afterCommit, complaints }
}
