/**
 * Measures how long a 39 MB callback blocks the event loop of the receiver, from its first byte until all its surveys have been applied to the
 * tables.
 *
 * The measure is the CPU time of the thread, because wall-clock time depends on other work on the machine. The baseline is one `JSON.parse` of the
 * body.
 */
import { Inbox, SqliteStore } from "@fieldwork/inbox"
import { generateSigningKey, signCallback, type SigningKey } from "@fieldwork/webhooks/testing"
import { Effect, Layer } from "effect"
import { join } from "node:path"
import { median } from "../interleave.ts"
import type { Case } from "../Report.ts"
import { makeBatch } from "./batch.ts"
import type { BenchOptions } from "./BenchOptions.ts"

const surveys = 10_000
const rounds = 5
const chunkBytes = 64 * 1024

/** Returns the CPU time used by this thread, in milliseconds. */
const cpuMillis = (): number => {
  const { system, user } = process.threadCpuUsage()
  return (system + user) / 1000
}

/** Measures the iterations of the event loop. `stop` returns the CPU time of the longest iteration, in milliseconds. */
const watchIterations = (): { readonly stop: () => number } => {
  let [watching, last, longest] = [true, cpuMillis(), 0]
  const measureIteration = (): void => {
    const now = cpuMillis()
    longest = Math.max(longest, now - last)
    last = cpuMillis()
    if (watching) setImmediate(measureIteration)
  }
  setImmediate(measureIteration)
  return {
    stop: () => {
      watching = false
      return longest
    }
  }
}

/** Returns a body as a stream of chunks, like the body of an HTTP request. */
const streamOf = (body: Uint8Array): ReadableStream<Uint8Array> => {
  let at = 0
  return new ReadableStream({
    pull: async (controller) => {
      await new Promise((resolve) => setImmediate(resolve))
      if (at >= body.length) return controller.close()
      controller.enqueue(body.slice(at, (at += chunkBytes)))
    }
  })
}

/**
 * Returns the CPU time of one `JSON.parse`, in milliseconds. Called only at the end, so that its garbage is not collected while another variant is
 * measured.
 */
const parse = (body: Buffer): number => {
  const text = body.toString()
  const begun = cpuMillis()
  JSON.parse(text)
  return cpuMillis() - begun
}

const measure = Effect.fnUntraced(function* (key: SigningKey) {
  const inbox = yield* Inbox
  const batch = makeBatch(surveys)
  const turns: Array<number> = []
  for (let round = 0; round <= rounds; round++) {
    const { body, headers } = yield* Effect.promise(() => signCallback({ keys: [key], body: batch.body(round) }))
    const options = { method: "POST", headers, body: streamOf(body), duplex: "half" }
    const request = new Request("http://127.0.0.1/", options)
    const watch = watchIterations()
    const { status } = yield* Effect.promise(() => inbox.receive("opportunities", request))
    if (status !== 200) yield* Effect.die(new Error(`responded with ${status}`))
    yield* Effect.repeat(inbox.lags, { until: (lags) => lags.every(({ waiting }) => waiting === 0) })
    turns.push(watch.stop())
  }
  return { ours: median(turns.slice(1)), floor: median(Array.from({ length: rounds }, () => parse(batch.body(0)))) }
})

export const loop = async ({ folder }: BenchOptions): Promise<ReadonlyArray<Case>> => {
  const key = await generateSigningKey()
  const inbox = Inbox.layer({ keys: [key] }).pipe(Layer.provide(SqliteStore.layer({ path: join(folder, "inbox.db") })))
  const measured = await Effect.runPromise(Effect.provide(measure(key), inbox))
  const what = "longest turn of the responding event loop, 10,000 changed surveys of 4 KB"
  return [{ case: what, unit: "ms", better: "lower", ...measured, peers: {}, n: rounds }]
}
