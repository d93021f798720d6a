/**
 * Draws mutants of the sandbox (copies with one deliberate fault each), and checks that the contract tester detects each of them within a minute on
 * one core.
 *
 * Options: `--runs N` (the number of mutants, default 240), `--seed S`, `--seconds N` (the CPU time per mutant, default 60), `--jobs N` (the number
 * of concurrent processes, default 1) and `--output FILE` (writes the results as JSON).
 */
import { writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { readCoverage } from "../src/mutants/coverage.ts"
import { calibrate } from "../src/mutants/calibrate.ts"
import { describeTriedMutant, summaryOf } from "../src/mutants/Summary.ts"

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "240" },
    seed: { type: "string", default: "28" },
    seconds: { type: "string", default: "60" },
    jobs: { type: "string", default: "1" },
    output: { type: "string" }
  }
})
const [runs, seed, timeBudget, jobs] = [values.runs, values.seed, values.seconds, values.jobs].map(Number) as [
  number,
  number,
  number,
  number
]
console.log(`seed ${seed}, ${runs} mutants, ${timeBudget} s for each`)

const tried = await calibrate(await readCoverage(), {
  runs,
  seed,
  timeBudget,
  jobs,
  onTried: (one) => console.log(describeTriedMutant(one))
})
const summary = summaryOf(tried)
const date = new Date().toISOString().slice(0, 10)
console.log(JSON.stringify(summary, null, 2))
if (values.output !== undefined)
  writeFileSync(values.output, `${JSON.stringify({ date, seed, timeBudget, summary, mutants: tried }, null, 2)}\n`)
process.exitCode = summary.killRate >= 0.95 && summary.equivalent <= tried.length / 10 ? 0 : 1
