import { describe, expect, it } from "vitest"
import { startExchange } from "../startExchange.ts"
import { postSurvey, draft, live, createSurvey } from "./buyerSurvey.ts"

describe("the creation of a buyer's survey", () => {
  it.each([
    ["a price that cannot be represented", { ...live, QuotaCPI: 1e308 }, "QuotaCPI"],
    ["a quota that is too large", { ...live, Quota: 1e308 }, "Quota"],
    ["a live status and a price of 0.009", { ...live, QuotaCPI: 0.009 }, "QuotaCPI"],
    ["a live status and no price", { ...draft, SurveyStatusCode: "03", Quota: 1 }, "QuotaCPI"],
    ["a live status and no quota", { ...draft, SurveyStatusCode: "03", QuotaCPI: 1 }, "Quota"],
    ["an unknown status", { ...draft, SurveyStatusCode: "99" }, "SurveyStatusCode"],
    ["the status complete", { ...live, SurveyStatusCode: "04" }, "SurveyStatusCode"],
    ["an unknown country language", { ...draft, CountryLanguageID: 999 }, "CountryLanguageID"],
    ["an unknown industry", { ...draft, IndustryID: 999 }, "IndustryID"],
    ["an unknown study type", { ...draft, StudyTypeID: 999 }, "StudyTypeID"],
    ["an unknown sample type", { ...draft, SampleTypeID: 999 }, "SampleTypeID"],
    ["a business unit of another account", { ...draft, BusinessUnitID: 101 }, "BusinessUnitID"],
    ["another account", { ...draft, AccountID: 412 }, "AccountID"],
    ["an unknown quota calculation type", { ...draft, QuotaCalculationTypeID: 3 }, "QuotaCalculationTypeID"],
    ["an unknown platform", { ...draft, SurveyPlatformID: 2 }, "SurveyPlatformID"],
    ["a name of 129 characters", { ...draft, SurveyName: "x".repeat(129) }, "SurveyName"],
    ["an empty name", { ...draft, SurveyName: " " }, "SurveyName"],
    ["a priority of 0", { ...draft, SurveyPriority: 0 }, "SurveyPriority"],
    ["a priority of 12", { ...draft, SurveyPriority: 12 }, "SurveyPriority"],
    ["an allocation of 101 %", { ...draft, PlatformExchangeAllocation: 101 }, "PlatformExchangeAllocation"],
    ["a negative quota", { ...draft, Quota: -1 }, "Quota"],
    ["an incidence of 101 %", { ...draft, BidIncidence: 101 }, "BidIncidence"],
    ["a malformed live URL", { ...draft, ClientSurveyLiveURL: "surveys.example.com" }, "ClientSurveyLiveURL"],
    [
      "a live URL with an incomplete macro",
      { ...draft, ClientSurveyLiveURL: "https://a.example/?r=[%RID" },
      "ClientSurveyLiveURL"
    ],
    [
      "a live URL of 3001 characters",
      { ...draft, ClientSurveyLiveURL: `https://a.example/${"x".repeat(2983)}` },
      "ClientSurveyLiveURL"
    ],
    ["a test URL of 3001 characters", { ...draft, TestRedirectURL: "x".repeat(3001) }, "TestRedirectURL"]
  ])("creating a buyer's survey with %s is refused, and nothing is created", async (_, body, field) => {
    const exchange = startExchange()
    expect(await postSurvey(exchange, body)).toMatchObject({
      status: 400,
      body: { ApiResult: 1, ApiMessages: expect.arrayContaining([expect.stringContaining(`${field}: `)]) }
    })
    expect((await createSurvey(exchange, draft)).SurveyNumber).toBe(5_000_001)
  })

  it("a buyer's survey with each field at its limit is accepted", async () => {
    const exchange = startExchange()
    await createSurvey(exchange, { ...live, QuotaCPI: 0.01, Quota: 1 })
    await createSurvey(exchange, { ...draft, QuotaCPI: 0, Quota: 0, SurveyName: "x".repeat(128), SurveyPriority: 1 })
    await createSurvey(exchange, { ...draft, ClientSurveyLiveURL: `https://a.example/${"x".repeat(2982)}` })
    await createSurvey(exchange, { ...draft, ClientSurveyLiveURL: "https://umfragen.example/größe?r=%5B%25RID%25%5D" })
  })
})
