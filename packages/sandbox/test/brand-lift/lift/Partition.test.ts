import { describe, expect, it } from "vitest"
import { read } from "../../../src/brand-lift/lift/LiftFilters.ts"
import { byImpression, byPerson } from "../../../src/brand-lift/lift/Partition.ts"
import { select } from "../../../src/brand-lift/lift/Selection.ts"
import { adChannels, devices } from "../../../src/brand-lift/study/Media.ts"
import { people, study } from "./people.ts"

const field = study()
const everyone = people(field)
const { population } = field

describe.each([
  ["no filter", {}, () => true],
  ["a filter on impressions", { daypart: "prime" }, ({ daypart }: { daypart: string }) => daypart === "prime"]
])("partitions with %s", (_, query, passes) => {
  const selection = select(field, read(field, { target_audience_id__in: [0], ...query }).criteria)

  it("dividing a sandbox study by device counts, for each device, the impressions of its users that pass the filter", () => {
    const { impressions } = byPerson(field, selection, devices.length, (respondent) => population.device.at(respondent))
    const expected = devices.map(({ id }) =>
      everyone.filter(({ device }) => device === id).flatMap((person) => person.impressions.filter(passes))
    )
    expect(impressions).toEqual(expected.map(({ length }) => length))
  })

  it("dividing a study by ad channel gives each channel its filtered impressions, its viewers and all of the control group", () => {
    const column = population.impressions.adChannel
    const { impressions, respondentSegments } = byImpression(field, selection, adChannels.length, column.values, [
      ...adChannels.keys()
    ])
    for (const [segment, { id }] of adChannels.entries()) {
      const seen = everyone.map((person) => person.impressions.filter((each) => passes(each) && each.adChannel === id))
      expect(impressions[segment]).toBe(seen.flat().length)
      const expected = everyone.map(({ exposed }, index) => !exposed || (seen[index] ?? []).length > 0)
      expect(Array.from(respondentSegments, (bits) => ((bits >>> segment) & 1) === 1)).toEqual(expected)
    }
  })
})
