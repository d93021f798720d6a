import { describe, expect, it } from "vitest"
import type { Campaign } from "../../../src/brand-lift/campaigns/Campaign.ts"
import { type ListQuery, campaignTest } from "../../../src/brand-lift/campaigns/CampaignFilters.ts"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, iso, query, question, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

const audience = {
  target_name: "New Parents",
  qualifications: [{ marketplace_question_id: 7064, qual_name: "Age of Children" }]
}

/** Creates three campaigns that differ in every field: `cafe` is a draft, `autos` is live, and `tv` is pending. */
const seeded = async (): Promise<TestBrandLift> => {
  const brandLift = startBrandLift()
  await brandLift.create({
    campaign_name: "Café Crème launch",
    client_name: "Señor Café",
    start_date: iso(start + 20 * day),
    end_date: iso(start + 50 * day),
    country_language_id: 10,
    draft_settings: { questions: [{ ...question, question_name: "Ad Recall" }], target_audiences: [audience] }
  })
  await brandLift.launch({ campaign_name: "autos", client_name: null, industry_id: 1, channels: ["digital", "social"] })
  await brandLift.launch({
    campaign_name: "TV Test",
    client_name: "Birch",
    start_date: iso(start + 10 * day),
    end_date: iso(start + 40 * day),
    country_language_id: 8,
    industry_id: 27,
    channels: ["digital", "linear_tv"],
    draft_settings: { questions: [{ ...question, question_name: "purchase_intent" }] }
  })
  return brandLift
}

const names: Readonly<Record<string, string>> = { "Café Crème launch": "cafe", autos: "autos", "TV Test": "tv" }

const list = async (brandLift: TestBrandLift, params: Readonly<Record<string, unknown>>) => {
  const { body, status } = await brandLift.get<Wire.CampaignPage>(query(campaigns, params))
  expect(status).toBe(200)
  return body
}

const found = (page: Wire.CampaignPage) => page.items.map(({ campaign_name = "" }) => names[campaign_name])

const audienceQuestion = "campaigntargetaudience__target_audience_question_set__question__question_name__icontains"

describe("listCampaigns filters", () => {
  it.each<[string, unknown, string]>([
    ["status", "live", "autos"],
    ["status", "archived", ""],
    ["status__in", ["draft", "pending"], "cafe tv"],
    ["campaign_name__contains", "Crème", "cafe"],
    ["campaign_name__contains", "crème", ""],
    ["campaign_name__icontains", "CRÈME", "cafe"],
    ["campaign_name__icontains", "creme", ""],
    ["campaign_name__unaccent__icontains", "CREME", "cafe"],
    ["campaign_name__unaccent__icontains", "crêmé", "cafe"],
    ["client_name__contains", "Señor", "cafe"],
    ["client_name__contains", "señor", ""],
    ["client_name__icontains", "SEÑOR", "cafe"],
    ["client_name__icontains", "senor", ""],
    ["client_name__unaccent__icontains", "senor cafe", "cafe"],
    ["start_date", iso(start + 10 * day), "tv"],
    ["start_date__lte", iso(start + 10 * day), "autos tv"],
    ["start_date__lte", iso(start + 10 * day - 1), "autos"],
    ["start_date__gte", iso(start + 10 * day), "cafe tv"],
    ["start_date__gte", iso(start + 10 * day + 1), "cafe"],
    ["end_date", "2026-02-14T01:00:00+01:00", "tv"],
    ["end_date__lte", iso(start + 40 * day), "autos tv"],
    ["end_date__lte", iso(start + 40 * day - 1), "autos"],
    ["end_date__gte", iso(start + 40 * day), "cafe tv"],
    ["end_date__gte", iso(start + 40 * day + 1), "cafe"],
    ["country_language", "8", "tv"],
    ["country_language__in", ["8", "10"], "cafe tv"],
    ["channels__contains", ["digital"], "cafe autos tv"],
    ["channels__contains", ["digital", "social"], "autos"],
    ["channels__contains", ["social", "linear_tv"], ""],
    ["campaign_type__in", ["standard", "other"], "cafe autos tv"],
    ["campaign_type__in", ["other"], ""],
    ["industry__industry_name__icontains", "AUTO", "autos"],
    ["question__question_name__icontains", "ad rec", "cafe"],
    ["campaigntargetaudience__target_name__icontains", "parents", "cafe"],
    [audienceQuestion, "children", "cafe"],
    ["keyword", "creme", "cafe"],
    ["keyword", "SENOR", "cafe"],
    ["keyword", "retail", "tv"],
    ["keyword", "ad recall", "cafe"],
    ["keyword", "PURCHASE", "tv"],
    ["keyword", "new parents", "cafe"],
    ["keyword", "age of", "cafe"],
    ["keyword", "nothing of the kind", ""],
    ["permission_id", "5021", "cafe autos tv"],
    ["permission_id", "5022", ""],
    ["permission_id__in", "5022,5021", "cafe autos tv"],
    ["permission_id__in", "5022", ""],
    ["exclude_sub_groups", "true", "cafe autos tv"],
    ["unheard_of", "x", "cafe autos tv"]
  ])("listCampaigns with the filter %s=%s returns the matching campaigns", async (name, value, expected) => {
    expect(found(await list(await seeded(), { [name]: value })).join(" ")).toBe(expected)
  })

  it("listCampaigns returns only the campaigns that match all of several filters", async () => {
    const brandLift = await seeded()
    expect(found(await list(brandLift, { status__in: ["draft", "live"], channels__contains: ["social"] }))).toEqual([
      "autos"
    ])
    expect(found(await list(brandLift, { permission_id: "5021", permission_id__in: "5022" }))).toHaveLength(3)
    expect(found(await list(brandLift, { permission_id: "5022", permission_id__in: "5021" }))).toHaveLength(0)
  })

  it("listCampaigns finds a launched campaign by every question that listCampaignQuestions shows, and by no other question of its draft", async () => {
    const { get, launch, questions } = startBrandLift()
    const unnamed = { ...question, question_name: undefined, default: false }
    const other = (question_name: string) => ({ ...question, question_name, default: false })
    const id = await launch({
      draft_settings: {
        questions: [question, unnamed],
        baseline_questions: [other("own_baseline")],
        extra_questions: [other("not_enabled")],
        social_questions: [other("no_social_channel")]
      }
    })
    const total = async (name: string | undefined) =>
      (await get<Wire.CampaignPage>(query(campaigns, { question__question_name__icontains: name }))).body.total_items
    const shown = (await questions(id)).map((_) => _.question.question_name)
    expect(shown).toEqual(expect.arrayContaining(["brand_awareness", "own_baseline", "demo_age", "demo_region"]))
    for (const name of shown) expect([name, await total(name)]).toEqual([name, 1])
    for (const name of ["not_enabled", "no_social_channel"]) expect([name, await total(name)]).toEqual([name, 0])
  })

  it("listCampaigns finds a draft by the questions that a launch would ask, including the demographic questions", async () => {
    const { create, get } = startBrandLift()
    await create({ draft_settings: { questions: [question], extra_questions: [{ question_name: "not_enabled" }] } })
    const total = async (name: string) =>
      (await get<Wire.CampaignPage>(query(campaigns, { question__question_name__icontains: name }))).body.total_items
    expect([await total("AWARENESS"), await total("demo_age"), await total("not_enabled")]).toEqual([1, 1, 0])
  })

  it("the keyword filter and the audience filter of listCampaigns find names that the service has assigned at the launch", async () => {
    const { get, launch } = startBrandLift()
    const { question_name: _, ...unnamed } = question
    const id = await launch({ draft_settings: { questions: [unnamed], target_audiences: [{ qualifications: [] }] } })
    const path = `${campaigns}/${id}`
    const { default_question_name } = (await get<Wire.Campaign>(path)).body
    const audiences = (await get<Wire.TargetAudienceList>(`${path}/target-audiences`)).body.target_audiences
    for (const filter of [
      { keyword: default_question_name },
      { keyword: audiences[0]?.target_name },
      { campaigntargetaudience__target_name__icontains: audiences[0]?.target_name }
    ])
      expect((await get<Wire.CampaignPage>(query(campaigns, filter))).body.total_items).toBe(1)
  })

  it("listCampaigns finds the question of a target audience by the name that listTargetAudiences shows, also if the draft names no question", async () => {
    const { get, launch } = startBrandLift()
    const target_audiences = [{ target_name: "x", qualifications: [{ marketplace_question_id: 43, precodes: ["1"] }] }]
    const id = await launch({ draft_settings: { questions: [question], target_audiences } })
    const audiences = (await get<Wire.TargetAudienceList>(`${campaigns}/${id}/target-audiences`)).body.target_audiences
    const name = audiences[0]?.qualifications?.[0]?.question_name
    expect(name).toBe("Gender")
    for (const filter of [audienceQuestion, "keyword"]) {
      const page = await get<Wire.CampaignPage>(query(campaigns, { [filter]: name }))
      expect(page.body.items.map((_) => _.campaign_id)).toEqual([id])
    }
  })

  it("the keyword filter of listCampaigns finds a question name with an accent only if the keyword has the accent", async () => {
    const brandLift = startBrandLift()
    await brandLift.create({ draft_settings: { questions: [{ ...question, question_name: "Notoriété" }] } })
    expect((await list(brandLift, { keyword: "notoriété" })).total_items).toBe(1)
    expect((await list(brandLift, { keyword: "notoriete" })).total_items).toBe(0)
  })
})

describe("permissions of sub-groups", () => {
  const matches = (permission_id: number, params: ListQuery) => campaignTest(params)({ permission_id } as Campaign)

  it.each<[number, ListQuery, boolean]>([
    [5021, {}, true],
    [5022, {}, true],
    [9999, {}, false],
    [5022, { exclude_sub_groups: true }, false],
    [5021, { exclude_sub_groups: true }, true],
    [5022, { permission_id: "5021" }, true],
    [5022, { permission_id: "5021", exclude_sub_groups: true }, false],
    [5022, { permission_id: "5022", exclude_sub_groups: true }, true],
    [5021, { permission_id: "5022" }, false],
    [5023, { permission_id__in: ["5022"] }, false],
    [5023, { permission_id__in: ["5022", "5023"], exclude_sub_groups: true }, true]
  ])(
    "whether a campaign with permission %d matches the filters %o depends on the sub-group of the permission",
    (permission, params, expected) => {
      expect(matches(permission, params)).toBe(expected)
    }
  )
})

describe("listCampaigns sorts", () => {
  it.each<[string, string]>([
    ["status", "cafe autos tv"],
    ["status__in", "cafe autos tv"],
    ["campaign_name__contains", "autos cafe tv"],
    ["campaign_name__icontains", "autos cafe tv"],
    ["campaign_name__unaccent__icontains", "autos cafe tv"],
    ["client_name__contains", "autos tv cafe"],
    ["client_name__icontains", "autos tv cafe"],
    ["client_name__unaccent__icontains", "autos tv cafe"],
    ["start_date", "autos tv cafe"],
    ["start_date__lte", "autos tv cafe"],
    ["start_date__gte", "autos tv cafe"],
    ["end_date", "autos tv cafe"],
    ["end_date__lte", "autos tv cafe"],
    ["end_date__gte", "autos tv cafe"],
    ["country_language", "tv autos cafe"],
    ["country_language__in", "tv autos cafe"],
    ["channels__contains", "cafe tv autos"],
    ["campaign_type__in", "cafe autos tv"],
    ["industry__industry_name__icontains", "autos cafe tv"],
    ["question__question_name__icontains", "cafe autos tv"],
    ["campaigntargetaudience__target_name__icontains", "autos tv cafe"],
    [audienceQuestion, "autos tv cafe"],
    ["keyword", "autos cafe tv"]
  ])("listCampaigns sorts by %s in both directions", async (sort_by, expected) => {
    const brandLift = await seeded()
    const up = await list(brandLift, { sort_by })
    expect(found(up).join(" ")).toBe(expected)
    expect([up.sort_by, up.sort_order]).toEqual([sort_by, undefined])
    const down = await list(brandLift, { sort_by, sort_order: "desc" })
    expect([down.sort_by, down.sort_order]).toEqual([sort_by, "desc"])
    if (sort_by !== "campaign_type__in") expect(found(down)[0]).toBe(found(up).at(-1))
  })

  it("listCampaigns without a sort field returns campaigns in order of creation, or reversed with sort_order desc", async () => {
    const brandLift = await seeded()
    expect(found(await list(brandLift, {}))).toEqual(["cafe", "autos", "tv"])
    expect(found(await list(brandLift, { sort_order: "desc" }))).toEqual(["tv", "autos", "cafe"])
  })
})

describe("pages of listCampaigns", () => {
  const twelve = async () => {
    const brandLift = startBrandLift()
    for (let index = 1; index <= 12; index++) await brandLift.create({ campaign_name: `Campaign ${index}` })
    return brandLift
  }

  it.each<[string, object, number, number]>([
    ["ten items per page by default", {}, 1, 10],
    ["the rest on the last page", { page: 2 }, 2, 2],
    ["no items past the end", { page: 3 }, 3, 0],
    ["as many items as page_size", { page: 2, page_size: 5 }, 2, 5],
    ["all items with a page_size of 1000", { page_size: 1000 }, 1, 12]
  ])("listCampaigns returns %s", async (_, params, page, page_size) => {
    const body = await list(await twelve(), { ...params })
    expect(body).toMatchObject({ page, page_size, total_items: 12 })
    expect(body.items).toHaveLength(page_size)
  })

  it("the pages of listCampaigns contain every campaign exactly once", async () => {
    const brandLift = await twelve()
    const pages = [1, 2, 3].map((page) => list(brandLift, { page, page_size: 5, sort_by: "status" }))
    const ids = (await Promise.all(pages)).flatMap(({ items }) => items.map(({ campaign_id }) => campaign_id))
    expect(new Set(ids).size).toBe(12)
  })

  it.each<[string, object]>([
    ["page", { page: 0 }],
    ["page", { page: -1 }],
    ["page", { page: "two" }],
    ["page", { page: 1.5 }],
    ["page_size", { page_size: 0 }],
    ["page_size", { page_size: -5 }],
    ["sort_by", { sort_by: "campaign_name" }],
    ["sort_order", { sort_order: "up" }],
    ["start_date__gte", { start_date__gte: "yesterday" }],
    ["exclude_sub_groups", { exclude_sub_groups: "maybe" }]
  ])("listCampaigns refuses an invalid %s and names it in the error: %o", async (name, params) => {
    const { body, status } = await startBrandLift().get<Wire.FieldErrors>(query(campaigns, { ...params }))
    expect(status).toBe(400)
    expect(Object.keys(body)).toEqual([name])
  })
})
