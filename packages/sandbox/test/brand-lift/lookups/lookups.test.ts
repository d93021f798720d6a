import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, draft, query, startBrandLift } from "../startBrandLift.ts"

const prefix = "/api/impact-measurement/v1"
const { get, post } = startBrandLift()

describe("listIndustries", () => {
  it("a draft accepts the industries of listIndustries and no others", async () => {
    const { items } = (await get<Wire.IndustryList>(`${prefix}/industries`)).body
    const create = (industry_id: number) => post(campaigns, draft({ industry_id }))
    expect((await create(items.at(-1)?.id ?? 0)).status).toBe(200)
    expect((await create((items.at(-1)?.id ?? 0) + 1)).status).toBe(400)
    expect(items.every(({ industry_name = "" }) => industry_name !== "")).toBe(true)
  })
})

describe("listCountryLanguages", () => {
  const list = async (params: object = {}) =>
    (await get<Wire.CountryLanguageList>(query(`${prefix}/country-languages`, { ...params }))).body.items

  it("listCountryLanguages with several channels lists the country languages that support all of them", async () => {
    const all = await list()
    for (const channels of [["digital"], ["linear_tv"], ["linear_tv", "digital"]]) {
      const expected = all.filter(({ supported_channels = [] }) =>
        channels.every((_) => supported_channels.includes(_))
      )
      expect(await list({ channels })).toEqual(expected)
    }
    expect((await list({ channels: ["linear_tv"] })).length).toBeLessThan(all.length)
  })

  it("listCountryLanguages uses each country id for a single country name, and each language id for a single language name", async () => {
    const all = await list()
    const pairs = (name: "country" | "language") => new Set(all.map((_) => `${_[`${name}_id`]} ${_[`${name}_name`]}`))
    for (const name of ["country", "language"] as const) {
      expect(pairs(name).size).toBe(new Set(all.map((_) => _[`${name}_id`])).size)
    }
  })

  it("listCountryLanguages refuses an unknown channel", async () => {
    expect((await get(`${prefix}/country-languages?channels=social`)).status).toBe(400)
  })
})

describe("getCountryLanguage", () => {
  it("getCountryLanguage returns an item of listCountryLanguages, or 404 for an unknown id", async () => {
    const { items } = (await get<Wire.CountryLanguageList>(`${prefix}/country-languages`)).body
    for (const item of items) expect((await get(`${prefix}/country-languages/${item.id}`)).body).toEqual(item)
    for (const id of ["1", "english"]) expect((await get(`${prefix}/country-languages/${id}`)).status).toBe(404)
  })
})

describe("screening questions", () => {
  const questions = async (params: object = {}) =>
    (await get<Wire.CountryLanguageQuestionList>(query(`${prefix}/country-languages/9/questions`, { ...params }))).body
      .questions

  it("the list of screening questions with exclude_targeted_recruitment omits those that campaigns can recruit by", async () => {
    const [all, others] = [await questions(), await questions({ exclude_targeted_recruitment: true })]
    const names = (list: ReadonlyArray<Wire.CountryLanguageQuestion>) => list.map(({ name }) => name)
    expect(names(all)).toEqual(expect.arrayContaining(["Age", "Gender", "Age of children"]))
    expect(names(others)).toContain("Gender")
    expect(names(others)).not.toContain("Age of children")
    expect(await questions({ exclude_targeted_recruitment: false })).toEqual(all)
  })

  it("the options of a screening question are returned with their texts and precodes", async () => {
    const options = async (id: number) =>
      (await get<Wire.CountryLanguageQuestionOptionList>(`${prefix}/country-languages/9/questions/${id}/options`)).body
        .question_options
    expect(await options(43)).toEqual([
      { option_text: "Male", precode: "1", question_id: 43 },
      { option_text: "Female", precode: "2", question_id: 43 }
    ])
    expect((await options(42)).at(0)).toEqual({ option_text: "18", precode: "18", question_id: 42 })
  })

  it.each([
    "country-languages/1/questions",
    "country-languages/1/questions/43/options",
    "country-languages/9/questions/1/options"
  ])("the lookup path %s, which contains an unknown id, gets 404", async (path) => {
    expect((await get(`${prefix}/${path}`)).status).toBe(404)
  })
})
