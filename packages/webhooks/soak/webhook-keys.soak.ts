/**
 * Simulates weeks of key rotations, outages, restarts and forged callbacks, and counts the genuine callbacks that the receiver refuses.
 *
 * Options: `--runs N` (the number of weeks, default 26) and `--seed S`.
 */
import { parseArgs } from "node:util"
import { faultsOf, simulateKeyRotation } from "../test/keys/simulateKeyRotation.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "26" }, seed: { type: "string", default: "20261122" } }
})
const [weeks, seed] = [Number(values.runs), Number(values.seed)]
console.log(`seed ${seed}, ${weeks} weeks`)

for (let week = 0; week < weeks; week++) {
  const tally = await simulateKeyRotation({ days: 7, seed: seed + week })
  const faults = faultsOf(tally)
  console.log(`${faults.length === 0 ? "ok  " : "FAIL"} week ${week}: ${JSON.stringify(tally)}`)
  for (const fault of faults) console.log(`     ${fault}`)
  if (faults.length > 0) process.exit(1)
}
