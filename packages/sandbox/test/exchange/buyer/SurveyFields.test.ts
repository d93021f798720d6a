import { describe, expect, it } from "vitest"
import { startExchange } from "../startExchange.ts"
import { draft, live, createSurvey, readSurvey, updateSurvey } from "./buyerSurvey.ts"

describe("the fields of a buyer's survey", () => {
  it("a buyer's survey can be created with four fields, gets a unique number and SID, and is read as it was created", async () => {
    const exchange = startExchange()
    const survey = await createSurvey(exchange, draft)
    expect(survey).toMatchObject({
      ...draft,
      SurveySID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      BusinessUnitID: 2201
    })
    expect(await readSurvey(exchange, survey.SurveyNumber)).toEqual(survey)
    const other = await createSurvey(exchange, draft)
    expect(other.SurveyNumber).not.toBe(survey.SurveyNumber)
    expect(other.SurveySID).not.toBe(survey.SurveySID)
  })

  it("creating a buyer's survey ignores the SurveyNumber and SurveySID in the request body, and an update ignores the SurveySID", async () => {
    const exchange = startExchange()
    const first = await createSurvey(exchange, live)
    const copy = await createSurvey(exchange, { ...first, Colour: "red" })
    expect(copy).toEqual({ ...first, SurveyNumber: 5_000_002, SurveySID: expect.any(String) as string })
    expect(copy.SurveySID).not.toBe(first.SurveySID)
    expect(await readSurvey(exchange, copy.SurveyNumber)).toEqual(copy)
    await updateSurvey(exchange, copy.SurveyNumber, { ...live, SurveySID: first.SurveySID, SurveyStatusCode: "04" })
    expect(await readSurvey(exchange, copy.SurveyNumber)).toMatchObject({
      SurveySID: copy.SurveySID,
      SurveyStatusCode: "04"
    })
    expect(await readSurvey(exchange, first.SurveyNumber)).toEqual(first)
  })

  it("every field of a survey that a buyer creates is stored", async () => {
    const exchange = startExchange()
    const whole = {
      ...live,
      AccountID: 411,
      SurveyPriority: 11,
      IndustryID: 10,
      StudyTypeID: 1,
      ClientCPI: 4.5,
      TestRedirectURL: "x".repeat(3000),
      IsActive: false,
      PlatformExchangeAllocation: 40,
      PlatformExchangeHedgeAccess: true,
      IsVerifyCallBack: true,
      UniquePID: false,
      UniqueIPAddress: false,
      IsRelevantID: true,
      IsDedupe: true,
      IsGeoIP: true,
      IsFraudProfile: true,
      IsTrueSample: true,
      FraudProfileThreshold: 7,
      QuotaCalculationTypeID: 2,
      SurveyPlatformID: 1,
      BidLengthOfInterview: 12,
      BusinessUnitID: 2202,
      SampleTypeID: 101,
      BidIncidence: 45,
      CollectsPII: true
    }
    const survey = await createSurvey(exchange, whole)
    expect(survey).toMatchObject(whole)
    expect(await readSurvey(exchange, survey.SurveyNumber)).toMatchObject(whole)
  })

  it("the live URL of a buyer's survey can contain macros and is returned unchanged", async () => {
    const exchange = startExchange()
    const url = "https://umfragen.example/größe?r=[%RID%]&v=[%RSFN%]"
    const { SurveyNumber } = await createSurvey(exchange, { ...draft, ClientSurveyLiveURL: url })
    expect((await exchange.get(`/Demand/v1/Surveys/BySurveyNumber/${SurveyNumber}`)).body).toMatchObject({
      Survey: { ClientSurveyLiveURL: url }
    })
  })
})
