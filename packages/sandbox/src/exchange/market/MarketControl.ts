/**
 * The control API's view of the market: its surveys, new ones, and what their buyers change.
 */
import type { ExchangeControl } from "../../control/ControlHandlers.ts"
import type { MarketSurvey, MarketSurveyChange, MarketSurveyDetail } from "../../control/schema.gen.ts"
import { asBuyer } from "../buyer/ByControl.ts"
import { buyers } from "../data/accounts.ts"
import { countryLanguages, localeOf } from "../data/locales.ts"
import { toNumber } from "../Money.ts"
import { localeFor } from "../Opportunity.ts"
import type { State } from "../State.ts"
import { payoutOf } from "./Payout.ts"
import * as Seed from "./Seed.ts"
import { isLive, remaining, type Survey } from "./Survey.ts"

type Operations = "listMarketSurveys" | "getMarketSurvey" | "publishMarketSurvey" | "changeMarketSurvey"

/** Far from the numbers of the market's own and of those that buyers create. */
export const firstPublishedNumber = 7_000_001

const idOf = new Map(countryLanguages.map(([id, code]) => [localeOf(code), id]))

/** The first buyer whose business unit counts in US dollars: prices of published surveys are in them. */
const americanBuyer = buyers.find(({ businessUnit }) => businessUnit.currency === "USD")

const show = (survey: Survey): MarketSurvey => ({
  survey_id: survey.number,
  survey_name: survey.name,
  status: survey.status,
  country_language: localeFor(survey),
  is_live: isLive(survey),
  total_remaining: remaining(survey),
  revenue_per_interview: toNumber(payoutOf(survey))
})

const showWhole = (survey: Survey): MarketSurveyDetail => ({
  ...show(survey),
  price: survey.price / 100,
  currency: survey.buyer.businessUnit.currency,
  quotas: survey.quotas.map(({ completes, id, wanted }) => ({ quota_id: id, total_wanted: wanted, completes })),
  allocations: Object.fromEntries(Array.from(survey.allocations, ([code, { granted }]) => [code, granted]))
})

const notFound = (number: number) => ({ status: 404, body: { detail: `No survey has the number ${number}.` } }) as const

const refused = (detail: string) => ({ status: 400, body: { detail } }) as const

/** In hundredths of the currency, with two decimals more. */
const priceOf = (price: number): number => Math.round(price * 1e6) / 1e4

/** What a change names and the survey has not, in words. */
const unknown = (survey: Survey, { allocations = {}, quotas = [] }: MarketSurveyChange): string | undefined => {
  const supplier = Object.keys(allocations).find((code) => !survey.allocations.has(code))
  if (supplier !== undefined) return `allocations: The survey has none for supplier ${supplier}.`
  const quota = quotas.find(({ quota_id }) => !survey.quotas.some(({ id }) => id === quota_id))
  return quota && `quotas: The survey has none with the id ${quota.quota_id}.`
}

const apply = (survey: Survey, change: MarketSurveyChange): void => {
  survey.status = change.status ?? survey.status
  survey.name = change.survey_name ?? survey.name
  survey.price = change.price === undefined ? survey.price : priceOf(change.price)
  if (change.total_wanted !== undefined) {
    for (const quota of survey.quotas) quota.wanted = Math.ceil(change.total_wanted * quota.share)
  }
  for (const { quota_id, total_wanted } of change.quotas ?? []) {
    const quota = survey.quotas.find(({ id }) => id === quota_id)
    if (quota !== undefined) quota.wanted = total_wanted
  }
  for (const [code, granted] of Object.entries(change.allocations ?? {})) {
    const allocation = survey.allocations.get(code)
    if (allocation !== undefined) allocation.granted = granted
  }
}

export const make = (state: State): Pick<ExchangeControl, Operations> => {
  const { market, now, ownSurveys, random, timeline } = state
  let published = 0
  return {
    listMarketSurveys: () => {
      timeline.catchUp()
      return { status: 200, body: { items: Array.from(market.surveys(), show) } }
    },

    getMarketSurvey: ({ params: { survey_number } }) => {
      timeline.catchUp()
      const survey = market.find(survey_number)
      return survey === undefined ? notFound(survey_number) : { status: 200, body: showWhole(survey) }
    },

    publishMarketSurvey: ({ body = {} }) => {
      const { country_language, price, status = "03", survey_name, total_wanted } = body
      const countryLanguageId = country_language === undefined ? undefined : idOf.get(country_language)
      if (country_language !== undefined && countryLanguageId === undefined) {
        return refused(`country_language: There is no locale ${country_language}.`)
      }
      timeline.catchUp()
      const number = firstPublishedNumber + published++
      const seeded = Seed.survey(random.fork(`survey ${number}`), number, status, now(), {
        ...Seed.open,
        ...(countryLanguageId !== undefined && { countryLanguageId }),
        ...(total_wanted !== undefined && { wanted: total_wanted })
      })
      const survey: Survey = {
        ...seeded,
        name: survey_name ?? seeded.name,
        isOwn: true,
        ...(price !== undefined && { buyer: americanBuyer ?? seeded.buyer, price: priceOf(price) })
      }
      market.publish(survey, now())
      return { status: 200, body: showWhole(survey) }
    },

    changeMarketSurvey: ({ body, params: { survey_number } }) => {
      timeline.catchUp()
      const survey = market.find(survey_number)
      if (survey === undefined) return notFound(survey_number)
      const wrong = unknown(survey, body)
      if (wrong !== undefined) return refused(wrong)
      const own = ownSurveys.get(survey_number)
      const refusals = own === undefined ? [] : asBuyer(own, body)
      if (refusals.length > 0) return refused(refusals.join(" "))
      const { allocations = {} } = body
      apply(survey, own === undefined ? body : { allocations })
      market.touch(survey, now())
      return { status: 200, body: showWhole(survey) }
    }
  }
}
