/**
 * Runs a market of the default size for 60 days, and checks that the daily conversion rates of three long-running surveys vary around the surveys'
 * true conversion rates and return to them.
 *
 * Options: --runs N (number of seeds, default 20), --days D (default 60), --seed S (the first seed).
 */
import { parseArgs } from "node:util"
import { statistics, watchSteadySurveys } from "../test/simulation/steadySurveys.ts"

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "20" },
    days: { type: "string", default: "60" },
    seed: { type: "string", default: "1" }
  }
})
const [runs, days, first] = [Number(values.runs), Number(values.days), Number(values.seed)]
console.log(`seed ${first}, ${runs} seeds, ${days} days`)

let failed = 0
for (let seed = first; seed < first + runs; seed++) {
  for (const series of await watchSteadySurveys(seed, days)) {
    const { autocorrelation, bias, relativeDeviation } = statistics(series)
    const holds = Math.abs(bias) <= 0.1 && relativeDeviation >= 0.05 && autocorrelation >= 0.5
    if (!holds) failed++
    console.log(
      `${holds ? "ok  " : "FAIL"} seed ${seed}, survey ${series.survey}: mean ${(bias * 100).toFixed(1)} % from the truth of ${series.truth}, standard deviation ${(relativeDeviation * 100).toFixed(1)} % of the mean, autocorrelation ${autocorrelation.toFixed(2)}`
    )
  }
}
console.log(`${runs * 3 - failed} of ${runs * 3} within 10 % of the truth, with at least 5 % and 0.5`)
process.exit(failed > 0 ? 1 : 0)
