/**
 * Changes random campaigns at random moments: the preflight of the client and the sandbox reject the same fields.
 *
 * Options: --runs N (changes, half of them by the deprecated operation, 5,000), --seed S.
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
