/**
 * Measures two receivers and two projectors on one PostgreSQL database, in two processes. A projector applies the received messages to the tables.
 * Every 5 s, 10,000 changed surveys are sent, along with outcomes.
 */
import { setTimeout as sleep } from "node:timers/promises"
import { median, quantile } from "../interleave.ts"
import type { Case } from "../Report.ts"
import { makeBatch } from "./batch.ts"
import { withDatabase } from "./database.ts"
import { type Running, send, type Sent, until, withInboxes } from "./inboxes.ts"
import type { BenchOptions } from "./BenchOptions.ts"

const surveys = 10_000
const everyMillis = 5000

/** Samples gauges once per second, and returns a function that stops the sampling and returns the largest value of each gauge. */
const watch = (inboxes: ReadonlyArray<Running>, names: ReadonlyArray<string>) => {
  const greatest = new Map(names.map((name) => [name, 0]))
  const stopped = new AbortController()
  const poll = async (): Promise<void> => {
    for (const inbox of inboxes) {
      // This request makes the inbox update its gauges of the entries that have not been applied to the tables yet.
      await inbox.waiting()
      for (const name of names) greatest.set(name, Math.max(greatest.get(name) ?? 0, await inbox.gauge(name)))
    }
  }
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      await poll()
      await sleep(1000, undefined, { signal: stopped.signal }).catch(() => {})
    }
  })()
  return async () => {
    stopped.abort()
    await watching
    return greatest
  }
}

const outcomesOf = (round: number): Buffer =>
  Buffer.from(
    JSON.stringify(
      Array.from({ length: 200 }, (_, index) => ({
        respondent_id: `${round}-${index}`,
        marketplace_status: 3,
        client_status: 10
      }))
    )
  )

const [lagSeconds, memoryBytes, loopSeconds] = [
  "fieldwork_inbox_waiting_seconds",
  "fieldwork_inbox_resident_memory_bytes",
  "fieldwork_inbox_event_loop_p99_seconds"
] as const

const press = async (inboxes: ReadonlyArray<Running>, seconds: number) => {
  const batch = makeBatch(surveys)
  const stopWatching = watch(inboxes, [lagSeconds, memoryBytes, loopSeconds])
  const [batches, outcomes]: [Array<Sent>, Array<Sent>] = [[], []]
  const begun = performance.now()
  for (let round = 0; performance.now() - begun < seconds * 1000; round++) {
    const url = inboxes[round % inboxes.length]?.url ?? ""
    const sent = await Promise.all([
      send(url, "opportunities", batch.body(round)),
      send(url, "outcomes", outcomesOf(round))
    ])
    batches.push(sent[0])
    outcomes.push(sent[1])
    await sleep(Math.max(0, begun + (round + 1) * everyMillis - performance.now()))
  }
  const ended = performance.now()
  await until(async () => (await inboxes[0]?.waiting()) === 0)
  const drainMillis = performance.now() - ended
  return { batches, outcomes, drainMillis, greatest: await stopWatching() }
}

export const load = async ({ seconds }: BenchOptions): Promise<ReadonlyArray<Case>> => {
  const { batches, drainMillis, greatest, outcomes } = await withDatabase((url) =>
    withInboxes([url, url], (inboxes) => press(inboxes, seconds))
  )

  const name = `${surveys.toLocaleString("en")} changed surveys each 5 s for ${seconds} s`
  const responseTimes = batches.map(({ millis }) => millis)
  const row = (what: string, unit: string, ours: number, n: number): Case => ({
    case: `${name}: ${what}`,
    unit,
    better: "lower",
    ours,
    peers: {},
    n
  })
  const all = [...batches, ...outcomes]
  const share = (100 * all.filter(({ status }) => status === 200).length) / all.length
  return [
    row("response to a batch, median", "ms", median(responseTimes), responseTimes.length),
    row("response to a batch, 99th percentile", "ms", quantile(responseTimes, 0.99), responseTimes.length),
    row(
      "response to outcomes, 99th percentile",
      "ms",
      quantile(
        outcomes.map(({ millis }) => millis),
        0.99
      ),
      outcomes.length
    ),
    { ...row("responses with 200", "%", share, batches.length + outcomes.length), better: "higher" },
    row("longest that an entry waited to be projected", "s", greatest.get(lagSeconds) ?? Number.NaN, 1),
    row("to project the rest at the end", "s", drainMillis / 1000, 1),
    row("delay of the event loop, 99th percentile", "ms", 1000 * (greatest.get(loopSeconds) ?? Number.NaN), 1),
    row("resident memory of an inbox", "MB", (greatest.get(memoryBytes) ?? Number.NaN) / 1e6, 1)
  ]
}
