/**
 * The exchange's part of the control API.
 */
import type { ExchangeControl } from "../control/Control.ts"
import { payoutOf } from "./market/Payout.ts"
import { isLive, remaining } from "./market/Survey.ts"
import { toNumber } from "./Money.ts"
import { localeFor } from "./Opportunity.ts"
import type { State } from "./State.ts"
import { nameOf } from "./SupplierLinks.ts"
import { isOwn } from "./Suppliers.ts"

const notFound = (detail: string) => ({ status: 404, body: { detail } }) as const

const usualOverlap = 3_600

export const make = ({ deliveries, keys, links, market, now, sessions, timeline }: State): ExchangeControl => ({
  listMarketSurveys: () => {
    timeline.catchUp()
    const items = Array.from(market.surveys(), (survey) => ({
      survey_id: survey.number,
      survey_name: survey.name,
      country_language: localeFor(survey),
      is_live: isLive(survey),
      total_remaining: remaining(survey.quotas[0]),
      revenue_per_interview: toNumber(payoutOf(survey))
    }))
    return { status: 200, body: { items } }
  },

  rotateSupplierKey: ({ body, params: { supplier_code } }) => {
    if (!isOwn(supplier_code)) return notFound(`No supplier has the code ${supplier_code}.`)
    keys.rotate(supplier_code, now() + (body?.overlap_seconds ?? usualOverlap) * 1000)
    return { status: 200, body: keys.shown(supplier_code) }
  },

  sendRespondents: ({ body: { count, survey_number }, params: { supplier_code } }) => {
    if (!isOwn(supplier_code)) return notFound(`No supplier has the code ${supplier_code}.`)
    timeline.catchUp()
    const survey = market.find(survey_number)
    if (survey === undefined) return notFound(`No survey has the number ${survey_number}.`)
    if (!links.has(nameOf(supplier_code, survey_number))) {
      return notFound(`Supplier ${supplier_code} has no link into survey ${survey_number}: create one first.`)
    }
    const respondent_ids = Array.from(
      { length: count },
      () => sessions.begin(supplier_code, survey, now()).respondentId
    )
    return { status: 200, body: { respondent_ids } }
  },

  listDeliveries: ({ params: { stream, supplier_code } }) => {
    const items = deliveries
      .list()
      .filter(
        (delivery) =>
          (supplier_code === undefined || delivery.supplier_code === supplier_code) &&
          (stream === undefined || delivery.stream === stream)
      )
    return { status: 200, body: { items } }
  }
})
