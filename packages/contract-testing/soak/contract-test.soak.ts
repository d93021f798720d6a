/**
 * Runs the contract tester against an unmodified sandbox. Any reported failure is either a false alarm or a bug in the sandbox.
 *
 * Options: --runs N (total number of requests, default 1,000,000), --seed S (seed of the first round, incremented for each round), --fuzz N (fuzzed
 * requests per operation in a round, default 2,000).
 */
import { parseArgs } from "node:util"
import { createSandbox } from "@fieldwork/sandbox"
import { describeFailure } from "../src/testing/failures/describe.ts"
import { testServer } from "../src/testing/testServer.ts"

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "1000000" },
    seed: { type: "string", default: "20261123" },
    fuzz: { type: "string", default: "2000" }
  }
})
const [runs, first, fuzz] = [Number(values.runs), Number(values.seed), Number(values.fuzz)]
console.log(`seed ${first}, ${runs} requests, ${fuzz} fuzzed for each operation of a round`)

let [sent, alarms] = [0, 0]
for (let seed = first; sent < runs; seed++) {
  const sandbox = createSandbox({ seed, send: async () => new Response(null, { status: 200 }) })
  const { coverage, failures, requests } = await testServer({
    fetch: sandbox.fetch,
    seed,
    runs: fuzz,
    maxRequests: runs - sent,
    timeBudget: 1_000_000
  })
  sent += requests
  alarms += failures.length
  for (const failure of failures) console.log(`FAIL seed ${seed}\n${describeFailure(failure)}`)
  const { operations, statuses } = coverage
  console.log(
    `seed ${seed}: ${requests} requests, ${failures.length} failures, ${operations.reached} of ${operations.total} operations, ${statuses.reached} of ${statuses.total} status codes`
  )
}
if (alarms > 0) process.exit(1)
console.log(`ok   ${sent} requests, 0 false alarms`)
