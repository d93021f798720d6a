/**
 * Inboxes on a disk whose syncs fail now and then, until the power goes: nothing acknowledged is lost and no database malformed.
 *
 *     npm run soak -- power-loss --runs 200 --permille 15 --seed 1
 *
 * Each run receives for a second or two over SQLite and is killed; then the disk is looked at as it would be had the power gone at three moments of it.
 * Needs Linux and gcc. Ends with 1 as soon as anything acknowledged was lost, a state is not what the pure fold says, or a database is malformed.
 */
import { canLosePower } from "../test/support/powerLoss/process.ts"
import { type PowerLossReport, powerLossRuns } from "../test/support/powerLoss/runs.ts"
import { count, flags } from "./flags.ts"

const given = flags({ runs: "200", permille: "15", seed: String(Math.floor(Math.random() * 1e9)) })
const order = { runs: count(given, "runs"), permille: count(given, "permille"), seed: count(given, "seed") }
console.log(JSON.stringify({ soak: "power-loss", ...order }))
if (!canLosePower()) process.exit(0)

const portion = 20
const sum: Record<string, number> = {}
for (let from = 0; from < order.runs; from += portion) {
  const runs = Math.min(portion, order.runs - from)
  const report: PowerLossReport = await powerLossRuns({ ...order, runs, seed: order.seed + from })
  for (const [name, value] of Object.entries(report)) sum[name] = (sum[name] ?? 0) + value
  console.log(JSON.stringify({ from, ...report }))
}
// Whatever was lost or malformed would have ended the soak.
console.log(JSON.stringify({ sum: "power-loss", seed: order.seed, ...sum, lost: 0, wrong: 0, malformed: 0 }))
