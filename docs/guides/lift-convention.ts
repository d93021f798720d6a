// #region one
import { checkConvention, identify, type WireLift } from "@fieldwork/lift-statistics"
import { launched } from "./lift-campaign.ts"

const { brandLift, id, question, sandbox } = await launched({ points: 7, seed: 2 })
await sandbox.advance({ days: 10 })
const ids = { campaigns_pk: id, questions_pk: question }
const first = identify(await brandLift.lift.get({ ...ids, confidence_level: 0.9 }))
console.log(`${first.kind}: ${first.scale}, ${first.liftScale}, sides ${first.sides}`)
for (const sentence of first.missing) console.log(`- ${sentence}`)
// #endregion one

// #region more
const results: Array<WireLift> = []
const levels = { confidence_level__in: [0.8, 0.85, 0.9, 0.95] } as const
for (let day = 0; day < 20; day++) {
  await sandbox.advance({ days: 1 })
  const list = await brandLift.lift.byDemographic({
    ...ids,
    demo_filter_name: "demo_age",
    use_buckets: false,
    ...levels
  })
  results.push(...list.items)
}
const { convention, fits, kind } = identify(results)
console.log(`${kind} from ${results.length} results, ${fits.length} fit`)
console.log(convention)
// #endregion more

// #region changed
if (convention !== null) {
  const today = await brandLift.lift.get({ ...ids, confidence_level: 0.9 })
  console.log(`changed: ${checkConvention(today, convention).changed}`)
  const oneSided = { ...today, margin_of_error: (today.margin_of_error ?? 0) * (1.2816 / 1.6449) }
  const { changed, contradictions } = checkConvention(oneSided, convention)
  console.log(`changed: ${changed}, ${contradictions[0]?.field} does not fit`)
}
// #endregion changed
