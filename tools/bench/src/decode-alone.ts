/**
 * Decodes one recorded callback some times in a process that does nothing else: `node decode-alone.ts WAY CALLBACK RUNS`, where CALLBACK is a
 * file with a line of JSON (`keys`, `headers`) and the body behind it. Prints, of the runs after the first, the milliseconds that each took and
 * its longest stall; and how many items the first found and its peak memory, which is what a process that has only just started takes.
 */
import { readFileSync } from "node:fs"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { createVerifier } from "@fieldwork/webhooks"
import { decodeOpportunities } from "@fieldwork/webhooks/events"
import { peakMemory } from "./peakMemory.ts"

export type Way = "ours" | "bytes" | "text"

export interface Decoded {
  /** Of each run, milliseconds. */
  readonly millis: ReadonlyArray<number>
  readonly stalls: ReadonlyArray<number>
  readonly items: number
  /** Bytes. */
  readonly peak: number
}

const [, , way = "", path = "", runs = ""] = process.argv
const file = readFileSync(path)
const end = file.indexOf("\n")
const { headers, keys } = JSON.parse(file.subarray(0, end).toString())
const body = file.subarray(end + 1)

const parse = (text: string): number => JSON.parse(text).length

/** What each way does to the callback; answers how many items it found. */
const load = async (): Promise<() => number | Promise<number>> => {
  if (way === "bytes") return () => parse(body.toString())
  if (way === "text") {
    const text = body.toString()
    return () => parse(text)
  }
  const verified = await createVerifier({ keys, maxBodyBytes: 2 ** 27 }).verify({ headers, body })
  return async () => {
    let good = 0
    for await (const item of decodeOpportunities(verified)) if (item._tag === "GoodItem") good++
    return good
  }
}

const decode = await load()
const items = await decode()
const peak = peakMemory()
const [millis, stalls]: [Array<number>, Array<number>] = [[], []]
for (let run = 0; run < Number(runs); run++) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const begun = performance.now()
  await decode()
  millis.push(performance.now() - begun)
  delay.disable()
  stalls.push(delay.max / 1e6)
}
console.log(JSON.stringify({ millis, stalls, items, peak } satisfies Decoded))
