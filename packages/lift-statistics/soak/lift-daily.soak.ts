/**
 * Simulates studies that are analysed daily for 30 days, and breakdowns into 57 parts, and checks the false positive rate and the power.
 *
 * Options: --runs N (the number of studies, default 2,000), --seed S (default 20261122).
 */
import { parseArgs } from "node:util"
import { analyseBreakdown, analyseDaily } from "../test/simulation/studies.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "2000" }, seed: { type: "string", default: "20261122" } }
})
const [runs, seed] = [Number(values.runs), Number(values.seed)]
console.log(`seed ${seed}, ${runs} studies`)

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
let failed = false
const report = (what: string, value: number, isMet: boolean, goal: string): void => {
  failed ||= !isMet
  console.log(`${isMet ? "ok  " : "FAIL"} ${what}: ${percent(value)} (${goal})`)
}

for (const respondents of [600, 4000, 20_000]) {
  const none = analyseDaily(runs, seed, { respondents, days: 30, control: 0.4, lift: 0 })
  console.log(
    `     without effect, ${respondents} respondents, ordinary interval: ${percent(none.everByOrdinaryInterval)}`
  )
  report(
    `without effect, ${respondents} respondents, sequential`,
    none.everBySequential,
    none.everBySequential <= 0.113,
    "at most 11.3 %"
  )
}
const effect = analyseDaily(runs, seed + 1, { respondents: 4000, days: 30, control: 0.4, lift: 0.06 })
console.log(`     6 points at 4,000 respondents, one test on day 30: ${percent(effect.atTheEndByOrdinaryInterval)}`)
report(
  "of these the sequential test finds by day 30",
  effect.sequentialWhereFound,
  effect.sequentialWhereFound >= 0.75,
  "at least 75 %"
)

const none = analyseBreakdown(runs, seed + 2, { perGroup: 500, control: 0.4, lift: 0 })
console.log(`     57 parts without effect, any significant without adjustment: ${percent(none.anyUnadjusted)}`)
report(
  "57 parts without effect, any significant after Holm",
  none.anyAfterHolm,
  none.anyAfterHolm <= 0.113,
  "at most 11.3 %"
)
const withEffect = analyseBreakdown(runs, seed + 3, { perGroup: 500, control: 0.4, lift: 0.15 })
report(
  "a part with 15 points among 500 per group, found after Holm",
  withEffect.effectAfterHolm,
  withEffect.effectAfterHolm >= 0.8,
  "at least 80 %"
)
process.exit(failed ? 1 : 0)
