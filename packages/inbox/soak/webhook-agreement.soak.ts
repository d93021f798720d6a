/**
 * Mutates items of callbacks, and checks that `@fieldwork/webhooks` and the inbox interpret the mutated items in the same way.
 *
 *     npm run soak -- webhook-agreement --runs 1000000 --seed 1
 *
 * Prints the seed first, then a line for every 100,000 items. Exits with status 1 at the first item that the two packages interpret differently.
 */
import { compare, type Tally } from "../test/project/agreement.ts"
import { count, flags } from "./flags.ts"

const args = flags({ runs: "1000000", seed: "20261122" })
const [runs, first] = [count(args, "runs"), count(args, "seed")]
console.log(`seed ${first}, ${runs} items, each sent to both streams`)

const batch = 500
const tally: Tally = { good: 0, bad: 0, misplaced: 0 }
for (let done = 0; done < runs; done += batch) {
  await compare(Math.min(batch, runs - done), first + done, tally)
  if ((done + batch) % 100_000 === 0) console.log(`${done + batch}: ${JSON.stringify(tally)}`)
}
console.log(`ok   ${JSON.stringify(tally)}`)
