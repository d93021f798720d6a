import { beforeAll, describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, query, question, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

const audience = {
  target_name: "Coffee drinkers",
  is_default: false,
  qualifications: [
    { marketplace_question_id: 3546, qual_name: "Coffee", answer_type: "contains", precodes: ["1", "2"] },
    { marketplace_question_id: 43, precodes: ["2"] }
  ]
}

let brandLift: TestBrandLift
let id: string
let draft: string

beforeAll(async () => {
  brandLift = startBrandLift()
  const settings = {
    channels: ["digital", "social"],
    draft_settings: { questions: [question], target_audiences: [audience] }
  }
  id = await brandLift.launch(settings)
  draft = await brandLift.create(settings)
  await brandLift.runTo(start + 20 * day)
})

const demographics = async (campaign: string, params: object = {}) =>
  (
    await brandLift.get<Wire.DemographicFilterList>(
      query(`${campaigns}/${campaign}/demographic-filters`, { ...params })
    )
  ).body.items
const names = async (params: object = {}) => (await demographics(id, params)).map(({ filter_name }) => filter_name)
const total = async (params: object) =>
  (await brandLift.lift(id, { target_audience_id__in: [0], ...params })).body.total_count ?? -1

describe("listDemographicFilters", () => {
  const base = ["demo_age", "demo_gender", "demo_region", "demo_education", "demo_hhi", "demo_hhi_int"]

  it("listDemographicFilters returns the base filters by default, or those of the types in the parameter demo_type", async () => {
    expect(await names()).toEqual(base)
    expect(await names({ demo_type: ["base"] })).toEqual(base)
    expect(await names({ demo_type: ["taq"] })).toEqual(["taq_3546"])
    expect(await names({ demo_type: ["base", "taq"] })).toEqual([...base, "taq_3546"])
  })

  it("listDemographicFilters with a demo_sub_type lists only the filters that television data support", async () => {
    expect(await names({ demo_sub_type: ["linear_tv"] })).toEqual(["demo_age", "demo_gender"])
    expect(await names({ demo_type: ["taq"], demo_sub_type: ["ctv"] })).toEqual([])
  })

  it("getQuestionLift accepts each value of a demographic filter, and the counts of all values add up to the unfiltered count", async () => {
    const all = await total({})
    for (const { filter_name = "", values = [] } of await demographics(id, { demo_type: ["base", "taq"] })) {
      const parts = await Promise.all(
        values.map(({ type, value }) => total({ [type === "range" ? `${filter_name}__range` : filter_name]: value }))
      )
      expect(
        parts.reduce((sum, each) => sum + each, 0),
        filter_name
      ).toBe(all)
      expect(Math.min(...parts), filter_name).toBeGreaterThan(0)
    }
  })

  it("listDemographicFilters returns the same list for a draft as for a launched campaign", async () => {
    expect(await demographics(draft)).toEqual(await demographics(id))
  })
})

describe("demographic filters of lift", () => {
  it("a range in a lift filter restricts a numeric demographic, and is ignored for any other demographic", async () => {
    expect(await total({ demo_age__lte: "40" })).toBeLessThan(await total({}))
    expect(await total({ demo_region__lte: "2" })).toBe(await total({}))
    expect(await total({ demo_region__in: "1,2" })).toBeLessThan(await total({}))
    expect(await total({ taq_3546__gte: "2" })).toBe(await total({}))
  })
})

describe("listTargetAudiences", () => {
  const list = async (campaign: string) =>
    (await brandLift.get<Wire.TargetAudienceList>(`${campaigns}/${campaign}/target-audiences`)).body.target_audiences

  it("listTargetAudiences lists the audiences with the text of their answers", async () => {
    expect(await list(id)).toEqual([
      {
        id: 301,
        target_name: "Coffee drinkers",
        is_default: false,
        qualifications: [
          {
            question_name: "Coffee",
            question_text: "How often do you drink coffee?",
            marketplace_question_type: "single",
            answer_type: "contains",
            filter_name: "taq_3546",
            options: [
              { precode: 1, text: "Daily" },
              { precode: 2, text: "Weekly" }
            ]
          },
          expect.objectContaining({
            question_name: "Gender",
            filter_name: "demo_gender",
            options: [{ precode: 2, text: "Female" }]
          })
        ]
      }
    ])
  })

  it("a lift filter by the id of a target audience equals a filter by the qualifications of that audience", async () => {
    const own = await total({ target_audience_id__in: [301] })
    expect(own).toBe(await total({ taq_3546__in: "1,2", demo_gender: "2" }))
    expect(own).toBeLessThan(await total({}))
  })

  it("listTargetAudiences is empty for a draft, whose audiences have no ids yet", async () => {
    expect(await list(draft)).toEqual([])
  })
})

describe("getNonDemographicFilters", () => {
  const values = async (campaign: string) =>
    (await brandLift.get<Wire.NonDemographicFilters>(`${campaigns}/${campaign}/non-demographic-filters`)).body

  it("getNonDemographicFilters lists values that the lift filters accept", async () => {
    const found = await values(id)
    const kept = async (name: string, value: unknown) =>
      (await brandLift.lift(id, { [name]: value })).body.exposed_count ?? 0
    const options = (list: ReadonlyArray<Wire.FilterOption> = []) => list.map(({ value }) => value)
    const byName = {
      device_type: found.device_types,
      creative_id: found.creatives,
      placement_id: found.placements,
      publisher_id: found.publishers,
      frequency: found.frequency,
      channel: found.channels,
      ad_duration: options(found.ad_durations),
      daypart: options(found.dayparts),
      media_channel: options(found.media_channels)
    }
    for (const [name, list = []] of Object.entries(byName)) {
      expect(list.length, name).toBeGreaterThan(0)
      for (const value of list) expect(await kept(name, value), `${name} ${String(value)}`).toBeGreaterThan(0)
    }
    expect(found).toMatchObject({ channels: ["digital", "social"], networks: [], creative_groups: [] })
  })

  it("getNonDemographicFilters lists creative groups that contain a creative", async () => {
    const creative = String((await values(id)).creatives?.[0])
    await brandLift.post(`${campaigns}/${id}/groups/creative`, { groups: [{ group_name: "Autumn" }] })
    await brandLift.post(`${campaigns}/${id}/names/creative`, [{ id: creative, group_id: 41 }])
    expect((await values(id)).creative_groups).toEqual(["41"])
    const kept = async (params: object) => (await brandLift.lift(id, { ...params })).body.exposed_count
    expect(await kept({ creative_group_id: "41" })).toBe(await kept({ creative_id: creative }))
  })

  it("getNonDemographicFilters lists only the channels for a draft", async () => {
    expect(await values(draft)).toMatchObject({ channels: ["digital", "social"], creatives: [], device_types: [] })
  })
})

describe("listTargetedRecruitmentOptions", () => {
  it("listTargetedRecruitmentOptions returns exactly the questions that exclude_targeted_recruitment removes from the question list", async () => {
    const { body } = await brandLift.get<Array<Wire.TargetedRecruitmentOption>>(
      `${campaigns}/${draft}/targeted-recruitment-options`
    )
    expect(body).toContainEqual({
      id: 3546,
      qualification: "Coffee",
      options: ["Daily", "Weekly", "Less often", "Never"]
    })
    const names = async (params: string) => {
      const path = `/api/impact-measurement/v1/country-languages/9/questions${params}`
      return (await brandLift.get<Wire.CountryLanguageQuestionList>(path)).body.questions.map((_) => _.question_id)
    }
    const rest = await names("?exclude_targeted_recruitment=true")
    expect(new Set([...rest, ...body.map((_) => _.id ?? 0)])).toEqual(new Set(await names("")))
    expect(rest.length + body.length).toBe((await names("")).length)
  })
})

it.each(["demographic-filters", "target-audiences", "non-demographic-filters", "targeted-recruitment-options"])(
  "the filter list %s of an unknown campaign gets 404",
  async (path) => {
    expect((await brandLift.get(`${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/${path}`)).status).toBe(404)
  }
)
