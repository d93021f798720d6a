import { describe, expect, it } from "vitest"
import type { SupplierLinkResponse } from "@fieldwork/specs/exchange/schema"
import { linkPath, plainLink, startExchange } from "./startExchange.ts"

const path = (survey: number | string, supplier = "4711") => `/Supply/v1/SupplierLinks/Create/${survey}/${supplier}`

describe("creating entry links", () => {
  it("a new entry link keeps its redirects with their macros, and has a live link and a test link", async () => {
    const redirects = {
      DefaultLink: "https://panel.example/r?mid=[%MID%]",
      SuccessLink: "https://panel.example/r?mid=[%MID%]&pay=[%REVENUE%]&s=c",
      FailureLink: "https://panel.example/r?mid=[%MID%]&s=t",
      OverQuotaLink: "https://panel.example/r?mid=[%MID%]&s=q",
      QualityTerminationLink: ""
    }
    const { body, status } = await startExchange().post(linkPath, {
      SupplierLinkTypeCode: "TS",
      TrackingTypeCode: "S2S",
      ...redirects
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ApiResult: 0, ApiResultCode: 0, ApiMessages: [], ResultCount: 1 })
    const { SupplierLink = {} } = body as SupplierLinkResponse
    expect(SupplierLink).toMatchObject({ SupplierLinkTypeCode: "TS", TrackingTypeCode: "S2S", ...redirects })
    expect(SupplierLink.LiveLink).toMatch(/^http:\/\/sandbox\.example\/s\/default\.aspx\?SID=[0-9a-f-]{36}&PID=$/)
    expect(SupplierLink.TestLink).toMatch(/^http:\/\/sandbox\.example\//)
    expect(SupplierLink.TestLink).not.toBe(SupplierLink.LiveLink)
  })

  it("a new entry link without a redirect uses the redirect of the supplier", async () => {
    const { body } = await startExchange().post(linkPath, { ...plainLink, SuccessLink: "https://panel.example/c" })
    const { SupplierLink = {} } = body as SupplierLinkResponse
    expect(SupplierLink.SuccessLink).toBe("https://panel.example/c")
    expect(SupplierLink.FailureLink).toMatch(/supplier-4711.*\[%MID%\]/)
  })

  it("the payout of an entry link is the payout of its survey", async () => {
    const exchange = startExchange()
    const { SupplierLink = {} } = (await exchange.post(linkPath, plainLink)).body as SupplierLinkResponse
    const survey = (await exchange.surveys()).find(({ survey_id }) => survey_id === 1_000_001)
    expect(SupplierLink.RPI).toEqual({ Value: survey?.revenue_per_interview, CurrencyCode: "USD" })
  })

  it("an entry link can be created for most live surveys", async () => {
    const exchange = startExchange()
    const live = (await exchange.surveys()).filter(({ is_live }) => is_live)
    const statuses = await Promise.all(
      live.map(async ({ survey_id }) => (await exchange.post(path(survey_id), plainLink)).status)
    )
    // Status 400 occurs for the few surveys for which the buyer has already created a targeted link, and 404 for surveys without an allocation.
    expect(new Set(statuses)).toEqual(new Set([200, 400, 404]))
    expect(statuses.filter((status) => status === 200).length / live.length).toBeGreaterThan(0.8)
  })

  it("creating an entry link without an allocation gets 404", async () => {
    const exchange = startExchange()
    const { body, status } = await exchange.post(path(1_000_003), plainLink)
    expect(status).toBe(404)
    expect(body).toMatchObject({ ApiResult: 1, ApiMessages: ["SupplierAllocation does not exist"] })
    expect((await exchange.post(path(1_000_003, "4712"), plainLink)).status).toBe(200)
  })

  it("creating an entry link twice is refused, and the first link remains", async () => {
    const exchange = startExchange()
    await exchange.post(linkPath, plainLink)
    expect(await exchange.post(linkPath, plainLink)).toMatchObject({
      status: 400,
      body: { ApiMessages: [expect.stringContaining("already exists")] }
    })
    expect((await exchange.send("4711", 1_000_001, 1)).status).toBe(200)
  })

  const long = `https://panel.example/${"x".repeat(2999)}`.slice(0, 2999)

  it("the exchange accepts a new entry link whose redirect URL has 2999 characters", async () => {
    const { status } = await startExchange().post(linkPath, { ...plainLink, SuccessLink: long })
    expect(status).toBe(200)
  })

  it.each([
    ...["DefaultLink", "SuccessLink", "FailureLink", "OverQuotaLink", "QualityTerminationLink"].map(
      (field) => [`a ${field} of 3000 characters`, linkPath, { ...plainLink, [field]: `${long}x` }, 400, field] as const
    ),
    ["a missing type", linkPath, { TrackingTypeCode: "NONE" }, 400, "SupplierLinkTypeCode"],
    ["a missing tracking type", linkPath, { SupplierLinkTypeCode: "OWS" }, 400, "TrackingTypeCode"],
    ["an unknown type", linkPath, { ...plainLink, SupplierLinkTypeCode: "ZZ" }, 400, "SupplierLinkTypeCode"],
    ["an unknown tracking type", linkPath, { ...plainLink, TrackingTypeCode: "PIGEON" }, 400, "TrackingTypeCode"],
    ["a number in place of text", linkPath, { ...plainLink, SuccessLink: 1 }, 400, "SuccessLink"],
    ["an unknown survey", path(9), plainLink, 404, "Survey 9 does not exist"],
    ["a malformed survey number", path("abc"), plainLink, 400, "SurveyNumber"]
  ] as const)(
    "creating an entry link with %s is refused and changes nothing",
    async (_, target, body, status, words) => {
      const exchange = startExchange()
      const reply = await exchange.post(target, body)
      expect(reply).toMatchObject({
        status,
        body: { ApiResult: 1, ResultCount: 0, ApiMessages: [expect.stringContaining(words)] }
      })
      expect((await exchange.send("4711", 1_000_001, 1)).status).toBe(404)
      expect((await exchange.post(linkPath, plainLink)).status).toBe(200)
    }
  )
})
