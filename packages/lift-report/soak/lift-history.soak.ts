/**
 * Kills the process that records a campaign's daily history at random moments, and checks that the history contains one complete snapshot per day.
 *
 * Options: --runs N (the number of kills, default 200), --seed S (default 20261122).
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { kill } from "../test/support/kills.ts"
import { uniform } from "../test/support/daily.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "200" }, seed: { type: "string", default: "20261122" } }
})
const days = 10
console.log(`seed ${values.seed}, ${values.runs} kills over ${days} days`)
const folder = mkdtempSync(join(tmpdir(), "lift-kills-"))
const { afterCommit, failures, kills } = await kill(
  join(folder, "lift.db"),
  days,
  Math.ceil(Number(values.runs) / days),
  uniform(Number(values.seed)),
  console.log
)
rmSync(folder, { recursive: true })
console.log(`${kills} kills, ${afterCommit} of them after the day was stored; ${failures.length} failures`)
for (const failure of failures) console.log(`  ${failure}`)
process.exit(failures.length === 0 ? 0 : 1)
