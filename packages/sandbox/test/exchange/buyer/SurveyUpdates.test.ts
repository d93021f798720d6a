import { describe, expect, it } from "vitest"
import { startExchange } from "../startExchange.ts"
import { draft, live, createSurvey, readSurvey, updateSurvey } from "./buyerSurvey.ts"

describe("the update of a buyer's survey", () => {
  it("an update of a buyer's survey resets omitted fields to their defaults, except those locked by the first launch", async () => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await createSurvey(exchange, { ...live, IndustryID: 1, BusinessUnitID: 2202 })
    await updateSurvey(exchange, number, live)
    expect(await readSurvey(exchange, number)).toMatchObject({ IndustryID: 30, BusinessUnitID: 2202 })
  })

  it.each([
    ["CountryLanguageID", { CountryLanguageID: 8 }],
    ["BusinessUnitID", { BusinessUnitID: 2203 }],
    ["QuotaCalculationTypeID", { QuotaCalculationTypeID: 2 }]
  ])("an update cannot change %s of a buyer's survey after its first launch", async (field, change) => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await createSurvey(exchange, draft)
    expect((await updateSurvey(exchange, number, { ...live, SurveyStatusCode: "02", ...change })).status).toBe(200)
    expect((await updateSurvey(exchange, number, { ...live, ...change })).status).toBe(200)
    const before = await readSurvey(exchange, number)
    const undone = await updateSurvey(exchange, number, {
      ...live,
      ...change,
      [field]: field === "CountryLanguageID" ? 9 : field === "BusinessUnitID" ? 2201 : 1
    })
    expect(undone).toMatchObject({
      status: 400,
      body: { ApiMessages: [`${field}: This value cannot be changed after the first launch.`] }
    })
    expect(await readSurvey(exchange, number)).toEqual(before)
  })

  it.each([
    ["03", "01", 400],
    ["03", "05", 200],
    ["03", "04", 200],
    ["03", "06", 400],
    ["02", "06", 200],
    ["01", "04", 400]
  ])("an update of a buyer's survey from status %s to %s gets %i", async (from, to, status) => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await createSurvey(exchange, { ...live, SurveyStatusCode: from })
    expect((await updateSurvey(exchange, number, { ...live, SurveyStatusCode: to })).status).toBe(status)
    expect((await readSurvey(exchange, number))?.SurveyStatusCode).toBe(status === 200 ? to : from)
  })

  it("a survey update whose path and body have different survey numbers is refused", async () => {
    const exchange = startExchange()
    const { SurveyNumber: number } = await createSurvey(exchange, draft)
    expect(
      await exchange.put(`/Demand/v1/Surveys/Update/${number}`, { ...draft, SurveyNumber: number + 1 })
    ).toMatchObject({
      status: 400,
      body: { ApiMessages: ["SurveyNumber: This value must equal the number in the path."] }
    })
    expect(await readSurvey(exchange, number)).toMatchObject({ SurveyName: draft.SurveyName, SurveyStatusCode: "01" })
    expect((await exchange.put(`/Demand/v1/Surveys/Update/${number}`, draft)).status).toBe(400)
  })

  it("a request for another buyer's survey gets 403, and one for an unknown survey gets 404", async () => {
    const exchange = startExchange()
    expect((await exchange.get("/Demand/v1/Surveys/BySurveyNumber/1000001")).status).toBe(403)
    expect((await exchange.get("/Demand/v1/Surveys/BySurveyNumber/5000001")).status).toBe(404)
    expect((await updateSurvey(exchange, 1_000_001, live)).status).toBe(403)
    expect((await updateSurvey(exchange, 5_000_001, live)).status).toBe(404)
  })
})
