/**
 * Identifies 1,000 random conventions at 1 to 4 decimals each, and compares the results with brute force over all
 * conventions.
 *
 * Options: --runs N (conventions, 1,000), --seed S.
 */
import { parseArgs } from "node:util"
import { judgeRandomServices } from "../test/identify/judgeRandomServices.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "1000" }, seed: { type: "string", default: "20261122" } }
})
console.log(`seed ${values.seed}`)
const found = judgeRandomServices(Number(values.runs), Number(values.seed))
console.log(
  `${found.services} services: ${found.wrong} wrong claims, ${found.denied} denied; brute force leaves one convention for ${found.unique}, named ${found.named}`
)
process.exit(found.wrong === 0 && found.denied === 0 && found.named === found.unique && found.unique > 0 ? 0 : 1)
