import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, query, question, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

describe("listCampaignQuestions", () => {
  const names = async (brandLift: TestBrandLift, id: string, params: object) => {
    const { body } = await brandLift.get<Wire.CampaignQuestionList>(
      query(`${campaigns}/${id}/questions`, { ...params })
    )
    return body.items.map((_) => _.question.question_name)
  }

  it("listCampaignQuestions lists the questions of the draft and then the demographic questions, with their answers", async () => {
    const brandLift = startBrandLift()
    const id = await brandLift.launch({
      draft_settings: { questions: [question, { ...question, question_name: "second", default: false }] }
    })
    expect(await names(brandLift, id, {})).toEqual([
      "brand_awareness",
      "second",
      "demo_age",
      "demo_gender",
      "demo_region",
      "demo_education",
      "demo_hhi",
      "demo_hhi_int"
    ])
    const [first] = await brandLift.questions(id)
    expect(first?.answers?.map((_) => _.answer_text)).toEqual(question.answers)
    expect(first?.question.in_target_answers).toEqual([first?.answers?.[0]?.answer_id])
    expect(first?.question.id).not.toBe(first?.question.question_id)
  })

  it("listCampaignQuestions lists questions by their order, and the first of them is the default question unless another is marked", async () => {
    const brandLift = startBrandLift()
    const named = (question_name: string, order: number, isDefault = false) => ({
      ...question,
      question_name,
      order,
      default: isDefault
    })
    for (const [questions, expected] of [
      [[named("third", 3), named("first", 1), named("second", 2)], "first"],
      [[named("third", 3, true), named("first", 1), named("second", 2)], "third"]
    ] as const) {
      const draft = await brandLift.create({ draft_settings: { questions } })
      const id = await brandLift.launch({ draft_settings: { questions } })
      for (const each of [draft, id]) {
        const { body } = await brandLift.get<Wire.Campaign>(`${campaigns}/${each}`)
        expect(body.default_question_name).toBe(expected)
        expect(body.draft_settings?.questions?.map((_) => _.question_name)).toEqual(["third", "first", "second"])
      }
      expect((await names(brandLift, id, {})).slice(0, 3)).toEqual(["first", "second", "third"])
      const overview = (await brandLift.get<Wire.CampaignOverviewLift>(`${campaigns}/${id}/overview-lift`)).body
      expect(overview.default_question_lift?.question?.question_name).toBe(expected)
    }
  })

  it.each([
    [{ question_id: 43 }, ["demo_gender"]],
    [{ question_id__in: [43, 42] }, ["demo_age", "demo_gender"]],
    [{ question_type: "radio" }, ["brand_awareness"]],
    [{ question_type__in: ["radio", "other"] }, ["brand_awareness"]],
    [{ question_id: 43, question_type: "radio" }, []]
  ])("listCampaignQuestions filters the questions of a campaign by %o", async (params, expected) => {
    const brandLift = startBrandLift()
    expect(await names(brandLift, await brandLift.launch(), params)).toEqual(expected)
  })

  it("ids of campaign questions and answers are unique across campaigns", async () => {
    const brandLift = startBrandLift()
    const ids = [
      ...(await brandLift.questions(await brandLift.launch())),
      ...(await brandLift.questions(await brandLift.launch()))
    ]
    expect(new Set(ids.map((_) => _.question.id)).size).toBe(ids.length)
    const answers = ids.flatMap((_) => _.answers?.map(({ answer_id }) => answer_id) ?? [])
    expect(new Set(answers).size).toBe(answers.length)
  })

  it("listCampaignQuestions responds 404 for an unknown campaign", async () => {
    expect((await startBrandLift().get(`${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/questions`)).status).toBe(404)
  })
})
