/** The control API's operations on the market: listing, publishing and changing surveys. */
import type { ExchangeControl } from "../../control/ControlHandlers.ts"
import type { MarketSurveyChange } from "../../control/schema.gen.ts"
import { changeAsBuyer } from "../buyer/changeAsBuyer.ts"
import { isLive, type Survey } from "../market/Survey.ts"
import { fromNumber } from "../Money.ts"
import { localeFor } from "../Opportunity.ts"
import type { ExchangeState } from "../ExchangeState.ts"
import { showSurvey, showSurveyDetail } from "./MarketView.ts"
import { noSurvey, refused } from "./controlErrors.ts"
import * as Publishing from "./Publishing.ts"
import * as Targeting from "./Targeting.ts"

type Operations =
  | "listMarketSurveys"
  | "getMarketSurvey"
  | "publishMarketSurvey"
  | "publishMarketSurveys"
  | "changeMarketSurvey"

/**
 * Returns an error message for the first supplier or quota that a change names but the survey does not have. Undefined if there is none.
 */
const unknown = (survey: Survey, { allocations = {}, quotas = [] }: MarketSurveyChange): string | undefined => {
  const supplier = Object.keys(allocations).find((code) => !survey.allocations.has(code))
  if (supplier !== undefined) return `allocations: The survey has no allocation for supplier ${supplier}.`
  const quota = quotas.find(({ quota_id }) => !survey.quotas.some(({ id }) => id === quota_id))
  return quota && `quotas: The survey has no quota with the id ${quota.quota_id}.`
}

/** Applies the status, name, price, quotas and allocations of a change directly to a market survey. */
const apply = (survey: Survey, change: MarketSurveyChange): void => {
  survey.status = change.status ?? survey.status
  survey.name = change.survey_name ?? survey.name
  survey.price = change.price === undefined ? survey.price : fromNumber(change.price)
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

const isFound = (survey: Survey, text: string): boolean =>
  `${survey.number} ${survey.name} ${localeFor(survey)}`.toLowerCase().includes(text)

export const make = (state: ExchangeState): Pick<ExchangeControl, Operations> => {
  const { market, now, buyerSurveys, settings, timeline } = state
  return {
    ...Publishing.make(state),

    listMarketSurveys: ({ params: { find = "", is_live, limit = Infinity, offset = 0 } }) => {
      timeline.catchUp()
      const text = find.trim().toLowerCase()
      const found = [...market.surveys()].filter(
        (survey) => (is_live === undefined || isLive(survey) === is_live) && (text === "" || isFound(survey, text))
      )
      const items = found.slice(offset, offset + limit).map((survey) => showSurvey(survey, settings))
      return { status: 200, body: { items, total: found.length } }
    },

    getMarketSurvey: ({ params: { survey_number } }) => {
      timeline.catchUp()
      const survey = market.find(survey_number)
      return survey === undefined
        ? noSurvey(survey_number)
        : { status: 200, body: showSurveyDetail(survey, settings, now()) }
    },

    changeMarketSurvey: ({ body, params: { survey_number } }) => {
      timeline.catchUp()
      const survey = market.find(survey_number)
      if (survey === undefined) return noSurvey(survey_number)
      const wrong = unknown(survey, body) ?? Targeting.violation(body)
      if (wrong !== undefined) return refused(wrong)
      const own = buyerSurveys.get(survey_number)
      const refusals = own === undefined ? [] : changeAsBuyer(own, body)
      if (refusals.length > 0) return refused(refusals.join(" "))
      const { allocations = {}, quotas = [] } = body
      const clients = quotas.filter(({ quota_id }) => quota_id !== survey.quotas[0].id)
      apply(survey, own === undefined ? body : { allocations, quotas: clients })
      Targeting.applyTargets(survey, state, body)
      market.surveyChanged(survey, now())
      return { status: 200, body: showSurveyDetail(survey, settings, now()) }
    }
  }
}
