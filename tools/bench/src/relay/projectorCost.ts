/**
 * Measures the CPU time of `fieldwork-inbox serve` per survey that is received and applied to the tables, while a relay in a separate process sends
 * the changes to a broker. The baseline has no relay.
 *
 * Callbacks arrive at the rate of the exchange, so both variants take equally long. Otherwise, the slower variant would include more of the server's
 * periodic work.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { makeBatch } from "../inbox/batch.ts"
import { withDatabase } from "../inbox/database.ts"
import { deliver, type Running, until, withInboxes } from "../inbox/inboxes.ts"
import { interleave } from "../interleave.ts"
import type { Case } from "../Report.ts"
import type { Ground } from "./rate.ts"

const [surveys, everyMillis, batches, rounds] = [5000, 2500, 4, 3]
const program = join(import.meta.dirname, "../../../../packages/inbox/src/main.ts")

let relays = 0
let callbacks = 0

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

/** Returns the CPU time of an inbox per survey, in microseconds. */
const costOf = async ({ cpuMillis, url, waiting }: Running, batch: ReturnType<typeof makeBatch>): Promise<number> => {
  const send = async (): Promise<void> => {
    callbacks += 1
    await deliver(url, "opportunities", batch.body(callbacks))
  }
  const isDone = async () => (await waiting()) === 0
  await send()
  await until(isDone)
  // Gives the relay time to deliver the existing changes before the measurement starts.
  await sleep(everyMillis)
  const [before, begun] = [cpuMillis() ?? Number.NaN, performance.now()]
  for (let at = 0; at < batches; at++) {
    await send()
    await sleep(Math.max(0, begun + (at + 1) * everyMillis - performance.now()))
  }
  await until(isDone)
  return (((cpuMillis() ?? Number.NaN) - before) * 1000) / (surveys * batches)
}

/** Measures two inboxes in alternation, one with a relay and one without. */
const compare = async (stores: readonly [string, string], { servers }: Ground) => {
  const batch = makeBatch(surveys)
  return withInboxes(stores, async ([withOne, without]) => {
    if (withOne === undefined || without === undefined) throw new Error("bench relay: expected two inboxes")
    return interleave(
      {
        ours: () => withRelay(stores[0], servers, () => costOf(withOne, batch)),
        floor: () => costOf(without, batch)
      },
      rounds
    )
  })
}

export const projectorCost = async (ground: Ground): Promise<ReadonlyArray<Case>> => {
  const file = () => join(mkdtempSync(join(ground.folder, "store-")), "inbox.db")
  const medians = {
    SQLite: await compare([file(), file()], ground),
    PostgreSQL: await withDatabase((first) => withDatabase((second) => compare([first, second], ground)))
  }
  return Object.entries(medians).map(([engine, { floor, ours }]) => ({
    case: `processor time of serve for each changed survey of 4 KB, ${(surveys * 1000) / everyMillis} per second, ${engine}`,
    unit: "µs",
    better: "lower",
    ours,
    floor,
    peers: {},
    n: rounds
  }))
}
