/**
 * Runs inboxes on a disk whose syncs sometimes fail, simulates a power loss, and checks that no acknowledged callback is lost and no database is
 * malformed.
 *
 *     npm run soak -- power-loss --runs 200 --permille 15 --seed 1
 *
 * Each run receives callbacks with SQLite for one or two seconds and is then killed. The disk is examined in the states in which a power loss at
 * three moments of the run would have left it. Needs Linux and gcc. Exits with status 1 as soon as an acknowledged callback is lost, a state differs
 * from the reference model, or a database is malformed.
 */
import { canLosePower } from "../test/support/powerLoss/process.ts"
import { type PowerLossReport, powerLossRuns } from "../test/support/powerLoss/runs.ts"
import { count, flags } from "./flags.ts"

const args = flags({ runs: "200", permille: "15", seed: String(Math.floor(Math.random() * 1e9)) })
const order = { runs: count(args, "runs"), permille: count(args, "permille"), seed: count(args, "seed") }
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
// `lost`, `wrong` and `malformed` are always 0, because a lost callback, a wrong state or a malformed database would have stopped the soak test
// earlier.
console.log(JSON.stringify({ sum: "power-loss", seed: order.seed, ...sum, lost: 0, wrong: 0, malformed: 0 }))
