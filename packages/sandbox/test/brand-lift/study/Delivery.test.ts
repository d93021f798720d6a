import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, hour, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

/** A count of impressions for which the sandbox recruits the maximum number of respondents. */
const many = { digital: 60_000_000 }

const impressions = async (brandLift: TestBrandLift, id: string) =>
  (await brandLift.get<Wire.CampaignOverviewLift>(`${campaigns}/${id}/overview-lift`)).body.total_impressions ?? 0

const byCreative = async (brandLift: TestBrandLift, id: string) => {
  const { items } = (await brandLift.lift<Wire.LiftByCreativeList>(id, {}, "/by-creative")).body
  return items.map(({ impression_count }) => impression_count)
}

/** Launches a campaign that is in its eleventh day, an hour after its daily data refresh. */
const launch = async (counts: object) => {
  const brandLift = startBrandLift()
  const id = await brandLift.launch({ expected_impressions_count: counts })
  await brandLift.runTo(start + 10 * day + 4 * hour)
  return { brandLift, id }
}

type Change = (brandLift: TestBrandLift, id: string) => unknown

const raise = (digital: number): Change => {
  return (brandLift, id) => brandLift.patch(`${campaigns}/${id}`, { expected_impressions_count: { digital } })
}
const recruit = (respondents: number): Change => {
  return (brandLift, id) => brandLift.setPeople(id, { respondents })
}

const changes: ReadonlyArray<readonly [string, object, Change]> = [
  ["raised expected impressions", many, raise(120_000_000)],
  ["raised expected impressions of a campaign without any", { digital: 0 }, raise(1_000_000)],
  ["more respondents", many, recruit(100_000)],
  ["fewer respondents", many, recruit(10)]
]

describe("the delivered impressions of a campaign", () => {
  it.each(changes)(
    "%s change the delivered impressions of a campaign only at the next data refresh, and never reduce them",
    async (_, counts, change) => {
      const { brandLift, id } = await launch(counts)
      const before = [await impressions(brandLift, id), await byCreative(brandLift, id)] as const
      await change(brandLift, id)
      await brandLift.runTo(start + 11 * day + 3 * hour - 1)
      expect([await impressions(brandLift, id), await byCreative(brandLift, id)]).toEqual(before)
      await brandLift.advance(1)
      expect(await impressions(brandLift, id)).toBeGreaterThanOrEqual(before[0])
    }
  )

  it("after its expected impressions are raised several times, a campaign has delivered all of them at its end", async () => {
    const { brandLift, id } = await launch(many)
    await raise(120_000_000)(brandLift, id)
    await brandLift.runTo(start + 20 * day)
    await recruit(30_000)(brandLift, id)
    await raise(150_000_000)(brandLift, id)
    await brandLift.runTo(start + 30 * day)
    expect(await impressions(brandLift, id)).toBe(150_000_000)
  })

  it("the delivered impressions of a campaign are those of its expected rate when it is completed early and reopened", async () => {
    const [plain, reopened] = [await launch(many), await launch(many)]
    await reopened.brandLift.setStatus(reopened.id, { status: "complete" })
    await reopened.brandLift.setStatus(reopened.id, { status: "live" })
    for (const { brandLift } of [plain, reopened]) await brandLift.runTo(start + 30 * day)
    expect(await impressions(reopened.brandLift, reopened.id)).toBe(await impressions(plain.brandLift, plain.id))
  })
})
