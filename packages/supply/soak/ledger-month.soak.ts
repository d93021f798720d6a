/**
 * Sends simulated months of callbacks through an inbox. Callbacks are dropped, duplicated, delayed and reordered, keys are rotated, and outcomes are
 * adjusted. Checks that the ledger agrees with the delivered messages and that `reconcile` lists the messages that were not delivered.
 *
 * Options: --runs N (number of months, default 5), --days D (days per month, default 31), --respondents R (per hour, default 20), --seed S (the first
 * seed, default 1).
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
  const hasPassed = month.computed === month.received && expected.join() === found.join()
  console.log(
    `${hasPassed ? "ok  " : "FAIL"} seed ${seed}: ${month.sessions} sessions, owed ${month.owed} billionths, delivered ${month.received}, in the ledger ${month.computed}; ${expected.length} messages not delivered, ${found.length} differences named`
  )
  if (!hasPassed) process.exitCode = 1
}
