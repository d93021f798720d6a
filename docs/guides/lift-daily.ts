// #region read
import type { BrandLift } from "@fieldwork/brand-lift/promise"
import { fromWire, type LiftGroups, analyseLooks } from "@fieldwork/lift-statistics"

interface Day extends LiftGroups {
  readonly flag: boolean
}

const readDay = async (brandLift: BrandLift, campaigns_pk: string, questions_pk: number): Promise<Day | undefined> => {
  const lift = await brandLift.lift.get({ campaigns_pk, questions_pk, confidence_level: 0.9 })
  const groups = fromWire(lift)
  return groups === null ? undefined : { ...groups, flag: lift.statistically_significant === true }
}
// #endregion read

// #region compare
const print = (days: ReadonlyArray<Day>) => {
  const flagged = days.filter(({ flag }) => flag).length
  const found = analyseLooks(days, { alpha: 0.1 }).findIndex(({ significant }) => significant)
  const sequential = found < 0 ? "never" : `since day ${found + 1}`
  console.log(`flag: significant on ${flagged} of ${days.length} days; sequential test: ${sequential}`)
}
// #endregion compare

// #region run
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { launched } from "./lift-campaign.ts"
import { nightly } from "./nightly.ts"

const follow = async (points: number, seed: number) => {
  const { brandLift, id, question, sandbox } = await launched({ points, seed })
  const days: Array<Day> = []
  for (let day = 0; day < 30; day++) {
    await sandbox.advance({ days: 1 })
    const found = await readDay(brandLift, id, question)
    if (found !== undefined) days.push(found)
  }
  return days
}

console.log("without any effect")
print(await follow(0, 40))
console.log("with an effect of 6 points")
print(await follow(6, 40))

const folder = mkdtempSync(join(tmpdir(), "nightly-"))
const { brandLift, sandbox } = await launched({ points: 12, seed: 40 })
console.log("the job, on eight nights")
for (let night = 0; night < 8; night++) {
  await sandbox.advance({ days: 1 })
  await nightly(brandLift, join(folder, "lift.db"), folder)
}
console.log(
  readdirSync(folder)
    .filter((name) => name.endsWith(".html"))
    .join("\n")
)
rmSync(folder, { recursive: true })
// #endregion run
