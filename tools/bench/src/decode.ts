/**
 * Decoding a batch of 10,000 opportunities into typed, validated items, beside one whole `JSON.parse` of its bytes, which neither types nor
 * validates and stops the event loop for as long as it takes.
 */
import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { createVerifier, type Verified } from "@fieldwork/webhooks"
import { decodeOpportunities } from "@fieldwork/webhooks/events"
import { buildOpportunities, generateSigningKey, type SignedCallback, signCallback } from "@fieldwork/webhooks/testing"
import { interleave, median } from "./interleave.ts"
import type { Case } from "./Report.ts"

const count = 10_000
const rounds = 9

const timed = async (run: () => unknown): Promise<number> => {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

const decodeAll = async (verified: Verified) => {
  let good = 0
  for await (const item of decodeOpportunities(verified)) if (item._tag === "GoodItem") good++
  if (good !== count) throw new Error(`${good} of ${count} items were good`)
}

/** Megabytes at the peak of a process that verifies and decodes the callback and does nothing else. */
const peakMemory = (callback: SignedCallback, keys: ReadonlyArray<unknown>): number => {
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-bench-"))
  try {
    const path = join(folder, "callback")
    writeFileSync(path, `${JSON.stringify({ headers: callback.headers, keys })}\n`)
    writeFileSync(path, callback.body, { flag: "a" })
    return Number(execFileSync(process.execPath, [join(import.meta.dirname, "decode-alone.ts"), path])) / 1e6
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const key = await generateSigningKey()
  const callback = await signCallback({ keys: [key], body: buildOpportunities(count) })
  const body = Buffer.from(callback.body)
  const text = body.toString()
  const verified = await createVerifier({ keys: [key], maxBodyBytes: 2 ** 27 }).verify(callback)

  const stalls: Array<number> = []
  const decode = async () => {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const took = await timed(() => decodeAll(verified))
    delay.disable()
    stalls.push(delay.max / 1e6)
    return took
  }
  const { floor, ours, ...peers } = await interleave(
    {
      ours: decode,
      floor: () => timed(() => JSON.parse(body.toString())),
      "JSON.parse of the decoded text": () => timed(() => JSON.parse(text))
    },
    rounds
  )
  const size = `${count.toLocaleString("en")} opportunities, ${Math.round(body.length / 1e6)} MB`
  return [
    { case: `decode and validate ${size}`, unit: "ms", better: "lower", ours, floor, peers, n: rounds },
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
      case: "peak resident memory of a process that does only this",
      unit: "MB",
      better: "lower",
      ours: peakMemory(callback, [{ keyId: key.keyId, publicKey: key.publicKey }]),
      peers: {},
      n: 1
    }
  ]
}
