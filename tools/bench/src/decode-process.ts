/**
 * Decodes one recorded callback several times in a separate process: `node decode-process.ts WAY CALLBACK RUNS`, where CALLBACK is a file with a line
 * of JSON (`keys`, `headers`) followed by the body. Prints the duration and the longest event-loop stall of each run after the first, in
 * milliseconds. Also prints the number of items and the peak memory of the first run, in which the process has just started.
 */
import { readFileSync } from "node:fs"
import { createVerifier } from "@fieldwork/webhooks"
import { decodeOpportunities } from "@fieldwork/webhooks/events"
import { longestStall } from "./longestStall.ts"
import { peakMemory } from "./peakMemory.ts"

export type Way = "ours" | "bytes" | "text"

export interface Decoded {
  /** The duration of each run in milliseconds. */
  readonly millis: ReadonlyArray<number>
  readonly stalls: ReadonlyArray<number>
  readonly items: number
  /** The peak memory in bytes. */
  readonly peak: number
}

const [, , way = "", path = "", runs = ""] = process.argv
const file = readFileSync(path)
const end = file.indexOf("\n")
const { headers, keys } = JSON.parse(file.subarray(0, end).toString())
const body = file.subarray(end + 1)

const parse = (text: string): number => JSON.parse(text).length

/** Prepares the selected way of decoding the callback, and returns a function that returns the number of items found. */
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
  const stall = await longestStall(async () => {
    const begun = performance.now()
    await decode()
    millis.push(performance.now() - begun)
  })
  stalls.push(stall)
}
console.log(JSON.stringify({ millis, stalls, items, peak } satisfies Decoded))
