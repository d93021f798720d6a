import { describe, expect, it } from "vitest"
import type {
  OfferwallSurvey,
  OfferwallSurveysResponse,
  QualifiedRespondentsResponse,
  SurveyAllocationResponse,
  SurveyGroupsResponse,
  SurveyInventory
} from "@fieldwork/specs/exchange/schema"
import {
  day,
  everything,
  linkPath,
  opportunitiesIn,
  opportunitiesPath,
  plainLink,
  type TestExchange,
  startExchange
} from "./startExchange.ts"

const inventory = async (exchange: TestExchange, supplier = "4711") =>
  ((await exchange.get(`/Supply/v1/Surveys/Inventory/${supplier}`)).body as SurveyInventory)
    .SupplyAllocationSurveyIDs ?? []

const offerwall = async (exchange: TestExchange, supplier = "4711"): Promise<ReadonlyArray<OfferwallSurvey>> =>
  ((await exchange.get(`/Supply/v1/Surveys/AllOfferwall/${supplier}`)).body as OfferwallSurveysResponse).Surveys ?? []

const allocationPath = (survey: number, supplier = "4711") =>
  `/Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/${survey}/${supplier}`

const allocation = async (exchange: TestExchange, survey: number, supplier = "4711") =>
  ((await exchange.get(allocationPath(survey, supplier))).body as SurveyAllocationResponse).SupplierAllocationSurvey

describe("the survey inventory", () => {
  it("a supplier's inventory contains the live surveys with an allocation for that supplier, even if the allocation is 0", async () => {
    const exchange = startExchange()
    const live = (await exchange.surveys()).filter(({ is_live }) => is_live).map(({ survey_id }) => survey_id)
    const numbers = await inventory(exchange)
    expect(numbers.filter((number) => !live.includes(number))).toEqual([])
    expect(numbers).toContain(1_000_001)
    expect(numbers).not.toContain(1_000_003)
    expect(await inventory(exchange, "4712")).toContain(1_000_003)
    await exchange.control("PATCH", "/surveys/1000001", { allocations: { "4711": 0 } })
    expect(await inventory(exchange)).toContain(1_000_001)
    expect((await offerwall(exchange)).map(({ SurveyNumber }) => SurveyNumber)).not.toContain(1_000_001)
    await exchange.control("PATCH", "/surveys/1000001", { status: "05" })
    expect(await inventory(exchange)).not.toContain(1_000_001)
  })

  it("the inventory of a supplier has ApiResult 0 and the number of its surveys as ResultCount", async () => {
    const { body } = await startExchange().get("/Supply/v1/Surveys/Inventory/4711")
    const { ApiResult, ResultCount, SupplyAllocationSurveyIDs } = body as SurveyInventory
    expect([ApiResult, ResultCount]).toEqual([0, SupplyAllocationSurveyIDs?.length])
  })
})

describe("the offerwall", () => {
  it("the offerwall lists surveys with the same values as the opportunities callbacks, under CamelCase field names", async () => {
    const exchange = startExchange()
    await exchange.post(opportunitiesPath, everything)
    await exchange.advance(day / 8)
    const told = new Map(opportunitiesIn(exchange.received).map((message) => [message.survey_id, message]))
    const shown = (await offerwall(exchange)).filter(({ SurveyNumber }) => told.has(SurveyNumber))
    expect(shown.length).toBeGreaterThan(50)
    for (const survey of shown) {
      const message = told.get(survey.SurveyNumber)
      expect(survey).toMatchObject({
        SurveyName: message?.survey_name,
        RPI: { Value: message?.revenue_per_interview?.value, CurrencyCode: "USD" },
        CPI: message?.revenue_per_interview?.value,
        IsOnlySupplierInGroup: message?.is_only_supplier_in_group
      })
    }
  })

  it("the offerwall writes dates in the form /Date(...)/, and SurveyGroup and SurveyGroupID as null", async () => {
    for (const { FieldEndDate, SurveyGroup, SurveyGroupID } of await offerwall(startExchange())) {
      expect(FieldEndDate).toMatch(/^\/Date\(\d{13}-0[56]00\)\/$/)
      expect([SurveyGroup, SurveyGroupID]).toEqual([null, null])
    }
  })

  it.each([
    ["0 for surveys in a group, as documented", {}, 0, 1],
    ["1 for surveys in a group with the setting as_observed", { survey_group_exists: "as_observed" }, 1, 0]
  ] as const)("the value of SurveyGroupExists in the offerwall is %s", async (_, settings, inGroup, alone) => {
    const exchange = startExchange({ settings })
    for (const { SurveyGroupExists, SurveyNumber } of await offerwall(exchange)) {
      const { SurveyGroups = [] } = (
        await exchange.get(`/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/${SurveyNumber}/4711`)
      ).body as SurveyGroupsResponse
      expect(SurveyGroupExists).toBe(SurveyGroups.length > 0 ? inGroup : alone)
    }
  })
})

describe("legacy survey listings", () => {
  /** Returns the offerwall before the supplier creates a link, and the offerwall and the allocation afterwards. */
  const listings = async (settings: object) => {
    const exchange = startExchange({ settings })
    await exchange.advance(day)
    const shown = await offerwall(exchange)
    await exchange.post(linkPath, plainLink)
    const { body } = await exchange.get("/Supply/v1/Surveys/AllOfferwall/4711")
    const linked = await allocation(exchange, 1_000_001)
    return { shown, after: body as OfferwallSurveysResponse, linked }
  }
  const numbers = (surveys: ReadonlyArray<OfferwallSurvey> = []) => surveys.map(({ SurveyNumber }) => SurveyNumber)

  it("the offerwall contains whole percentages and link type ids, and omits surveys with an entry link of the supplier", async () => {
    const { after, linked, shown } = await listings({})
    for (const { CompletionPercentage = 0, Conversion = 0, SurveyMobileConversion = 0 } of shown) {
      for (const percent of [CompletionPercentage, Conversion, SurveyMobileConversion]) {
        expect(Number.isInteger(percent)).toBe(true)
      }
    }
    expect(Math.max(...shown.map(({ Conversion = 0 }) => Conversion))).toBeGreaterThan(10)
    expect(linked?.OfferwallAllocations?.[0]?.TargetModel?.SupplierLinkType).toBe(2)
    expect([after.ApiResult, after.ApiMessages?.length]).toEqual([0, 1])
    expect(numbers(shown)).toContain(1_000_001)
    expect(numbers(after.Surveys)).not.toContain(1_000_001)
  })

  it("with legacy_offerwall: as_streamed, conversions are fractions, link types are codes, and the offerwall keeps surveys with an entry link", async () => {
    const { after, linked, shown } = await listings({ legacy_offerwall: "as_streamed" })
    expect(Math.max(...shown.map(({ Conversion = 0 }) => Conversion))).toBeLessThanOrEqual(1)
    expect(shown.some(({ Conversion = 0 }) => Conversion > 0 && Conversion < 1)).toBe(true)
    expect(linked?.OfferwallAllocations?.[0]?.TargetModel?.SupplierLinkType).toBe("OWS")
    expect(after.ApiMessages).toEqual([])
    expect(numbers(after.Surveys)).toContain(1_000_001)
  })
})

describe("survey allocations", () => {
  it("a supplier's allocation contains the survey, its remaining completes, and the entry link once it exists", async () => {
    const exchange = startExchange()
    const before = await allocation(exchange, 1_000_001)
    expect(before?.OfferwallAllocations?.[0]?.TargetModel).toEqual({ TargetCCPI: before?.CPI })
    await exchange.post(linkPath, plainLink)
    const after = await allocation(exchange, 1_000_001)
    const [own] = after?.OfferwallAllocations ?? []
    expect(own).toMatchObject({
      SupplierCode: "4711",
      SupplierName: "Juniper Panel",
      HedgeRemaining: 0,
      AllocationRemaining: after?.TotalRemaining,
      TargetModel: { SupplierLinkType: 2, LiveSupplierLink: expect.stringContaining("/s/default.aspx?SID=") }
    })
    expect(after?.FieldBeginDate).toMatch(/^\/Date\(\d+-0[56]00\)\/$/)
    expect(after?.OfferwallAllocations).toHaveLength(1)
  })

  it("SupplierAllocations contains the reserved allocation of a survey and is empty for a survey without one", async () => {
    const exchange = startExchange()
    expect((await allocation(exchange, 1_000_003, "4712"))?.SupplierAllocations).toHaveLength(1)
    expect((await allocation(exchange, 1_000_001))?.SupplierAllocations).toEqual([])
  })

  it.each([
    [allocationPath(1_000_003), 404, "SupplierAllocation does not exist"],
    [allocationPath(9), 404, "Survey 9 does not exist"],
    [allocationPath(1_000_001, "4800"), 403, "may not act for supplier 4800"],
    ["/Supply/v1/Surveys/AllOfferwall/9", 404, "Supplier 9 does not exist"],
    ["/Supply/v1/Surveys/Inventory/4850", 403, "may not act for supplier 4850"],
    ["/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/9/4711", 404, "Survey 9 does not exist"]
  ])("a request for the surveys at %s is refused with status %i", async (path, status, words) => {
    expect(await startExchange().get(path)).toMatchObject({
      status,
      body: { ApiResult: 1, ApiMessages: [expect.stringContaining(words)] }
    })
  })
})

it("the survey groups of a survey contain all surveys of each group, including the survey itself", async () => {
  const exchange = startExchange()
  const groups = async (survey: number) =>
    ((await exchange.get(`/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/${survey}/4711`)).body as SurveyGroupsResponse)
      .SurveyGroups ?? []
  const all = await Promise.all(
    (await inventory(exchange)).map(async (number) => [number, await groups(number)] as const)
  )
  const grouped = all.filter(([, found]) => found.length > 0)
  expect(grouped.length).toBeGreaterThan(5)
  for (const [number, found] of grouped) {
    for (const { SurveyGroup, SurveyGroupSurveys } of found) {
      expect(SurveyGroup).toMatch(/^Wave \d+$/)
      expect(SurveyGroupSurveys).toContain(number)
    }
  }
})

describe("qualified respondents", () => {
  const path = (survey: number, supplier = "4711") =>
    `/Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/${survey}/${supplier}`

  it("the exchange lists the same qualified respondents of a recontact survey as the opportunities callback contains", async () => {
    const exchange = startExchange()
    await exchange.post(opportunitiesPath, {
      ...everything,
      opportunities: [{ country_language: {}, study_type: { eq: "recontact" } }]
    })
    await exchange.advance(day / 4)
    const told = new Map(opportunitiesIn(exchange.received).map((_) => [_.survey_id, _.respondent_pids ?? []]))
    expect(told.size).toBeGreaterThan(2)
    for (const [survey, pids] of told) {
      const { SurveyQualifiedRespondents = [] } = (await exchange.get(path(survey)))
        .body as QualifiedRespondentsResponse
      expect(SurveyQualifiedRespondents.map(({ PID }) => PID)).toEqual(pids)
    }
  })

  it.each([
    [1_000_001, "4711", 400, "not of study type Recontact"],
    [9, "4711", 404, "Survey 9 does not exist"],
    [1_000_001, "nobody", 404, "Supplier nobody does not exist"]
  ])(
    "a request for the qualified respondents of survey %i by supplier %s is refused with status %i",
    async (survey, supplier, status, words) => {
      expect(await startExchange().get(path(survey, supplier))).toMatchObject({
        status,
        body: { ApiMessages: [expect.stringContaining(words)] }
      })
    }
  )
})
