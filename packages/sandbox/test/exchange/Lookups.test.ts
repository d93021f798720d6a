import { describe, expect, it } from "vitest"
import type { BundledLookups } from "@fieldwork/specs/exchange/schema"
import { startExchange } from "./startExchange.ts"

const bundle = (options: string) => `/Lookup/v1/BasicLookups/BundledLookups/${options}`

const options = [
  "Countries",
  "CountryLanguages",
  "Industries",
  "SampleTypes",
  "StudyTypes",
  "SupplierLinkTypes",
  "SurveyStatuses",
  "BidProbabilities",
  "BidStatuses",
  "ProposalTypes",
  "CategoryLockOutDurations",
  "QuestionClassifications",
  "SupplierPreferenceTypes",
  "SupplierRequestStatuses",
  "ThirdPartyServices"
]

describe("bundled lookups", () => {
  it.each(options)(
    "the bundled lookup of the exchange with the option %s fills only the list of this option",
    async (option) => {
      const { body, status } = await startExchange().get(bundle(option))
      expect(status).toBe(200)
      const lists = Object.entries(body as object).filter(([field]) => field.startsWith("All"))
      expect(lists).toHaveLength(17)
      const full = lists.filter(([, list]) => (list as ReadonlyArray<unknown>).length > 0)
      expect(full.map(([field]) => field)).toEqual([`All${option}`])
      const count = full.reduce((sum, [, list]) => sum + (list as ReadonlyArray<unknown>).length, 0)
      expect(body).toMatchObject({ ApiResult: 0, ApiResultCode: 0, ResultCount: count })
    }
  )

  it("a request for bundled lookups that names several options, separated by commas, returns the list of each option", async () => {
    const { body } = await startExchange().get(bundle("StudyTypes,SampleTypes"))
    const { AllSampleTypes, AllStudyTypes } = body as BundledLookups
    expect(AllStudyTypes).toContainEqual({ Code: "ADH", Id: "1", IsActive: true, Name: "Adhoc", SortOrder: 1 })
    expect(AllStudyTypes).toContainEqual(expect.objectContaining({ Id: "22", Name: "Recontact" }))
    expect(AllSampleTypes).toContainEqual(expect.objectContaining({ Code: "Consumer", Id: "100" }))
  })

  it("the country languages in the bundled lookups have the publicly known ids, such as 9 for English - United States", async () => {
    const { AllCountryLanguages = [] } = (await startExchange().get(bundle("CountryLanguages"))).body as BundledLookups
    const byId = Object.fromEntries(AllCountryLanguages.map(({ Id, Name }) => [Id, Name]))
    expect(byId).toMatchObject({
      6: "English - Canada",
      8: "English - United Kingdom",
      9: "English - United States",
      10: "French - France"
    })
  })

  it("every id and code in a bundled lookup of the exchange is unique", async () => {
    const { body } = await startExchange().get(bundle(options.join(",")))
    for (const [field, list] of Object.entries(body as BundledLookups)) {
      if (!Array.isArray(list) || field === "ApiMessages") continue
      const entries = list as NonNullable<BundledLookups["AllCountries"]>
      expect(new Set(entries.map(({ Id }) => Id)).size).toBe(entries.length)
      expect(new Set(entries.map(({ Code }) => Code)).size).toBe(entries.length)
      expect(entries.map(({ SortOrder }) => SortOrder)).toEqual(entries.map((_, index) => index + 1))
    }
  })

  it.each(["Unicorns", "Countries,Unicorns", "countries", "Countries,", ","])(
    "a bundled lookup of the exchange with the options %s gets 400",
    async (options) => {
      const { body, status } = await startExchange().get(bundle(options))
      expect(status).toBe(400)
      expect(body).toMatchObject({ ApiResult: 1, ApiMessages: [expect.stringContaining("Bundle")] })
    }
  )
})
