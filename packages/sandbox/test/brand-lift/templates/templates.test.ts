import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, query, startBrandLift } from "../startBrandLift.ts"

const path = "/api/impact-measurement/v1/question-templates"
const good = { usage: "lift", country_language_id: 9, industry_id: 12 }
const { create, get, launch, post } = startBrandLift()
const list = async (params: object) => get<Wire.QuestionTemplateList>(query(path, { ...params }))
const names = async (params: object) => (await list({ ...good, ...params })).body.items.map((_) => _.question_name)

describe("listQuestionTemplates", () => {
  it("listQuestionTemplates inserts the industry into the question text", async () => {
    const [first] = (await list(good)).body.items
    expect(first).toMatchObject({
      question_name: "brand_awareness",
      question_text: "Which of these beverages brands have you heard of?",
      question_text_template: "Which of these {category} brands have you heard of?",
      fields: [{ name: "category", label: "Product category", value: "beverages" }]
    })
  })

  it("listQuestionTemplates returns at least one template for each of the five usages", async () => {
    for (const usage of ["lift", "baseline", "extra", "social", "ots"]) {
      expect((await names({ usage })).length).toBeGreaterThan(0)
    }
  })

  it("listQuestionTemplates returns only the templates that match the filters for the question name", async () => {
    expect(await names({ question_name: "ad_recall" })).toEqual(["ad_recall"])
    expect(await names({ question_name__contains: "recall" })).toEqual(["ad_recall"])
    expect(await names({ question_name__contains: "RECALL" })).toEqual([])
    expect(await names({ question_name__icontains: "RECALL" })).toEqual(["ad_recall"])
    expect(await names({ question_name__in: ["ad_recall", "favorability", "x"] })).toEqual([
      "ad_recall",
      "favorability"
    ])
  })

  it.each([
    ["no usage", { usage: undefined }, ["usage"]],
    ["an unknown usage", { usage: "brand" }, ["usage"]],
    [
      "no language and no industry",
      { country_language_id: undefined, industry_id: undefined },
      ["country_language_id", "industry_id"]
    ],
    ["an unknown language", { country_language_id: 1 }, ["country_language_id"]],
    ["an unknown industry", { industry_id: 33 }, ["industry_id"]]
  ])("listQuestionTemplates refuses a request with %s with 400 and names the parameter", async (_, params, fields) => {
    const asked = Object.entries({ ...good, ...params }).filter(([, value]) => value !== undefined)
    const { body, status } = await list(Object.fromEntries(asked))
    expect(status).toBe(400)
    expect(Object.keys(body).toSorted()).toEqual(fields)
  })

  it("a campaign with a question from listQuestionTemplates can be launched, and asks the template's answers", async () => {
    const [, recall] = (await list(good)).body.items
    const {
      columns: _columns,
      fields: _fields,
      multi_level_target_option_index: _targets,
      rows: _rows,
      ...question
    } = recall ?? {}
    const id = await launch({ draft_settings: { questions: [question] } })
    const { items } = (await get<Wire.CampaignQuestionList>(`${campaigns}/${id}/questions`)).body
    expect(items[0]?.answers?.map(({ answer_text }) => answer_text)).toEqual(["Yes", "No", "Not sure"])
  })
})

describe("listCampaignQuestionTemplates", () => {
  it("listCampaignQuestionTemplates inserts the campaign's brand, or the client's name if no brand is set, into the question text", async () => {
    const brand = await create({ draft_settings: { answer_meta: { in_target_brand: "Alder Cold Brew" } } })
    const text = async (id: string) => {
      const { body } = await get<Array<Wire.QuestionTemplate>>(`${campaigns}/${id}/question-templates?usage=social`)
      return body[0]?.question_text
    }
    expect(await text(brand)).toContain("for Alder Cold Brew on social media")
    expect(await text(await create())).toContain("for Alder Coffee on social media")
  })

  it("listCampaignQuestionTemplates refuses the usage `extra` with 400, and accepts the usage `ots`", async () => {
    const id = await create()
    expect((await get(`${campaigns}/${id}/question-templates?usage=extra`)).status).toBe(400)
    expect((await get(`${campaigns}/${id}/question-templates?usage=ots`)).status).toBe(200)
  })

  it("listCampaignQuestionTemplates responds 404 for an unknown campaign", async () => {
    const id = "3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815"
    expect((await get(`${campaigns}/${id}/question-templates?usage=lift`)).status).toBe(404)
    expect((await post(`${campaigns}/${id}/launch`)).status).toBe(404)
  })
})
