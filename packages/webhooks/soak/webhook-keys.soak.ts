/**
 * Simulates weeks of rotations, outages, restarts and strangers, and counts genuine callbacks that a receiver refuses.
 *
 * Options: --runs N (weeks, 26), --seed S.
 */
import { parseArgs } from "node:util"
import { faultsOf, simulateWeeks } from "../test/keys/weeks.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "26" }, seed: { type: "string", default: "20261122" } }
})
const [weeks, seed] = [Number(values.runs), Number(values.seed)]
console.log(`seed ${seed}, ${weeks} weeks`)

for (let week = 0; week < weeks; week++) {
  const tally = await simulateWeeks({ days: 7, seed: seed + week })
  const faults = faultsOf(tally)
  console.log(`${faults.length === 0 ? "ok  " : "FAIL"} week ${week}: ${JSON.stringify(tally)}`)
  for (const fault of faults) console.log(`     ${fault}`)
  if (faults.length > 0) process.exit(1)
}
