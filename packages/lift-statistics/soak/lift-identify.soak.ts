/**
 * Runs `identify` on the results of 1,000 random services, rounded to 1, 2, 3 and 4 decimals. Compares the identified conventions, which are the
 * formulas by which the services compute lift, with a brute-force search over all conventions.
 *
 * Options: --runs N (the number of services, default 1,000), --seed S (default 20261122).
 */
import { parseArgs } from "node:util"
import { evaluateIdentify } from "../test/identify/evaluateIdentify.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "1000" }, seed: { type: "string", default: "20261122" } }
})
console.log(`seed ${values.seed}`)
const found = evaluateIdentify(Number(values.runs), Number(values.seed))
console.log(
  `${found.services} services: ${found.wrong} wrong claims, ${found.denied} denied; brute force leaves one convention for ${found.unique}, named ${found.named}`
)
process.exit(found.wrong === 0 && found.denied === 0 && found.named === found.unique && found.unique > 0 ? 0 : 1)
