/**
 * Routes respondents in the sandbox's market by the default ranking, by price only and by an oracle, and compares the revenue per entrant.
 *
 * The oracle is a ranking that uses the true conversions, which suppliers cannot see. The program also prints an upper bound on the expected revenue
 * of any ranking. It reports a failure if a respondent is terminated for a reason that the received documents contained.
 *
 * Options: --runs N (number of seeds, default 10), --seed S (the first seed, default 1), --market M (live surveys, default 30,000), --respondents R
 * (respondents per ranking, default 600), --hours H (hours of callbacks before the first respondent, default 2). Over all seeds, the default ranking
 * must earn at least 1.3 times the revenue of ranking by price.
 */
import { parseArgs } from "node:util"
import { arms, perEntrant, runLoop } from "../test/support/closedLoop.ts"

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    market: { type: "string", default: "30000" },
    respondents: { type: "string", default: "600" },
    hours: { type: "string", default: "2" }
  }
})
const [runs = 0, first = 0, market = 0, respondents = 0, warmUpHours = 0] = [
  values.runs,
  values.seed,
  values.market,
  values.respondents,
  values.hours
].map(Number)
console.log(`seeds ${first} to ${first + runs - 1}, ${market} live surveys, ${respondents} respondents of each arm`)

const dollars = (nanos: bigint): string => (Number(nanos) / 1e9).toFixed(4)
const sums = {
  kit: { entrants: 0, revenue: 0n },
  price: { entrants: 0, revenue: 0n },
  oracle: { entrants: 0, revenue: 0n }
}
let foreseen = 0
const atMost = { entrants: 0, revenue: 0 }
for (let seed = first; seed < first + runs; seed++) {
  const began = performance.now()
  const {
    atMost: bound,
    foreseeable,
    results,
    surveys
  } = await runLoop({ seed, market, warmUpHours, respondents, perMinute: 10 })
  foreseen += foreseeable.length
  atMost.entrants += bound.entrants
  atMost.revenue += bound.revenue
  for (const line of foreseeable) console.log(`FAIL ${line}`)
  const shown = arms.map((arm) => {
    const result = results[arm]
    sums[arm].entrants += result.entrants
    sums[arm].revenue += result.revenue
    return `${arm} ${dollars(perEntrant(result))} (${result.completes} of ${result.entrants}, turned away ${JSON.stringify(result.terminations)})`
  })
  console.log(
    `     seed ${seed}: ${surveys} surveys known; dollars per entrant: ${shown.join("; ")}; at most ${(bound.revenue / Math.max(1, bound.entrants)).toFixed(4)} (${Math.round((performance.now() - began) / 1000)} s)`
  )
}
const each = (arm: (typeof arms)[number]): number => Number(sums[arm].revenue) / 1e9 / Math.max(1, sums[arm].entrants)
const ratio = each("kit") / each("price")
const bound = atMost.revenue / Math.max(1, atMost.entrants)
// The standard deviation of the revenue per respondent is about as large as its mean. The limit allows for three standard errors.
const chance = 1 + 3 / Math.sqrt(Math.max(1, sums.kit.entrants))
const hasPassed = foreseen === 0 && ratio >= 1.3 && each("kit") <= bound * chance
console.log(
  `${hasPassed ? "ok  " : "FAIL"} kit ${each("kit").toFixed(4)}, price ${each("price").toFixed(4)}, oracle ${each("oracle").toFixed(4)}, at most ${bound.toFixed(4)} dollars per entrant: ${ratio.toFixed(2)} times price (goal 1.3), ${foreseen} terminations that the data could have predicted`
)
process.exitCode = hasPassed ? 0 : 1
