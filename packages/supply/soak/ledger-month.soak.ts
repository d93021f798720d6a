/**
 * Runs months with drops, duplicates, delays, reordering, rotated keys and adjustments through an inbox: the ledger
 * equals what was delivered, and reconcile lists what was not.
 *
 * Options: --runs N (months, 5), --days D (31), --respondents R (per hour, 20), --seed S (the first seed, 1).
 */
import { parseArgs } from "node:util"
import { expectedDifferences, foundDifferences, runMonth } from "../test/support/month.ts"

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    days: { type: "string", default: "31" },
    respondents: { type: "string", default: "20" },
    seed: { type: "string", default: "1" }
  }
})
const [runs = 0, days = 0, respondents = 0, first = 0] = [
  values.runs,
  values.days,
  values.respondents,
  values.seed
].map(Number)
console.log(`seed ${first}, ${runs} months of ${days} days, ${respondents} respondents an hour`)
for (let seed = first; seed < first + runs; seed++) {
  const month = await runMonth({ seed, days, respondents })
  const [expected, found] = [expectedDifferences(month), foundDifferences(month)]
  const holds = month.computed === month.received && expected.join() === found.join()
  console.log(
    `${holds ? "ok  " : "FAIL"} seed ${seed}: ${month.sessions} sessions, owed ${month.owed} billionths, delivered ${month.received}, in the ledger ${month.computed}; ${expected.length} messages not delivered, ${found.length} differences named`
  )
  if (!holds) process.exitCode = 1
}
