import { expect } from "vitest"
import type { OfferwallSurveysResponse, Survey, SurveyResponse } from "@fieldwork/specs/exchange/schema"
import type { TestExchange } from "../startExchange.ts"

export const draft = {
  SurveyStatusCode: "01",
  SurveyName: "Evening snacks",
  CountryLanguageID: 9,
  ClientSurveyLiveURL: "https://surveys.example.com/evening-snacks?live=1"
}
export const live = { ...draft, SurveyStatusCode: "03", QuotaCPI: 1.75, Quota: 400 }

export const postSurvey = (exchange: TestExchange, body: object) => exchange.post("/Demand/v1/Surveys/Create", body)

export const createSurvey = async (exchange: TestExchange, body: object): Promise<Survey> => {
  const reply = await postSurvey(exchange, body)
  expect(reply).toMatchObject({ status: 200, body: { ApiResult: 0, ResultCount: 1 } })
  const { Survey } = reply.body as SurveyResponse
  if (Survey === undefined) throw new Error("no survey came")
  return Survey
}

export const updateSurvey = (exchange: TestExchange, number: number, body: object) =>
  exchange.put(`/Demand/v1/Surveys/Update/${number}`, { SurveyNumber: number, ...body })

export const readSurvey = async (exchange: TestExchange, number: number) =>
  ((await exchange.get(`/Demand/v1/Surveys/BySurveyNumber/${number}`)).body as SurveyResponse).Survey

export const readOffer = async (exchange: TestExchange, number: number) =>
  ((await exchange.get("/Supply/v1/Surveys/AllOfferwall/4711")).body as OfferwallSurveysResponse).Surveys?.find(
    ({ SurveyNumber }) => SurveyNumber === number
  )
