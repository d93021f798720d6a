/**
 * Analyses studies in the sandbox whose true lift is known. Checks that raking recovers the lift that confounding hides, and that sample-ratio
 * mismatches are detected.
 *
 * Options: `--runs N` (the number of confounded studies, default 500) and `--seed S`. In addition, N / 5 studies with a mismatch and 2 N studies
 * without one are run.
 */
import { parseArgs } from "node:util"
import { countMismatches, recoverTruth, truePoints } from "../src/lift/truth.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "500" }, seed: { type: "string", default: "20261122" } }
})
const [runs, seed] = [Number(values.runs), Number(values.seed)]
console.log(`seed ${seed}, ${runs} studies`)

const points = (share: number): string => `${(100 * share).toFixed(2)} points`
let failed = false
const check = (what: string, holds: boolean): void => {
  failed ||= !holds
  console.log(`${holds ? "ok  " : "FAIL"} ${what}`)
}

const { raked, rakedCovers, raw, rawCovers } = await recoverTruth(runs, seed)
const share = (part: number): string => `${(100 * part).toFixed(1)} %`
console.log(`     true lift ${points(truePoints)}; raw ${points(raw)}, its 90 % intervals cover ${share(rawCovers)}`)
check(
  `raked ${points(raked)}, its 90 % intervals cover ${share(rakedCovers)} (87.4 to 92.6 %)`,
  rakedCovers >= 0.874 && rakedCovers <= 0.926
)

const planted = Math.ceil(runs / 5)
const found = await countMismatches(planted, seed, { respondents: 20_000, exposure_share: 0.525 })
check(`52.5 : 47.5 among 20,000 found in ${found} of ${planted} (at least 99 %)`, found >= 0.99 * planted)

const none = 2 * runs
const alarms = await countMismatches(none, seed + planted, { respondents: 2000, exposure_share: 0.5 })
check(`false alarms at a threshold of 0.001: ${alarms} of ${none} (at most 0.5 %)`, alarms <= 0.005 * none)
process.exit(failed ? 1 : 0)
