/**
 * Records a day of callbacks from the opportunities and outcomes streams at a receiver, imports the recording into another sandbox, and replays it at
 * a hundred times the original speed.
 *
 * Options: --runs N (number of recordings, default 3), --hours H (length of each recording, default 24), --speed X (default 100), --seed S (the first
 * seed).
 */
import { parseArgs } from "node:util"
import { replayDay } from "../test/simulation/replayedDay.ts"

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    hours: { type: "string", default: "24" },
    speed: { type: "string", default: "100" },
    seed: { type: "string", default: "1" }
  }
})
const [runs, hours, speed, first] = [
  Number(values.runs),
  Number(values.hours),
  Number(values.speed),
  Number(values.seed)
]
console.log(`seed ${first}, ${runs} recordings of ${hours} hours, played ${speed} times as fast`)

let failed = 0
for (let seed = first; seed < first + runs; seed++) {
  const { different, leaked, pids, played, recorded, seconds, state, unverified } = await replayDay({
    seed,
    hours,
    speed
  })
  const isFast = seconds <= (hours * 3600) / speed
  const holds = state === "played" && played === recorded && unverified + different + leaked === 0 && isFast
  if (!holds) failed++
  console.log(
    `${holds ? "ok  " : "FAIL"} seed ${seed}: ${recorded} callbacks with ${pids} identifiers recorded, ${played} played in ${seconds} virtual seconds, ${unverified} not verified, ${different} different, ${leaked} identifiers leaked`
  )
}
process.exit(failed > 0 ? 1 : 0)
