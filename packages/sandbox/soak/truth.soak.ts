/**
 * Simulates months with dropped, duplicated, delayed and reordered messages, key rotation and adjustments, and checks that the amount a supplier
 * computes is the true amount less the dropped messages.
 *
 * Options: --runs N (number of months, default 5), --days D (days per month, default 31), --respondents R (per hour, default 60), --seed S (the first
 * seed).
 */
import { parseArgs } from "node:util"
import { lacking, runMonth } from "../test/simulation/monthWithFaults.ts"

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    days: { type: "string", default: "31" },
    respondents: { type: "string", default: "60" },
    seed: { type: "string", default: "1" }
  }
})
const [runs, days, respondents, first] = [
  Number(values.runs),
  Number(values.days),
  Number(values.respondents),
  Number(values.seed)
]
console.log(`seed ${first}, ${runs} months of ${days} days, ${respondents} respondents an hour`)

const dollars = (amount: bigint): string => (Number(amount) / 1e9).toFixed(9)
let failed = 0
for (let seed = first; seed < first + runs; seed++) {
  const { callbacks, computed, owed, sessions, undelivered, unverified } = await runMonth({ seed, days, respondents })
  const missing = lacking(undelivered)
  const holds = computed === owed - missing && unverified === 0
  if (!holds) failed++
  console.log(
    `${holds ? "ok  " : "FAIL"} seed ${seed}: ${sessions} sessions, ${callbacks} callbacks, ${unverified} not verified, ${undelivered.length} messages dropped; owed ${dollars(owed)} less ${dollars(missing)} is ${dollars(owed - missing)}, computed ${dollars(computed)}`
  )
}
process.exit(failed > 0 ? 1 : 0)
