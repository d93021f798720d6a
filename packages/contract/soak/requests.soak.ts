/**
 * Calls every operation with mutated inputs. Checks that each input is either sent unchanged, or rejected before it is sent with an error that names
 * the field.
 *
 * Options: `--runs N` (the number of inputs per operation, default 2,000) and `--seed S`.
 */
import { parseArgs } from "node:util"
import { runFuzz } from "../src/fuzz/runFuzz.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "2000" }, seed: { type: "string", default: "20261122" } }
})
const [runs, seed] = [Number(values.runs), Number(values.seed)]
console.log(`seed ${seed}, ${runs} inputs per operation`)

const { refused, sent, wrong } = await runFuzz(runs, seed)
for (const complaint of wrong) console.log(`FAIL ${complaint}`)
if (wrong.length > 0) process.exit(1)
console.log(`ok   ${sent} sent unchanged, ${refused} refused with an error that names the property`)
