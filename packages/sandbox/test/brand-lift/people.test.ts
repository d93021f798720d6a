import { defaultMinimumPerGroup } from "@fieldwork/lift-statistics"
import { describe, expect, it } from "vitest"
import { shares } from "../../src/brand-lift/lookups/Demographics.ts"
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

const run = async (set: (w: TestBrandLift, id: string) => unknown, fields: object = {}) => {
  const w = startBrandLift()
  const id = await w.create(fields)
  await set(w, id)
  await w.post(`${campaigns}/${id}/launch`)
  await w.runTo(end)
  return { w, id }
}

describe("setCampaignEffect", () => {
  const two = {
    draft_settings: { questions: [question, { ...question, question_name: "favorability", default: false }] }
  }

  it("tells questions apart, and lift finds what is true of each", async () => {
    const effect = { base: 0.4, points: 0, questions: [{ question_name: "favorability", base: 0.2, points: 30 }] }
    const { id, w } = await run((_, campaign) => _.setEffect(campaign, effect), two)
    const [awareness, favorability] = (await w.get<Wire.LiftResultList>(`${campaigns}/${id}/lift`)).body.items
    expect(awareness?.control_percentage).toBeCloseTo(40, -1)
    expect(Math.abs(awareness?.lift_percentage ?? 99)).toBeLessThan(6)
    expect(favorability?.control_percentage).toBeCloseTo(20, -1)
    expect(favorability?.lift_percentage).toBeCloseTo(30, -1)
  })

  it("tells segments apart, and the breakdown finds them", async () => {
    const segments = [
      { filter_name: "demo_gender" as const, low: 2, high: 2, points: 30 },
      { filter_name: "demo_age" as const, low: 18, high: 99, points: -30 }
    ]
    const { id, w } = await run((_, campaign) => _.setEffect(campaign, { base: 0.4, points: 0, segments }))
    const [men, women] = (await w.lift<Wire.LiftByDemographicList>(id, {}, "/by-demographic/demo_gender")).body.items
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
  ])("%j is %i", async (effect, status) => {
    const { create, setEffect } = startBrandLift()
    expect((await setEffect(await create(), effect)).status).toBe(status)
  })
})

describe("setCampaignPeople", () => {
  it("sets how many are recruited, and how much the exposed see", async () => {
    const { id, w } = await run((_, campaign) =>
      _.setPeople(campaign, { respondents: 3_000, impressions_per_exposed: 50 })
    )
    const { items } = (await w.get<Wire.RespondentPage>(query(`${campaigns}/${id}/respondents`, { page_size: 5_000 })))
      .body
    expect(items).toHaveLength(3_000)
    const seen = items.flatMap(({ respondent }) => (respondent?.group === "exposed" ? (respondent.frequency ?? 0) : []))
    expect(seen.reduce((sum, each) => sum + each, 0) / seen.length).toBeCloseTo(50, -1)
    expect((await w.get(`${campaigns}/${id}/overview-lift`)).body).toMatchObject({ total_impressions: 3_000_000 })
  })

  it("in the field counts from then on, and nobody is lost", async () => {
    const w = startBrandLift()
    const id = await w.launch()
    await w.runTo(start + 15 * day + 3 * hour)
    const before = await w.population(id)
    await w.setPeople(id, { respondents: 10 })
    await w.runTo(start + 16 * day + 3 * hour)
    expect(await w.population(id)).toEqual(before)
    await w.setPeople(id, { respondents: before.length + 500 })
    await w.runTo(end)
    const after = await w.population(id)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after).toHaveLength(before.length + 500)
  })

  it("sets the pacing: mostly early, evenly or mostly late, and as many in the end", async () => {
    const halfway = await Promise.all(
      (["fast_start", "even", "slow_start"] as const).map(async (pacing) => {
        const w = startBrandLift()
        const id = await w.create()
        await w.setPeople(id, { respondents: 1_000, pacing })
        await w.post(`${campaigns}/${id}/launch`)
        await w.runTo(start + 15 * day + 3 * hour)
        const half = (await w.population(id)).length
        await w.runTo(end)
        expect(await w.population(id)).toHaveLength(1_000)
        return half
      })
    )
    const time = (15 * 24 + 3) / (30 * 24)
    const expected = [1 - (1 - time) ** 2, time, time ** 2].map((share) => share * 1_000)
    for (const [index, half] of halfway.entries()) expect(Math.abs(half - (expected[index] ?? 0))).toBeLessThan(3)
  })

  it("of a complete campaign recruits nobody", async () => {
    const { id, w } = await run(() => {})
    const before = await w.population(id)
    await w.setPeople(id, { respondents: 20_000 })
    await w.setEffect(id, { base: 0.1, points: 0 })
    await w.advance(5 * day)
    expect(await w.population(id)).toEqual(before)
    await w.patch(`${campaigns}/${id}`, { end_date: iso(end + 20 * day) })
    await w.runTo(end + 20 * day)
    const times = (await w.population(id)).map(({ recruited_at }) => Date.parse(recruited_at))
    expect(times).toHaveLength(20_000)
    expect(times.slice(before.length).every((time) => time >= end + 5 * day)).toBe(true)
  })

  it("of an unknown campaign is 404", async () => {
    expect((await startBrandLift().setPeople("3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815", {})).status).toBe(404)
  })
})

describe("weights", () => {
  const weighted = () => run((w, id) => w.setPeople(id, { weighted: true }))

  it("bring each cell of age and gender to its share of the population, in both groups", async () => {
    const { id, w } = await weighted()
    const { items } = (await w.get<Wire.RespondentPage>(query(`${campaigns}/${id}/respondents`, { page_size: 10_000 })))
      .body
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

  it("enter the percentages and not the counts", async () => {
    const [plain, own] = [await run(() => {}), await weighted()]
    const lifts = [(await plain.w.lift(plain.id)).body, (await own.w.lift(own.id)).body] as const
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
      await own.w.get<Wire.RespondentPage>(query(`${campaigns}/${own.id}/respondents`, { page_size: 10_000 }))
    ).body
    const target = lifts[1].question?.in_target_answers ?? []
    const exposed = items.filter(({ respondent }) => respondent?.group === "exposed")
    const sum = (some: typeof exposed) => some.reduce((all, _) => all + (_.respondent?.weight ?? 0), 0)
    const hits = exposed.filter(({ responses = [] }) => responses[0]?.answer_ids?.some((_) => target.includes(_)))
    expect(lifts[1].exposed_percentage).toBeCloseTo((100 * sum(hits)) / sum(exposed), 9)
    expect(exposed.length).toBeGreaterThan(defaultMinimumPerGroup)
  })
})
