/**
 * Calls every operation with changed inputs: each request is sent as the input is, or fails unsent with the member named.
 *
 * Options: --runs N (inputs per operation, 2,000), --seed S.
 */
import { parseArgs } from "node:util"
import { runFuzz } from "../src/fuzz/runFuzz.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "2000" }, seed: { type: "string", default: "20261122" } }
})
const [runs, seed] = [Number(values.runs), Number(values.seed)]
console.log(`seed ${seed}, ${runs} inputs per operation`)

const { refused, sent, wrong } = await runFuzz(runs, seed)
for (const complaint of wrong) console.log(`FAIL ${complaint}`)
if (wrong.length > 0) process.exit(1)
console.log(`ok   ${sent} sent as they stand, ${refused} refused by name`)
