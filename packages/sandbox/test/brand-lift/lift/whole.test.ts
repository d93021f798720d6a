import { beforeAll, describe, expect, it } from "vitest"
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
} from "../startBrandLift.ts"

let w: TestBrandLift
let id: string
const other = { ...question, question_name: "favorability", default: true, target_option_index: 1 }

beforeAll(async () => {
  w = startBrandLift()
  id = await w.launch({
    channels: ["digital", "social"],
    draft_settings: {
      questions: [{ ...question, default: false }, other],
      social_questions: [{ ...question, question_name: "social_recall", default: false }],
      extra_questions_enabled: true,
      extra_questions: [{ ...question, question_name: "usage", default: false }]
    }
  })
  await w.runTo(start + 10 * day + 12 * hour)
})

const filters = { demo_gender: "1", confidence_level: 0.95, confidence_level__in: [0.8, 0.95] }

describe("listCampaignLift", () => {
  it.each([{}, filters])("is the lift of each question by itself, under %o", async (params) => {
    const { items } = (await w.get<Wire.LiftResultList>(query(`${campaigns}/${id}/lift`, params))).body
    expect(items.map((_) => _.question)).toEqual((await w.questions(id)).map((_) => _.question))
    expect(items.flatMap((_) => (_.lift_percentage === null ? [] : _.question?.question_name))).toEqual([
      "brand_awareness",
      "favorability",
      "social_recall"
    ])
    for (const item of items) {
      const path = `${campaigns}/${id}/questions/${item.question?.id}/lift`
      expect((await w.get(query(path, params))).body).toEqual(item)
    }
  })

  it("is empty for a draft", async () => {
    expect((await w.get(`${campaigns}/${await w.create()}/lift`)).body).toEqual({ items: [] })
  })

  it("refuses what lift refuses, and is 404 for an unknown campaign", async () => {
    expect((await w.get(`${campaigns}/${id}/lift?confidence_level__in=0.99`)).status).toBe(400)
    expect((await w.get(`${campaigns}/${id}/lift?demo_age__range=18`)).body).toHaveProperty("demo_age__range")
    expect((await w.get(`${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/lift`)).status).toBe(404)
  })
})

describe("getCampaignOverviewLift", () => {
  const overview = async (campaign: string, params: object = {}) =>
    (await w.get<Wire.CampaignOverviewLift>(query(`${campaigns}/${campaign}/overview-lift`, { ...params }))).body

  it("shows the default question's lift under the same filters", async () => {
    const { default_question_id } = await w.campaign(id)
    for (const params of [{}, filters]) {
      const lift = (await w.get(query(`${campaigns}/${id}/questions/${default_question_id}/lift`, params))).body
      expect((await overview(id, params)).default_question_lift).toEqual(lift)
    }
    expect((await overview(id)).default_question_lift?.question?.question_name).toBe("favorability")
  })

  it("counts whole days, completes and delivered impressions", async () => {
    const { days_completed, days_left, total_completes, total_impressions = 0 } = await overview(id)
    expect([days_completed, days_left]).toEqual([10, 20])
    expect(total_completes).toBe((await w.population(id)).length)
    expect(total_impressions / 3_000_000).toBeCloseTo(10.125 / 30, 1)
  })

  it.each([
    [0, 0, 30],
    [day - 1, 0, 30],
    [day, 1, 29],
    [30 * day - 1, 29, 1],
    [30 * day, 30, 0],
    [40 * day, 30, 0]
  ])("%i ms after the start has %i days completed and %i left", async (offset, days_completed, days_left) => {
    const { get, launch, runTo } = startBrandLift()
    const campaign = await launch()
    await runTo(start + offset)
    expect((await get(`${campaigns}/${campaign}/overview-lift`)).body).toMatchObject({ days_completed, days_left })
  })

  it("has delivered all that was expected at the end", async () => {
    const { get, launch, runTo } = startBrandLift()
    const campaign = await launch()
    await runTo(start + 30 * day)
    expect((await get(`${campaigns}/${campaign}/overview-lift`)).body).toMatchObject({ total_impressions: 3_000_000 })
  })

  it("of a draft has no lift", async () => {
    expect(await overview(await w.create({ start_date: iso(start + 20 * day) }))).toEqual({
      days_completed: 0,
      days_left: 10,
      total_impressions: 0,
      total_completes: 0
    })
  })
})

describe("getCampaignQuestion", () => {
  it("is the question of the list", async () => {
    for (const item of await w.questions(id)) {
      expect((await w.get(`${campaigns}/${id}/questions/${item.question.id}`)).body).toEqual(item)
    }
  })

  it("goes by id, not by question_id, and is 404 for another campaign's", async () => {
    const [first] = await w.questions(id)
    const draft = await w.create()
    expect((await w.get(`${campaigns}/${id}/questions/${first?.question.question_id}`)).status).toBe(404)
    expect((await w.get(`${campaigns}/${draft}/questions/${first?.question.id}`)).status).toBe(404)
  })
})
