/**
 * Compares the survey index, the linear matcher (`evaluate`) and the reference implementation over a million random pairs of respondents and surveys.
 * All three must return the same verdicts and reasons.
 *
 * Options: --runs N (number of pairs, default 1,000,000), --respondents R (default 10,000), --surveys S (default 30,000), --seed S (default 26). For
 * one in a thousand respondents, the result of `match` is also compared for all surveys.
 */
import { parseArgs } from "node:util"
import { exclusions, uncertainties } from "../src/index.ts"
import { referenceVerdict } from "../test/reference/reference.ts"
import { compareAll } from "../test/support/agreement.ts"

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "1000000" },
    respondents: { type: "string", default: "10000" },
    surveys: { type: "string", default: "30000" },
    seed: { type: "string", default: "26" }
  }
})
const [runs, respondents, surveys, seed] = [values.runs, values.respondents, values.surveys, values.seed].map(Number)
if (runs === undefined || respondents === undefined || surveys === undefined || seed === undefined) process.exit(2)
console.log(`seed ${seed}, ${surveys} surveys, ${respondents} respondents, ${runs} pairs`)

const { byReason, byVerdict, differences, pairs } = compareAll({
  seed,
  surveys,
  respondents,
  pairs: Math.ceil(runs / respondents),
  fullMatches: Math.ceil(respondents / 1_000),
  matchers: { reference: referenceVerdict }
})
for (const difference of differences) console.log(`FAIL ${difference}`)
const missing = [...exclusions, ...uncertainties].filter((kind) => byReason[kind] === undefined)
const hasPassed = differences.length === 0 && missing.length === 0
console.log(
  `${hasPassed ? "ok  " : "FAIL"} ${pairs} pairs, ${differences.length} differences, ${missing.length} reasons that never occurred`
)
console.log(`     verdicts: ${JSON.stringify(byVerdict)}`)
console.log(`     reasons: ${JSON.stringify(byReason)}`)
process.exitCode = hasPassed ? 0 : 1
