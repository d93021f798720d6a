/**
 * Measures decoding a batch of 10,000 opportunities into typed, validated items, compared with one `JSON.parse` of the same bytes, which returns
 * untyped, unvalidated values and blocks the event loop for its entire duration. Each variant runs in separate processes, so the garbage of one
 * variant does not affect another.
 */
import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { buildOpportunities, generateSigningKey, signCallback } from "@fieldwork/webhooks/testing"
import type { Decoded, Way } from "./decode-process.ts"
import { median, takeTurns } from "./interleave.ts"
import type { Case } from "./Report.ts"

const count = 10_000
const rounds = 5
const runs = 5

/** Writes a callback for decode-process.ts, and returns the size of its body. */
const record = async (path: string): Promise<number> => {
  const key = await generateSigningKey()
  const { body, headers } = await signCallback({ keys: [key], body: buildOpportunities(count) })
  writeFileSync(path, `${JSON.stringify({ headers, keys: [{ keyId: key.keyId, publicKey: key.publicKey }] })}\n`)
  writeFileSync(path, body, { flag: "a" })
  return body.length
}

const measure = async (path: string) => {
  const [stalls, peaks]: [Array<number>, Array<number>] = [[], []]
  const inProcess = (way: Way) => async (): Promise<number> => {
    const program = join(import.meta.dirname, "decode-process.ts")
    const { stdout } = await promisify(execFile)(process.execPath, [program, way, path, `${runs}`])
    const decoded: Decoded = JSON.parse(stdout)
    if (decoded.items !== count) throw new Error(`${way}: ${decoded.items} of ${count} items were valid`)
    if (way === "ours") {
      stalls.push(...decoded.stalls)
      peaks.push(decoded.peak / 1e6)
    }
    return median(decoded.millis)
  }
  const taken = await takeTurns({ ours: inProcess("ours"), floor: inProcess("bytes"), text: inProcess("text") }, rounds)
  return { ours: median(taken.ours), floor: median(taken.floor), text: median(taken.text), stalls, peaks }
}

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-bench-"))
  try {
    const path = join(folder, "callback")
    const bytes = await record(path)
    const { floor, ours, peaks, stalls, text } = await measure(path)
    const what = `decode and validate ${count.toLocaleString("en")} opportunities, ${Math.round(bytes / 1e6)} MB`
    const lower = { unit: "ms", better: "lower" } as const
    return [
      { case: what, ...lower, ours, floor, peers: { "JSON.parse of the decoded text": text }, n: rounds },
      {
        case: "longest stall of the event loop meanwhile",
        ...lower,
        ours: median(stalls),
        floor,
        peers: {},
        n: stalls.length
      },
      {
        case: "peak memory of a process that does only this",
        unit: "MB",
        better: "lower",
        ours: median(peaks),
        peers: {},
        n: peaks.length
      }
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
