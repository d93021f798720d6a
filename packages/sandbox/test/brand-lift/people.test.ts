import { defaultMinimumPerGroup } from "@fieldwork/lift-statistics"
import { describe, expect, it } from "vitest"
import { shares } from "../../src/brand-lift/lookups/demographics.ts"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import {
  campaigns,
  day,
  hour,
  iso,
  query,
  question,
  start,
  startBrandLift,
  type TestBrandLift
} from "./startBrandLift.ts"

const end = start + 30 * day

const run = async (set: (brandLift: TestBrandLift, id: string) => unknown, fields: object = {}) => {
  const brandLift = startBrandLift()
  const id = await brandLift.create(fields)
  await set(brandLift, id)
  await brandLift.post(`${campaigns}/${id}/launch`)
  await brandLift.runTo(end)
  return { brandLift, id }
}

describe("setCampaignEffect", () => {
  const two = {
    draft_settings: { questions: [question, { ...question, question_name: "favorability", default: false }] }
  }

  it("setCampaignEffect with an effect per question gives each question its own lift", async () => {
    const effect = { base: 0.4, points: 0, questions: [{ question_name: "favorability", base: 0.2, points: 30 }] }
    const { id, brandLift } = await run((_, campaign) => _.setEffect(campaign, effect), two)
    const [awareness, favorability] = (await brandLift.get<Wire.LiftResultList>(`${campaigns}/${id}/lift`)).body.items
    expect(awareness?.control_percentage).toBeCloseTo(40, -1)
    expect(Math.abs(awareness?.lift_percentage ?? 99)).toBeLessThan(6)
    expect(favorability?.control_percentage).toBeCloseTo(20, -1)
    expect(favorability?.lift_percentage).toBeCloseTo(30, -1)
  })

  it("setCampaignEffect with an effect per gender gives men and women different lifts in the lift breakdown", async () => {
    const segments = [
      { filter_name: "demo_gender" as const, low: 2, high: 2, points: 30 },
      { filter_name: "demo_age" as const, low: 18, high: 99, points: -30 }
    ]
    const { id, brandLift } = await run((_, campaign) => _.setEffect(campaign, { base: 0.4, points: 0, segments }))
    const [men, women] = (await brandLift.lift<Wire.LiftByDemographicList>(id, {}, "/by-demographic/demo_gender")).body
      .items
    expect(men?.lift_percentage).toBeLessThan(-20)
    expect(women?.lift_percentage).toBeGreaterThan(20)
  })

  it.each([
    [{ base: 0.9, points: 10 }, 200],
    [{ base: 0.9, points: 10.1 }, 400],
    [{ base: 0.4, points: 0, questions: [{ question_name: "a", base: 0.2, points: -20 }] }, 200],
    [{ base: 0.4, points: 0, questions: [{ question_name: "a", base: 0.2, points: -21 }] }, 400],
    [{ base: 0.4, points: 0, segments: [{ filter_name: "demo_age" as const, low: 18, high: 24, points: 60 }] }, 200],
    [{ base: 0.4, points: 0, segments: [{ filter_name: "demo_age" as const, low: 18, high: 24, points: 61 }] }, 400]
  ])("setCampaignEffect responds to the effect %j with status %i", async (effect, status) => {
    const { create, setEffect } = startBrandLift()
    expect((await setEffect(await create(), effect)).status).toBe(status)
  })
})

describe("setCampaignPeople", () => {
  it("setCampaignPeople sets the number of respondents and the impressions per exposed respondent", async () => {
    const { id, brandLift } = await run((_, campaign) =>
      _.setPeople(campaign, { respondents: 3_000, impressions_per_exposed: 50 })
    )
    const { items } = (
      await brandLift.get<Wire.RespondentPage>(query(`${campaigns}/${id}/respondents`, { page_size: 5_000 }))
    ).body
    expect(items).toHaveLength(3_000)
    const seen = items.flatMap(({ respondent }) => (respondent?.group === "exposed" ? (respondent.frequency ?? 0) : []))
    expect(seen.reduce((sum, each) => sum + each, 0) / seen.length).toBeCloseTo(50, -1)
    expect((await brandLift.get(`${campaigns}/${id}/overview-lift`)).body).toMatchObject({
      total_impressions: 3_000_000
    })
  })

  it("setCampaignPeople for a live campaign changes the later recruitment and keeps all earlier respondents", async () => {
    const brandLift = startBrandLift()
    const id = await brandLift.launch()
    await brandLift.runTo(start + 15 * day + 3 * hour)
    const before = await brandLift.population(id)
    await brandLift.setPeople(id, { respondents: 10 })
    await brandLift.runTo(start + 16 * day + 3 * hour)
    expect(await brandLift.population(id)).toEqual(before)
    await brandLift.setPeople(id, { respondents: before.length + 500 })
    await brandLift.runTo(end)
    const after = await brandLift.population(id)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after).toHaveLength(before.length + 500)
  })

  it("setCampaignPeople sets how fast respondents are recruited, without changing their final number", async () => {
    const halfway = await Promise.all(
      (["fast_start", "even", "slow_start"] as const).map(async (pacing) => {
        const brandLift = startBrandLift()
        const id = await brandLift.create()
        await brandLift.setPeople(id, { respondents: 1_000, pacing })
        await brandLift.post(`${campaigns}/${id}/launch`)
        await brandLift.runTo(start + 15 * day + 3 * hour)
        const half = (await brandLift.population(id)).length
        await brandLift.runTo(end)
        expect(await brandLift.population(id)).toHaveLength(1_000)
        return half
      })
    )
    const time = (15 * 24 + 3) / (30 * 24)
    const expected = [1 - (1 - time) ** 2, time, time ** 2].map((share) => share * 1_000)
    for (const [index, half] of halfway.entries()) expect(Math.abs(half - (expected[index] ?? 0))).toBeLessThan(3)
  })

  it("setCampaignPeople for a complete campaign recruits respondents only after the campaign is reopened", async () => {
    const { id, brandLift } = await run(() => {})
    const before = await brandLift.population(id)
    await brandLift.setPeople(id, { respondents: 20_000 })
    await brandLift.setEffect(id, { base: 0.1, points: 0 })
    await brandLift.advance(5 * day)
    expect(await brandLift.population(id)).toEqual(before)
    await brandLift.patch(`${campaigns}/${id}`, { end_date: iso(end + 20 * day) })
    await brandLift.runTo(end + 20 * day)
    const times = (await brandLift.population(id)).map(({ recruited_at }) => Date.parse(recruited_at))
    expect(times).toHaveLength(20_000)
    expect(times.slice(before.length).every((time) => time >= end + 5 * day)).toBe(true)
  })

  it("setCampaignPeople responds 404 for an unknown campaign", async () => {
    expect((await startBrandLift().setPeople("3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815", {})).status).toBe(404)
  })
})

describe("respondent weights", () => {
  const weighted = () => run((brandLift, id) => brandLift.setPeople(id, { weighted: true }))

  it("the weights of respondents give each cell of age and gender its share of the population in both groups", async () => {
    const { id, brandLift } = await weighted()
    const { items } = (
      await brandLift.get<Wire.RespondentPage>(query(`${campaigns}/${id}/respondents`, { page_size: 10_000 }))
    ).body
    for (const group of ["exposed", "control"]) {
      const own = items.filter(({ respondent }) => respondent?.group === group)
      const value = ({ demographic_responses = [] }: Wire.RespondentRecord, name: string) =>
        demographic_responses.find(({ filter_name }) => filter_name === name)?.answer_ints?.[0] ?? 0
      const sum = (some: ReadonlyArray<Wire.RespondentRecord>) =>
        some.reduce((all, _) => all + (_.respondent?.weight ?? 0), 0)
      expect(sum(own)).toBeCloseTo(own.length, 6)
      const young = own.filter((_) => value(_, "demo_age") <= 24 && value(_, "demo_gender") === 2)
      expect(sum(young) / sum(own)).toBeCloseTo(0.12 * 0.51, 9)
    }
    expect(shares.reduce((all, share) => all + share, 0)).toBeCloseTo(1, 12)
  })

  it("in a lift result, the weights of respondents change the percentages and widen the margin, and leave the counts", async () => {
    const [plain, own] = [await run(() => {}), await weighted()]
    const lifts = [(await plain.brandLift.lift(plain.id)).body, (await own.brandLift.lift(own.id)).body] as const
    for (const name of [
      "exposed_count",
      "control_count",
      "in_target_exposed_count",
      "in_target_control_count"
    ] as const) {
      expect(lifts[1][name]).toBe(lifts[0][name])
    }
    expect(lifts[1].exposed_percentage).not.toBe(lifts[0].exposed_percentage)
    expect(lifts[1].margin_of_error).toBeGreaterThan(lifts[0].margin_of_error ?? 0)
    const { items } = (
      await own.brandLift.get<Wire.RespondentPage>(query(`${campaigns}/${own.id}/respondents`, { page_size: 10_000 }))
    ).body
    const target = lifts[1].question?.in_target_answers ?? []
    const exposed = items.filter(({ respondent }) => respondent?.group === "exposed")
    const sum = (some: typeof exposed) => some.reduce((all, _) => all + (_.respondent?.weight ?? 0), 0)
    const hits = exposed.filter(({ responses = [] }) => responses[0]?.answer_ids?.some((_) => target.includes(_)))
    expect(lifts[1].exposed_percentage).toBeCloseTo((100 * sum(hits)) / sum(exposed), 9)
    expect(exposed.length).toBeGreaterThan(defaultMinimumPerGroup)
  })
})
