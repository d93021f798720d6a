import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, draft, iso, question, start, startBrandLift } from "../startBrandLift.ts"

const create = (fields: object, search = "") =>
  startBrandLift().post<Wire.Campaign>(`${campaigns}${search}`, draft(fields))

describe("createCampaign", () => {
  it("createCampaign returns a draft with an id and stores it", async () => {
    const { get, post } = startBrandLift()
    const { body, status } = await post<Wire.Campaign>(campaigns, draft())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      campaign_name: "Alder Coffee winter",
      status: "draft",
      channels: ["digital"],
      default_question_name: "brand_awareness",
      expected_impressions_count: { digital: 3_000_000, linear_tv: 0, social: 0 },
      created_at: iso(start),
      region: "us"
    })
    expect(body.control_survey_id).toBeUndefined()
    expect((await get(`${campaigns}/${body.campaign_id}`)).body).toEqual(body)
    expect((await get(`${campaigns}/${body.campaign_id.toUpperCase()}/`)).body).toEqual(body)
  })

  it.each([
    ["2026-03-01T00:00:00+01", "2026-02-28T23:00:00.000Z"],
    ["2026-03-01t00:00:00z", "2026-03-01T00:00:00.000Z"],
    ["2026-03-01T23:59:60Z", "2026-03-01T23:59:59.000Z"]
  ])("createCampaign with the end date %s stores %s, and the campaign can be listed", async (end_date, stored) => {
    const { get, post } = startBrandLift()
    expect(await post(campaigns, draft({ end_date }))).toMatchObject({ status: 200, body: { end_date: stored } })
    expect(await get(campaigns)).toMatchObject({ status: 200, body: { items: [{ end_date: stored }] } })
  })

  it("createCampaign applies the defaults of the API document, also within the items of lists", async () => {
    const { body } = await create({
      draft_settings: { questions: [question], target_audiences: [{ target_name: "All" }] }
    })
    expect(body.draft_settings).toMatchObject({
      allow_ip: false,
      extra_questions_enabled: false,
      questions: [{ ...question, randomize: false, use_answer_meta: false }],
      target_audiences: [{ target_name: "All", is_default: false }]
    })
  })

  it("createCampaign adds the baseline questions only if include_baseline_questions is true", async () => {
    expect((await create({})).body.draft_settings?.baseline_questions).toBeUndefined()
    const { body } = await create({}, "?include_baseline_questions=true")
    expect(body.draft_settings?.baseline_questions).toHaveLength(5)
  })

  it("createCampaign with include_baseline_questions adds exactly the baseline templates that are required", async () => {
    const { get, post } = startBrandLift()
    const path = "/api/impact-measurement/v1/question-templates?usage=baseline&country_language_id=9&industry_id=12"
    const required = (await get<Wire.QuestionTemplateList>(path)).body.items.filter((template) => template.required)
    const { body } = await post<Wire.Campaign>(`${campaigns}?include_baseline_questions=true`, draft())
    const shown = (question: Wire.DraftQuestion | Wire.QuestionTemplate) =>
      [question.question_name, question.question_text, question.question_type, question.answers] as const
    expect(body.draft_settings?.baseline_questions?.map(shown)).toEqual(required.map(shown))
  })

  it("createCampaign with include_baseline_questions does not replace a baseline question that the request contains", async () => {
    const own = { question_name: "demo_age", question_text: "How old are you?", answers: ["Young", "Old"] }
    const { body } = await create({ draft_settings: { baseline_questions: [own] } }, "?include_baseline_questions=true")
    const added = body.draft_settings?.baseline_questions ?? []
    expect(added.filter((_) => _.question_name === "demo_age").map((_) => _.question_text)).toEqual([
      "How old are you?"
    ])
    expect(added).toHaveLength(5)
  })

  it("createCampaign accepts expected impressions in the campaign and in its draft settings, prefers the former, and returns both", async () => {
    const { body } = await create({
      expected_impressions_count: { digital: 2_000_000 },
      draft_settings: { expected_impressions_count: 1, expected_impressions_count_social: 400_000 }
    })
    expect(body.expected_impressions_count).toEqual({ digital: 2_000_000, linear_tv: 0, social: 400_000 })
    expect(body.draft_settings).toMatchObject({
      expected_impressions_count: 2_000_000,
      expected_impressions_count_linear_tv: 0,
      expected_impressions_count_social: 400_000
    })
  })

  it("getCampaign returns the targeted recruitment from a new campaign's draft settings as the campaign's targeted_recruitment", async () => {
    const { campaign, create: make } = startBrandLift()
    const qualification = { id: 14, qualification: "Age of children", options: ["Under 3"] }
    const id = await make({
      draft_settings: { targeted_recruitment: { name: "Parents", qualifications: [qualification] } }
    })
    expect((await campaign(id)).targeted_recruitment).toEqual({
      name: "Parents",
      qualifications: [
        { qualification: "Age of children", marketplace_question_id: "14", options: ["Under 3"], targeted_answers: {} }
      ]
    })
  })

  it.each([
    ["a name of 300 characters", { campaign_name: "n".repeat(300) }],
    ["an end just after the start", { end_date: iso(start + 1) }],
    ["no client", { client_name: null }],
    ["three channels", { channels: ["digital", "linear_tv", "social"] }],
    ["linear TV with a data partner", { data_partners: ["p"], expected_impressions_count: { linear_tv: 1 } }],
    [
      "linear TV with a data partner in the draft settings",
      { expected_impressions_count: { linear_tv: 1 }, draft_settings: { data_partners: ["p"] } }
    ],
    ["no linear TV and no data partner", { data_partners: null, expected_impressions_count: { linear_tv: 0 } }],
    ["a field that the document does not have", { colour: "green" }]
  ])("createCampaign accepts a campaign with %s", async (_, fields) => {
    expect((await create(fields)).status).toBe(200)
  })

  it.each([
    ["an empty name", { campaign_name: "" }, "campaign_name"],
    ["a name of 301 characters", { campaign_name: "n".repeat(301) }, "campaign_name"],
    ["a name of another type", { campaign_name: 7 }, "campaign_name"],
    ["a client name of 301 characters", { client_name: "n".repeat(301) }, "client_name"],
    ["no client name at all", { client_name: undefined }, "client_name"],
    ["no draft settings", { draft_settings: undefined }, "draft_settings"],
    ["a start that is not a date", { start_date: "soon" }, "start_date"],
    ["an end at the start", { end_date: iso(start) }, "end_date"],
    ["an unknown country language", { country_language_id: 404 }, "country_language_id"],
    ["an unknown industry", { industry_id: 404 }, "industry_id"],
    ["no industry", { industry_id: null }, "industry_id"],
    ["four channels", { channels: ["digital", "digital", "digital", "digital"] }, "channels"],
    ["an unknown channel", { channels: ["radio"] }, "channels.0"],
    ["linear TV without a data partner", { expected_impressions_count: { linear_tv: 1 } }, "data_partners"],
    [
      "linear TV with an empty list of data partners",
      { data_partners: [], expected_impressions_count: { linear_tv: 1 } },
      "data_partners"
    ],
    ["a negative count", { expected_impressions_count: { social: -1 } }, "expected_impressions_count"],
    ["a count that is text", { expected_impressions_count: { social: "1" } }, "expected_impressions_count.social"]
  ])("createCampaign refuses a campaign with %s, names the field, and creates nothing", async (_, fields, field) => {
    const { get, post } = startBrandLift()
    const { body, status } = await post<Wire.FieldErrors>(campaigns, draft(fields))
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual([field])
    expect((await get<Wire.CampaignPage>(campaigns)).body.total_items).toBe(0)
  })

  it("createCampaign lists every invalid field in its error", async () => {
    const { body } = await startBrandLift().post<Wire.FieldErrors>(
      campaigns,
      draft({ end_date: iso(start - day), industry_id: 404 })
    )
    expect(Object.keys(body)).toEqual(["end_date", "industry_id"])
  })
})
