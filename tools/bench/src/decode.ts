/**
 * Decoding a batch of 10,000 opportunities into typed, validated items, beside one whole `JSON.parse` of it, which neither types nor
 * validates and stops the event loop for as long as it takes.
 */
import { monitorEventLoopDelay } from "node:perf_hooks"
import { createVerifier } from "@fieldwork/webhooks"
import { decodeOpportunities } from "@fieldwork/webhooks/events"
import { buildOpportunities, generateSigningKey, signCallback } from "@fieldwork/webhooks/testing"
import { interleave, median } from "./interleave.ts"
import type { Case } from "./Report.ts"

const count = 10_000
const rounds = 7

const timed = async (run: () => unknown): Promise<number> => {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const key = await generateSigningKey()
  const { body, headers } = await signCallback({ keys: [key], body: buildOpportunities(count) })
  const text = Buffer.from(body).toString()
  const verified = await createVerifier({ keys: [key], maxBodyBytes: 2 ** 27 }).verify({ headers, body })

  const stalls: Array<number> = []
  const decode = async () => {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    let good = 0
    const took = await timed(async () => {
      for await (const item of decodeOpportunities(verified)) if (item._tag === "GoodItem") good++
    })
    delay.disable()
    if (good !== count) throw new Error(`${good} of ${count} items were good`)
    stalls.push(delay.max / 1e6)
    return took
  }
  const { floor, ours } = await interleave({ ours: decode, floor: () => timed(() => JSON.parse(text)) }, rounds)
  const size = `${count.toLocaleString("en")} opportunities, ${Math.round(body.length / 1e6)} MB`
  return [
    { case: `decode and validate ${size}`, unit: "ms", better: "lower", ours, floor, peers: {}, n: rounds },
    {
      case: "longest stall of the event loop meanwhile",
      unit: "ms",
      better: "lower",
      ours: median(stalls.slice(1)),
      floor,
      peers: {},
      n: rounds
    },
    {
      case: "peak resident memory of the run",
      unit: "MB",
      better: "lower",
      ours: process.resourceUsage().maxRSS / 1024,
      peers: {},
      n: 1
    }
  ]
}
