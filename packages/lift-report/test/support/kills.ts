/**
 * A recorder that is killed at any moment, and started again until it ends by itself.
 */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { History } from "../../src/index.ts"

const recorder = join(import.meta.dirname, "recorder.ts")

interface Outcome {
  readonly said: string
  /** Milliseconds from when it was ready until it was gone. */
  readonly took: number
}

/** Starts a recorder and kills it after some milliseconds, counted from when it is ready; undefined lets it end. */
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

export interface Survived {
  readonly kills: number
  /** Kills after which the day was there. */
  readonly afterCommit: number
  /** What is wrong with the history; empty when nothing is. */
  readonly complaints: ReadonlyArray<string>
}

/** For each day: some kills at moments drawn by `random`, then a run to the end. Each day must be there exactly once, and whole. */
export const kill = async (
  file: string,
  days: number,
  killsEach: number,
  random: () => number,
  note: (sentence: string) => void = () => undefined
): Promise<Survived> => {
  const complaints: Array<string> = []
  let kills = 0
  let afterCommit = 0
  // How long a snapshot takes on this machine now, so that kills fall into all of it.
  let { took } = await start(`${file}.first`, 0, undefined)
  for (let day = 0; day < days; day++) {
    for (let attempt = 0; attempt < killsEach; attempt++) {
      const { said } = await start(file, day, random() * 1.1 * took)
      kills++
      if (said.includes("2026-")) afterCommit++
    }
    const outcome = await start(file, day, undefined)
    // A day that is there already is not read again, and says nothing about how long a snapshot takes.
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
