/**
 * Processor time that `serve` uses for each survey that it receives and projects, while a relay in a process of its own delivers the changes. The floor is without a relay.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { join } from "node:path"
import { makeBatch } from "../inbox/batch.ts"
import { deliver, until, withInboxes } from "../inbox/inboxes.ts"
import { interleave } from "../interleave.ts"
import type { Case } from "../Report.ts"
import type { Ground } from "./rate.ts"

const [surveys, batches, rounds] = [5000, 4, 5]
const program = join(import.meta.dirname, "../../../../packages/inbox/src/main.ts")

let relays = 0

const withRelay = async <A>(store: string, servers: string, use: () => Promise<A>): Promise<A> => {
  relays += 1
  const child = spawn(
    process.execPath,
    [program, "relay", "nats", "--mode", "state", "--url", servers, "--prefix", `cost${relays}`],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, FIELDWORK_INBOX_STORE: store } }
  )
  const ended = once(child, "exit")
  try {
    await once(child.stdout, "data")
    child.stdout.resume()
    return await use()
  } finally {
    child.kill("SIGTERM")
    await ended
  }
}

export const projectorCost = async ({ folder, servers }: Ground): Promise<ReadonlyArray<Case>> => {
  const batch = makeBatch(surveys)
  let round = 0
  /** Microseconds for each survey. */
  const cost = async (hasRelay: boolean): Promise<number> => {
    const store = join(mkdtempSync(join(folder, "store-")), "inbox.db")
    return withInboxes([store], async ([inbox]) => {
      if (inbox === undefined) return Number.NaN
      const { spent, url, waiting } = inbox
      const send = async (): Promise<void> => {
        for (let at = 0; at < batches; at++) {
          round += 1
          await deliver(url, "opportunities", batch.body(round))
        }
        await until(async () => (await waiting()) === 0)
      }
      const measured = async (): Promise<number> => {
        await send()
        const before = spent()
        await send()
        const after = spent()
        return before === undefined || after === undefined
          ? Number.NaN
          : ((after - before) * 1000) / (surveys * batches)
      }
      return hasRelay ? withRelay(store, servers, measured) : measured()
    })
  }
  const medians = await interleave({ ours: () => cost(true), floor: () => cost(false) }, rounds)
  const what = "processor time of serve for each changed survey of 4 KB"
  return [{ case: what, unit: "µs", better: "lower", ours: medians.ours, floor: medians.floor, peers: {}, n: rounds }]
}
