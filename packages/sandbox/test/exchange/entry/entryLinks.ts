/** Creates suppliers with entry links, and opens the links as respondents. */
import type { Outcome, SupplierLinkResponse, SurveyResponse } from "@fieldwork/specs/exchange/schema"
import {
  allOutcomes,
  hour,
  opportunitiesIn,
  opportunitiesPath,
  outcomesIn,
  outcomesPath,
  plainLink,
  type TestExchange,
  startExchange
} from "../startExchange.ts"

export const links = {
  DefaultLink: "https://panel.example/default?mid=[%MID%]",
  SuccessLink: "https://panel.example/complete?mid=[%MID%]&pid=[%PID%]&pay=[%REVENUE%]&src=[%source%]&x=[%OTHER%]",
  FailureLink: "https://panel.example/terminate?mid=[%MID%]&pay=[%REVENUE%]",
  OverQuotaLink: "https://panel.example/full?mid=[%MID%]",
  QualityTerminationLink: "https://panel.example/quality?mid=[%MID%]"
}

export const linkTo = async (exchange: TestExchange, survey = 1_000_001, request: object = {}) => {
  const path = `/Supply/v1/SupplierLinks/Create/${survey}/4711`
  const { SupplierLink = {} } = (await exchange.post(path, { ...plainLink, ...links, ...request }))
    .body as SupplierLinkResponse
  const strip = (link = "") => link.replace("http://sandbox.example", "")
  return { live: strip(SupplierLink.LiveLink), test: strip(SupplierLink.TestLink), payout: SupplierLink.RPI?.Value }
}

export const startWithLink = async (given: { readonly request?: object; readonly survey?: number } = {}) => {
  const exchange = startExchange()
  await exchange.post(outcomesPath, allOutcomes)
  return { exchange, ...(await linkTo(exchange, given.survey, given.request)) }
}

/** Opens the link as `count` different respondents, and returns the redirect URL of each respondent. */
export const openLink = async (exchange: TestExchange, live: string, count: number, more = "") => {
  const redirects: Array<URL | undefined> = []
  for (let index = 0; index < count; index++) {
    const { headers } = await exchange.get(`${live}r${index}&MID=m${index}${more}`, { key: undefined })
    redirects.push(headers["location"] === undefined ? undefined : new URL(headers["location"]))
  }
  return redirects
}

export const lastOutcomes = (exchange: TestExchange) => {
  const last = new Map<string, Outcome>()
  const told = exchange.received.filter(({ url }) => url === allOutcomes.callback)
  for (const message of outcomesIn(told)) last.set(message.session_id ?? "", message)
  return last
}

/** Returns the qualifications of survey 1000001 with seed 1, as listed in its opportunity message. */
export const readQualifications = async () => {
  const exchange = startExchange()
  await exchange.post(opportunitiesPath, {
    callback: "http://panel.example/o",
    include_quotas: true,
    opportunities: [{ country_language: {} }]
  })
  await exchange.advance(hour)
  const survey = opportunitiesIn(exchange.received).find(({ survey_id }) => survey_id === 1_000_001)
  return (survey?.survey_qualifications ?? []).map(({ precodes = [], question_id }) => [question_id, precodes] as const)
}

/** Creates a buyer's survey for which every respondent qualifies, with an entry link. */
export const createBuyerSurvey = async (fields: object, url = "https://surveys.example.com/snacks") => {
  const exchange = startExchange()
  await exchange.post(outcomesPath, allOutcomes)
  const { Survey } = (
    await exchange.post("/Demand/v1/Surveys/Create", {
      SurveyStatusCode: "03",
      SurveyName: "Evening snacks",
      CountryLanguageID: 9,
      ClientSurveyLiveURL: url,
      QuotaCPI: 1,
      Quota: 100_000,
      BidIncidence: 100,
      ...fields
    })
  ).body as SurveyResponse
  const survey = Survey?.SurveyNumber ?? 0
  return { exchange, survey, ...(await linkTo(exchange, survey)) }
}
