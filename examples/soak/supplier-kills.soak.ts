/**
 * Kills the example service repeatedly while it routes respondents. Uses the sandbox's records to check that no respondent enters a survey twice,
 * that no entry link is created twice, and that no entry is lost.
 *
 * Options: `--runs N` (the number of kills, default 300) and `--seed S` (default 1).
 */
import { parseArgs } from "node:util"
import { killRuns } from "../test/support/killRuns.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "300" }, seed: { type: "string", default: "1" } }
})
const [kills = 0, seed = 0] = [values.runs, values.seed].map(Number)
console.log(`${kills} kills, seed ${seed}`)
const began = performance.now()
const report = await killRuns({
  kills,
  seed,
  onKill: (runIndex) => {
    if (runIndex % 25 === 24)
      console.log(
        `     ${runIndex + 1} kills, ${((performance.now() - began) / 1000 / (runIndex + 1)).toFixed(2)} s each`
      )
  }
})
for (const fault of report.faults) console.log(`FAIL ${fault}`)
const { clicks, entries, faults, links, sessions, unanswered, unfollowed } = report
console.log(
  `     killed ${Object.entries(report.kills)
    .map(([point, times]) => `${point}: ${times}`)
    .join(", ")}`
)
console.log(
  `${faults.length === 0 ? "ok  " : "FAIL"} ${clicks} clicks, ${unanswered} of them cut off; ${entries} entries recorded, ${unfollowed} of them never redirected; ${sessions} sessions at the exchange; ${links} links; ${faults.length} faults`
)
process.exitCode = faults.length === 0 ? 0 : 1
