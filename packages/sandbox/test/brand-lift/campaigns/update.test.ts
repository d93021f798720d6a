import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, iso, question, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

const end = start + 30 * day
const counts = { digital: 5_000_000, linear_tv: 20_000_000, social: 600_000 }
const channels = ["digital", "linear_tv", "social"]
const setup = { channels, data_partners: ["airings-partner"], expected_impressions_count: counts }

/** Creates a campaign in each status. `at` is the time at which the campaign is updated. */
const states = {
  draft: { at: start, make: (brandLift: TestBrandLift) => brandLift.create(setup) },
  pending: {
    at: start,
    make: (brandLift: TestBrandLift) => brandLift.launch({ ...setup, start_date: iso(start + 2 * day) })
  },
  live: { at: start + 10 * day, make: (brandLift: TestBrandLift) => brandLift.launch(setup) },
  complete: { at: end + 5 * day, make: (brandLift: TestBrandLift) => brandLift.launch(setup) }
}
type State = keyof typeof states

const update = async (state: State, body: object, search = "") => {
  const brandLift = startBrandLift()
  const { at, make } = states[state]
  const id = await make(brandLift)
  await brandLift.runTo(at)
  const before = await brandLift.campaign(id)
  expect(before.status).toBe(state)
  const reply = await brandLift.patch<Wire.Campaign & Wire.FieldErrors>(`${campaigns}/${id}${search}`, body)
  return { reply, before, after: await brandLift.campaign(id) }
}

const later = iso(end + 40 * day)
const raised = (change: object) => ({ expected_impressions_count: { ...counts, ...change } })

describe("updates that updateCampaign accepts", () => {
  it.each<[State, string, object, string]>([
    [
      "draft",
      "every field",
      {
        campaign_name: "Other",
        start_date: iso(start + day),
        end_date: iso(start + 9 * day),
        client_name: null,
        country_language_id: 9,
        industry_id: null,
        channels: null,
        expected_impressions_count: { digital: 1, linear_tv: 2, social: 3 }
      },
      "draft"
    ],
    ["draft", "lower counts", raised({ digital: 1 }), "draft"],
    ["draft", "an end less than a day out", { end_date: iso(start + 1) }, "draft"],
    ["pending", "names", { campaign_name: "Other", client_name: "Client" }, "pending"],
    ["pending", "a higher count", raised({ digital: 6_000_000 }), "pending"],
    ["live", "an empty update", {}, "live"],
    ["live", "names", { campaign_name: "Other", client_name: null }, "live"],
    ["live", "an earlier end, exactly a day out", { end_date: iso(start + 11 * day) }, "live"],
    ["live", "a later end", { end_date: later }, "live"],
    ["live", "equal counts", raised({}), "live"],
    ["live", "digital raised by 1,000,000", raised({ digital: 6_000_000 }), "live"],
    ["live", "linear TV raised by 5,000,000", raised({ linear_tv: 25_000_000 }), "live"],
    ["live", "social raised by 300,000", raised({ social: 900_000 }), "live"],
    ["live", "only one count", { expected_impressions_count: { social: 900_000 } }, "live"],
    [
      "live",
      "a higher count with exactly a day left",
      { end_date: iso(start + 11 * day), ...raised({ digital: 6_000_000 }) },
      "live"
    ],
    ["complete", "names, and stays complete", { campaign_name: "Other" }, "complete"],
    ["complete", "its current end date, and stays complete", { end_date: iso(end) }, "complete"],
    ["complete", "a new end, exactly a day out, and becomes live", { end_date: iso(end + 6 * day) }, "live"],
    [
      "complete",
      "a higher count with a new end, and becomes live",
      { end_date: later, ...raised({ digital: 6_000_000 }) },
      "live"
    ]
  ])("updateCampaign for a %s campaign accepts %s", async (state, _, body, status) => {
    const { after, before, reply } = await update(state, body)
    expect(reply.status).toBe(200)
    const { draft_settings: _draft, social_configuration: _social, ...expected } = { ...before, ...body, status }
    expect(after).toMatchObject({ ...expected, updated_at: iso(states[state].at) })
    const { targeted_recruitment: _targeted, ...item } = after
    expect(reply.body).toEqual(item)
  })
})

describe("updates that updateCampaign refuses", () => {
  it.each<[State, string, object, ReadonlyArray<string>]>([
    ["draft", "an end before its start", { end_date: iso(start - 1) }, ["end_date"]],
    ["draft", "linear TV without a data partner", { data_partners: null }, ["data_partners"]],
    ["draft", "an empty name", { campaign_name: "" }, ["campaign_name"]],
    ["pending", "a new start", { start_date: iso(start + 3 * day) }, ["start_date"]],
    ["pending", "an end that is not after the start", { end_date: iso(start + 2 * day) }, ["end_date"]],
    ["live", "a start date, even the current one", { start_date: iso(start) }, ["start_date"]],
    ["live", "a country language", { country_language_id: 9 }, ["country_language_id"]],
    ["live", "an industry", { industry_id: 12 }, ["industry_id"]],
    ["live", "no industry", { industry_id: null }, ["industry_id"]],
    ["live", "channels", { channels }, ["channels"]],
    ["live", "data partners", { data_partners: ["other"] }, ["data_partners"]],
    ["live", "draft settings", { draft_settings: { questions: [question] } }, ["draft_settings"]],
    ["live", "an end a millisecond short of a day out", { end_date: iso(start + 11 * day - 1) }, ["end_date"]],
    ["live", "an end in the past", { end_date: iso(start + day) }, ["end_date"]],
    ["live", "digital raised by 999,999", raised({ digital: 5_999_999 }), ["expected_impressions_count"]],
    ["live", "linear TV raised by 4,999,999", raised({ linear_tv: 24_999_999 }), ["expected_impressions_count"]],
    ["live", "social raised by 299,999", raised({ social: 899_999 }), ["expected_impressions_count"]],
    ["live", "a count lowered by 1", raised({ social: 599_999 }), ["expected_impressions_count"]],
    [
      "live",
      "a higher count together with a lower one",
      raised({ digital: 6_000_000, social: 0 }),
      ["expected_impressions_count"]
    ],
    [
      "live",
      "several faults at once",
      { industry_id: 3, end_date: iso(start), ...raised({ digital: 0 }) },
      ["end_date", "industry_id", "expected_impressions_count"]
    ],
    ["complete", "a higher count without a new end", raised({ digital: 6_000_000 }), ["expected_impressions_count"]],
    ["complete", "a new end a millisecond short of a day out", { end_date: iso(end + 6 * day - 1) }, ["end_date"]],
    ["complete", "a new survey", { draft_settings: {} }, ["draft_settings"]]
  ])("updateCampaign for a %s campaign refuses %s", async (state, _, body, fields) => {
    const { after, before, reply } = await update(state, body)
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body).sort()).toEqual([...fields].sort())
    expect(after).toEqual(before)
  })

  it("updateCampaign refuses to raise an impression count with less than a day left before the end date", async () => {
    const { campaign, launch, patch, runTo } = startBrandLift()
    const id = await launch(setup)
    await runTo(end - day)
    expect((await patch(`${campaigns}/${id}`, raised({ digital: 6_000_000 }))).status).toBe(200)
    await runTo(end - day + 1)
    const before = await campaign(id)
    expect((await patch(`${campaigns}/${id}`, raised({ digital: 7_000_000 }))).body).toEqual({
      expected_impressions_count: ["At least 1 day must remain until the end date when a count is raised."]
    })
    expect(await campaign(id)).toEqual(before)
  })

  it("updateCampaign refuses linear TV for a campaign that was launched without data partners", async () => {
    const { launch, patch } = startBrandLift()
    const id = await launch()
    const body = { expected_impressions_count: { linear_tv: 5_000_000 } }
    const refused = {
      expected_impressions_count: [
        "Linear TV needs data partners; the campaign was launched without them, and they are fixed."
      ]
    }
    expect(await patch(`${campaigns}/${id}`, body)).toMatchObject({ status: 400, body: refused })
    expect((await patch(`${campaigns}/${id}`, { ...body, data_partners: ["airings-partner"] })).body).toEqual({
      ...refused,
      data_partners: ["This field cannot be changed after the launch."]
    })
  })

  it("the error of updateCampaign states by how much a count of expected impressions must rise", async () => {
    const { reply } = await update("live", raised({ digital: 5_999_999, social: 1 }))
    expect(reply.body).toEqual({
      expected_impressions_count: [
        "The digital count must rise by at least 1000000.",
        "The social count can only rise."
      ]
    })
  })

  it("updateCampaign refuses to add baseline questions to a live campaign", async () => {
    const { after, before, reply } = await update(
      "live",
      { campaign_name: "Other" },
      "?include_baseline_questions=true"
    )
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body)).toEqual(["include_baseline_questions"])
    expect(after).toEqual(before)
  })
})

describe("updateCampaign of a draft", () => {
  it("updateCampaign keeps the draft settings that the request omits, without applying defaults", async () => {
    const { after } = await update("draft", { draft_settings: { allow_ip: true } })
    expect(after.draft_settings).toMatchObject({
      allow_ip: true,
      questions: [question],
      data_partners: ["airings-partner"]
    })
    const again = await update("draft", { draft_settings: { extra_questions: [{ question_name: "more" }] } })
    expect(again.after.draft_settings?.extra_questions).toMatchObject([{ question_name: "more", randomize: false }])
  })

  it("updateCampaign changes the country and the data partners of a draft", async () => {
    const { after } = await update("draft", { country_language_id: 8, data_partners: ["other"] })
    expect(after).toMatchObject({ country_language_id: 8, region: "gb", draft_settings: { data_partners: ["other"] } })
  })

  it("updateCampaign adds the baseline questions to a draft if include_baseline_questions is true", async () => {
    const { after } = await update("draft", {}, "?include_baseline_questions=true")
    expect(after.draft_settings?.baseline_questions).toHaveLength(5)
  })

  it("updateCampaign responds 404 for an unknown campaign", async () => {
    const { patch } = startBrandLift()
    for (const id of ["3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815", "not-a-uuid"]) {
      expect(await patch(`${campaigns}/${id}`, {})).toMatchObject({ status: 404, body: { detail: "Not found." } })
    }
  })
})
