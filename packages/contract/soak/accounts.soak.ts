/**
 * Runs random programs, each of which uses several accounts. Checks that no call is sent with the credentials of another account, and that no request
 * is still in progress after the scope that started it has closed.
 *
 * Options: `--runs N` (the number of calls, half of them with the Effect API and half with the Promise API; default 100,000) and `--seed S`.
 */
import { parseArgs } from "node:util"
import { runAccounts } from "../src/accounts/runAccounts.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "100000" }, seed: { type: "string", default: "20261122" } }
})
const [runs, seed] = [Number(values.runs), Number(values.seed)]
console.log(`seed ${seed}, ${runs} calls`)

for (const api of ["effect", "promise"] as const) {
  const { calls, programs, problem } = await runAccounts(api, runs / 2, seed)
  if (problem !== undefined) {
    console.log(`FAIL ${api}: ${problem}`)
    process.exit(1)
  }
  console.log(
    `ok   ${api}: ${calls} calls in ${programs} programs, 0 with the credentials of another account, no resources left open`
  )
}
