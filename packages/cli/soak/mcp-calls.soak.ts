/**
 * Makes tool calls as a hostile model would. No call may write without permission, or reveal a secret or a respondent.
 *
 * Options: `--runs N` (the number of calls, default 10,000) and `--seed S` (default 31).
 */
import { parseArgs } from "node:util"
import { fuzzTools } from "../test/fuzz/fuzzTools.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "10000" }, seed: { type: "string", default: "31" } }
})
const [runs, seed] = [Number(values.runs), Number(values.seed)]
console.log(`seed ${seed}, ${runs} calls`)
const { calls, problems, requests, succeeded } = await fuzzTools(runs, seed)
for (const problem of problems.slice(0, 20)) console.log(`FAIL ${problem}`)
if (problems.length > 0) process.exit(1)
console.log(`ok   ${calls} calls, ${succeeded} succeeded, ${requests} requests: no write, no secret, no respondent`)
process.exit(0)
