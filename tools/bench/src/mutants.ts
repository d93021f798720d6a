/**
 * Reports how many mutants (copies of the sandbox with one deliberate fault each) the contract tester finds. The results are those of an earlier run,
 * or of a sample that is tested now.
 */
import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Case } from "./Report.ts"

interface Calibration {
  readonly date: string
  readonly seed: number
  readonly timeBudget: number
  readonly summary: {
    readonly drawn: number
    readonly equivalent: number
    readonly killRate: number
    readonly medianSteps: number
    readonly medianSeconds: number
  }
}

/** The stored results of an earlier run, which `npm run soak -- sandbox-mutants --output FILE` writes. */
const savedFile = join(import.meta.dirname, "../results/sandbox-mutants.json")
const soak = join(import.meta.dirname, "../../../packages/contract/soak/sandbox-mutants.soak.ts")

const read = (file: string): Calibration => JSON.parse(readFileSync(file, "utf8"))

const sampled = (count: string): Calibration => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-mutants-"))
  const output = join(folder, "result.json")
  try {
    execFileSync(process.execPath, [soak, "--runs", count, "--output", output], { stdio: "inherit" })
  } catch (cause) {
    // The soak test also fails if it finds fewer mutants than required. In that case, its output is still valid.
    if (!existsSync(output)) throw cause
  }
  const result = read(output)
  rmSync(folder, { recursive: true })
  return result
}

/** Returns the results. If `count` is undefined, returns the stored results of an earlier run, or an empty list if there are none. */
export const mutantCases = (count: string | undefined): ReadonlyArray<Case> => {
  if (count === undefined && !existsSync(savedFile)) return []
  const { date, seed, summary, timeBudget } = count === undefined ? read(savedFile) : sampled(count)
  const { drawn, equivalent, killRate, medianSeconds, medianSteps } = summary
  const n = drawn - equivalent
  const from = `${n} mutants of the sandbox, seed ${seed}, ${date}`
  return [
    {
      case: `found of ${from}, within ${timeBudget} s each`,
      unit: "%",
      better: "higher",
      ours: 100 * killRate,
      peers: {},
      n
    },
    { case: "calls of a shrunk failure", unit: "calls", better: "lower", ours: medianSteps, peers: {}, n },
    { case: "processor time until one is found", unit: "s", better: "lower", ours: medianSeconds, peers: {}, n }
  ]
}
