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

let brandLift: TestBrandLift
let id: string
const other = { ...question, question_name: "favorability", default: true, target_option_index: 1 }

beforeAll(async () => {
  brandLift = startBrandLift()
  id = await brandLift.launch({
    channels: ["digital", "social"],
    draft_settings: {
      questions: [{ ...question, default: false }, other],
      social_questions: [{ ...question, question_name: "social_recall", default: false }],
      extra_questions_enabled: true,
      extra_questions: [{ ...question, question_name: "usage", default: false }]
    }
  })
  await brandLift.runTo(start + 10 * day + 12 * hour)
})

const filters = { demo_gender: "1", confidence_level: 0.95, confidence_level__in: [0.8, 0.95] }

describe("listCampaignLift", () => {
  it.each([{}, filters])("listCampaignLift returns the lift of each question with the filters %o", async (params) => {
    const { items } = (await brandLift.get<Wire.LiftResultList>(query(`${campaigns}/${id}/lift`, params))).body
    expect(items.map((_) => _.question)).toEqual((await brandLift.questions(id)).map((_) => _.question))
    expect(items.flatMap((_) => (_.lift_percentage === null ? [] : _.question?.question_name))).toEqual([
      "brand_awareness",
      "favorability",
      "social_recall"
    ])
    for (const item of items) {
      const path = `${campaigns}/${id}/questions/${item.question?.id}/lift`
      expect((await brandLift.get(query(path, params))).body).toEqual(item)
    }
  })

  it("listCampaignLift is empty for a draft", async () => {
    expect((await brandLift.get(`${campaigns}/${await brandLift.create()}/lift`)).body).toEqual({ items: [] })
  })

  it("listCampaignLift refuses the parameters that getQuestionLift refuses, and responds 404 for an unknown campaign", async () => {
    expect((await brandLift.get(`${campaigns}/${id}/lift?confidence_level__in=0.99`)).status).toBe(400)
    expect((await brandLift.get(`${campaigns}/${id}/lift?demo_age__range=18`)).body).toHaveProperty("demo_age__range")
    expect((await brandLift.get(`${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/lift`)).status).toBe(404)
  })
})

describe("getCampaignOverviewLift", () => {
  const overview = async (campaign: string, params: object = {}) =>
    (await brandLift.get<Wire.CampaignOverviewLift>(query(`${campaigns}/${campaign}/overview-lift`, { ...params })))
      .body

  it("getCampaignOverviewLift contains the lift of the default question with the same filters", async () => {
    const { default_question_id } = await brandLift.campaign(id)
    for (const params of [{}, filters]) {
      const lift = (await brandLift.get(query(`${campaigns}/${id}/questions/${default_question_id}/lift`, params))).body
      expect((await overview(id, params)).default_question_lift).toEqual(lift)
    }
    expect((await overview(id)).default_question_lift?.question?.question_name).toBe("favorability")
  })

  it("getCampaignOverviewLift returns the whole days, the completed surveys and the impressions delivered so far", async () => {
    const { days_completed, days_left, total_completes, total_impressions = 0 } = await overview(id)
    expect([days_completed, days_left]).toEqual([10, 20])
    expect(total_completes).toBe((await brandLift.population(id)).length)
    expect(total_impressions / 3_000_000).toBeCloseTo(10.125 / 30, 1)
  })

  it.each([
    [0, 0, 30],
    [day - 1, 0, 30],
    [day, 1, 29],
    [30 * day - 1, 29, 1],
    [30 * day, 30, 0],
    [40 * day, 30, 0]
  ])(
    "getCampaignOverviewLift, called %i ms after the start, shows %i days completed and %i days left",
    async (offset, days_completed, days_left) => {
      const { get, launch, runTo } = startBrandLift()
      const campaign = await launch()
      await runTo(start + offset)
      expect((await get(`${campaigns}/${campaign}/overview-lift`)).body).toMatchObject({ days_completed, days_left })
    }
  )

  it("all expected impressions of a campaign are delivered by its end", async () => {
    const { get, launch, runTo } = startBrandLift()
    const campaign = await launch()
    await runTo(start + 30 * day)
    expect((await get(`${campaigns}/${campaign}/overview-lift`)).body).toMatchObject({ total_impressions: 3_000_000 })
  })

  it("getCampaignOverviewLift returns no lift for a draft", async () => {
    expect(await overview(await brandLift.create({ start_date: iso(start + 20 * day) }))).toEqual({
      days_completed: 0,
      days_left: 10,
      total_impressions: 0,
      total_completes: 0
    })
  })
})

describe("getCampaignQuestion", () => {
  it("getCampaignQuestion returns for each question of a campaign the same item as listCampaignQuestions", async () => {
    for (const item of await brandLift.questions(id)) {
      expect((await brandLift.get(`${campaigns}/${id}/questions/${item.question.id}`)).body).toEqual(item)
    }
  })

  it("getCampaignQuestion finds a question only by its id, and only in its own campaign", async () => {
    const [first] = await brandLift.questions(id)
    const draft = await brandLift.create()
    expect((await brandLift.get(`${campaigns}/${id}/questions/${first?.question.question_id}`)).status).toBe(404)
    expect((await brandLift.get(`${campaigns}/${draft}/questions/${first?.question.id}`)).status).toBe(404)
  })
})
