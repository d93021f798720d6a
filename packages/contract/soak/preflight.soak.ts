/**
 * Updates random campaigns at random times. Checks that the client's preflight check and the sandbox reject the same fields.
 *
 * Options: `--runs N` (the number of updates, half of them with the deprecated operation; default 5,000) and `--seed S`.
 */
import { parseArgs } from "node:util"
import { compareLaunchedUpdates, compareUpdates } from "../src/preflight.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5000" }, seed: { type: "string", default: "20261123" } }
})
const sample = { numRuns: Math.ceil(Number(values.runs) / 2), seed: Number(values.seed) }
console.log(`seed ${values.seed}`)

await compareUpdates(sample)
console.log(`ok   ${sample.numRuns} updates`)
await compareLaunchedUpdates(sample)
console.log(`ok   ${sample.numRuns} updates by the deprecated operation`)
