import { describe, expect, it } from "vitest"
import type { BundledLookups, DictionaryPage } from "@fieldwork/specs/exchange/schema"
import type { ExchangeSettings } from "../../src/exchange/ExchangeSettings.ts"
import { createSandbox, credentials } from "../../src/index.ts"
import { everything, linkPath, opportunitiesPath, outcomesPath, plainLink } from "./startExchange.ts"

/**
 * Starts a sandbox with compatibility settings. Its responses are not validated, because they intentionally differ from the OpenAPI document.
 */
const compatible = (settings: Partial<ExchangeSettings>) => {
  const received: Array<string> = []
  const sandbox = createSandbox({
    exchange: settings,
    send: async (request) => {
      received.push(await request.text())
      return new Response()
    }
  })
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await sandbox.fetch(`http://sandbox${path}`, {
      method,
      headers: { authorization: credentials.exchange.apiKey, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }
  return { sandbox, call, received }
}

const links = {
  DefaultLink: null,
  SuccessLink: "https://panel.example/complete",
  FailureLink: null,
  OverQuotaLink: null,
  QualityTerminationLink: null
}
const updatePath = linkPath.replace("Create", "Update")

describe("compatibility settings", () => {
  it("with the setting existing_link_status 409, creating an entry link twice gets 409", async () => {
    const { call } = compatible({ existing_link_status: 409 })
    expect((await call("POST", linkPath, plainLink)).status).toBe(200)
    expect((await call("POST", linkPath, plainLink)).status).toBe(409)
    const usual = compatible({})
    await usual.call("POST", linkPath, plainLink)
    expect((await usual.call("POST", linkPath, plainLink)).status).toBe(400)
  })

  it("with the setting null_in_link_create, null redirects of a new entry link become the defaults", async () => {
    const { call } = compatible({ null_in_link_create: "accepted" })
    const { body, status } = await call("POST", linkPath, { ...plainLink, ...links })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      SupplierLink: {
        SuccessLink: links.SuccessLink,
        DefaultLink: expect.stringContaining("https://supplier-4711.example/") as string
      }
    })
    expect((await compatible({}).call("POST", linkPath, { ...plainLink, ...links })).status).toBe(400)
  })

  it("with the setting null_in_link_update, null redirects of an updated entry link become empty", async () => {
    const { call } = compatible({ null_in_link_update: "accepted" })
    await call("POST", linkPath, plainLink)
    const { body, status } = await call("PUT", updatePath, { ...plainLink, ...links })
    expect(status).toBe(200)
    expect(body).toMatchObject({ SupplierLink: { SuccessLink: links.SuccessLink, DefaultLink: "" } })
    const usual = compatible({})
    await usual.call("POST", linkPath, plainLink)
    expect((await usual.call("PUT", updatePath, { ...plainLink, ...links })).status).toBe(400)
  })

  it("with the setting created_status 201, creating a resource gets 201, and replacing, reading or updating one gets 200", async () => {
    const { call } = compatible({ created_status: 201, null_in_link_update: "accepted" })
    const survey = {
      SurveyStatusCode: "01",
      SurveyName: "Tea",
      CountryLanguageID: 9,
      ClientSurveyLiveURL: "https://a.example"
    }
    expect((await call("POST", "/Demand/v1/Surveys/Create", survey)).status).toBe(201)
    expect((await call("POST", linkPath, plainLink)).status).toBe(201)
    expect((await call("POST", opportunitiesPath, everything)).status).toBe(201)
    expect((await call("POST", outcomesPath, { callback: "http://p.example", outcomes: [{}] })).status).toBe(201)
    expect((await call("PUT", updatePath, { ...plainLink, ...links })).status).toBe(200)
    expect((await call("GET", opportunitiesPath)).status).toBe(200)
  })

  it("with the setting locale_aliases, locales are written as fra_fr, and filters accept both spellings", async () => {
    const { call, received, sandbox } = compatible({ locale_aliases: true })
    const { result = [] } = (await call("GET", "/demand/v2-beta/locales")).body as DictionaryPage
    const codes = result.map(({ code }) => code)
    for (const code of ["fra_fr", "deu_de", "nld_nl", "zho_cn", "ces_cz", "eng_us"]) expect(codes).toContain(code)
    expect(codes).not.toContain("fre_fr")
    for (const locale of ["fra_fr", "fre_fr"]) {
      const filter = { ...everything, opportunities: [{ country_language: { eq: locale } }] }
      expect((await call("POST", opportunitiesPath, filter)).status).toBe(200)
    }
    await sandbox.advance({ hours: 8 })
    const told = received.flatMap((body) => JSON.parse(body) as ReadonlyArray<{ country_language: string }>)
    expect(new Set(told.map(({ country_language }) => country_language))).toEqual(new Set(["fra_fr"]))
    const usual = compatible({})
    const filter = { ...everything, opportunities: [{ country_language: { eq: "fra_fr" } }] }
    expect((await usual.call("POST", opportunitiesPath, filter)).status).toBe(400)
  })

  it("with the setting locale_list full, lookups and dictionaries list every country language", async () => {
    const count = async (settings: Partial<ExchangeSettings>) => {
      const { call } = compatible(settings)
      const { total } = (await call("GET", "/demand/v2-beta/locales?page_size=1")).body as DictionaryPage
      const { AllCountryLanguages = [] } = (
        await call("GET", "/Lookup/v1/BasicLookups/BundledLookups/CountryLanguages")
      ).body as BundledLookups
      expect(AllCountryLanguages).toHaveLength(total ?? -1)
      expect(new Set(AllCountryLanguages.map(({ Code }) => Code)).size).toBe(total)
      expect(new Set(AllCountryLanguages.map(({ Id }) => Id)).size).toBe(total)
      return total ?? 0
    }
    expect(await count({})).toBeLessThan(60)
    expect(await count({ locale_list: "full" })).toBeGreaterThan(200)
  })
})

it("operations that the exchange document does not have get 404, even with the settings created_status and locale_aliases", async () => {
  const { call } = compatible({ created_status: 201, locale_aliases: true })
  for (const path of [
    "/Supply/v1/Surveys/SupplierAllocations/All/4711",
    "/Supply/v1/SurveyQuotas/BySurveyNumber/1000001/4711",
    "/Supply/v1/SurveyQualifications/BySurveyNumberForOfferwall/1000001"
  ]) {
    expect((await call("GET", path)).status).toBe(404)
  }
})
