/**
 * The `client` benchmark: the resilience benchmark, then the cost of one call.
 */
import type { Case } from "../Report.ts"
import { latency } from "./latency.ts"
import { scenarios } from "./scenarios.ts"
import { resilience } from "./resilience.ts"

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const scores = await resilience()
  const [ours, ...peers] = scores
  const row: Case = {
    case: `resilience scenarios passed, of ${scenarios.length}`,
    unit: "passed",
    better: "higher",
    ours: ours?.passed ?? 0,
    peers: Object.fromEntries(peers.map(({ name, passed }) => [name, passed])),
    n: 1
  }
  return [row, ...(await latency())]
}
