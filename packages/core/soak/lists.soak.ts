/**
 * Reads lists while their items change. Each read must return every item that stays in the list, without duplicates, or fail.
 *
 * Options: `--runs N` (the number of lists to read for each kind of change, default 50,000) and `--seed S` (the seed of the first list).
 */
import { parseArgs } from "node:util"
import { type Change, changeNames, readChanging } from "../test/pagination/changingList.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "50000" }, seed: { type: "string", default: "20261122" } }
})
const [runs, firstSeed] = [Number(values.runs), Number(values.seed)]
console.log(`seed ${firstSeed}, ${runs} lists per kind of change`)

const kinds: ReadonlyArray<Change | "any"> = [...changeNames, "any"]
for (const change of kinds) {
  const counts = { complete: 0, failed: 0, requests: 0 }
  for (let run = 0; run < runs; run++) {
    const reading = readChanging({ change, seed: firstSeed + run })
    counts[reading.outcome]++
    counts.requests += reading.requests
    if (reading.missing.length > 0 || reading.repeated.length > 0) {
      console.log(`FAIL a list that ${change}, seed ${firstSeed + run}: ${JSON.stringify(reading)}`)
      process.exit(1)
    }
  }
  console.log(`ok   ${change}: ${counts.complete} complete, ${counts.failed} failed, ${counts.requests} requests`)
}
