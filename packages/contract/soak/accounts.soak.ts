/**
 * Provides several accounts at random places of random programs: no call uses another account's credentials, and nothing outlives its scope.
 *
 * Options: --runs N (calls, half of them per face, 100,000), --seed S.
 */
import { parseArgs } from "node:util"
import { runAccounts } from "../src/accounts/runAccounts.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "100000" }, seed: { type: "string", default: "20261122" } }
})
const [runs, seed] = [Number(values.runs), Number(values.seed)]
console.log(`seed ${seed}, ${runs} calls`)

for (const face of ["effect", "promise"] as const) {
  const { calls, programs, wrong } = await runAccounts(face, runs / 2, seed)
  if (wrong !== undefined) {
    console.log(`FAIL ${face}: ${wrong}`)
    process.exit(1)
  }
  console.log(`ok   ${face}: ${calls} calls in ${programs} programs, 0 with foreign credentials, nothing left behind`)
}
