/**
 * The exchange's part of the control API.
 */
import type { ExchangeControl } from "../control/ControlHandlers.ts"
import { code } from "./entry/Screener.ts"
import * as MarketControl from "./market/MarketControl.ts"
import type { Survey } from "./market/Survey.ts"
import { isRecontact, recontactsOf } from "./Opportunity.ts"
import type { Visitor } from "./sessions/Sessions.ts"
import * as DeliveryControl from "./streams/DeliveryControl.ts"
import type { State } from "./State.ts"
import { nameOf } from "./entry/Link.ts"
import { isOwn } from "./Suppliers.ts"

const notFound = (detail: string) => ({ status: 404, body: { detail } }) as const

const usualOverlap = 3_600

const unknown = { mid: undefined, ip: undefined } as const

export const make = (state: State): ExchangeControl => {
  const { keys, links, market, now, opportunities, outcomes, postbacks, sessions, timeline, visits } = state

  /** Into a recontact survey the supplier sends whom it goes back to, each once, and then people whom it does not. */
  const whoComes = (supplier: string, survey: Survey): Visitor => {
    if (!isRecontact(survey)) return {}
    const pid = recontactsOf(survey, supplier).find((pid) => !visits.hasMet({ ...unknown, supplier, survey, pid }))
    return pid === undefined ? { barred: code.standard } : { pid }
  }

  return {
    ...DeliveryControl.make(state),
    ...MarketControl.make(state),

    rotateSupplierKey: ({ body, params: { supplier_code } }) => {
      if (!isOwn(supplier_code)) return notFound(`No supplier has the code ${supplier_code}.`)
      keys.rotate(supplier_code, now() + (body?.overlap_seconds ?? usualOverlap) * 1000)
      return { status: 200, body: keys.shown(supplier_code) }
    },

    sendRespondents: ({ body: { count, rsfn, survey_number }, params: { supplier_code } }) => {
      if (!isOwn(supplier_code)) return notFound(`No supplier has the code ${supplier_code}.`)
      timeline.catchUp()
      const survey = market.find(survey_number)
      if (survey === undefined) return notFound(`No survey has the number ${survey_number}.`)
      if (!links.has(nameOf(supplier_code, survey_number))) {
        return notFound(`Supplier ${supplier_code} has no link into survey ${survey_number}: create one first.`)
      }
      const verified = rsfn === undefined ? {} : { isVerified: rsfn === "right" }
      const respondent_ids = Array.from({ length: count }, () => {
        const visitor = whoComes(supplier_code, survey)
        const session = sessions.begin(supplier_code, survey, now(), { ...verified, visitor })
        visits.keep({ ...unknown, supplier: supplier_code, survey, pid: session.pid }, session)
        return session.respondentId
      })
      return { status: 200, body: { respondent_ids } }
    },

    listSubscriptions: () => {
      timeline.catchUp()
      const surveys = opportunities.suppliers().flatMap((supplier_code) => {
        const found = opportunities.find(supplier_code)
        if (found === undefined) return []
        const { callback, opportunities: filters } = found.request
        const counts = { filter_count: filters.length, survey_count: found.surveys().length }
        return { supplier_code, stream: "opportunities" as const, callback, ...counts }
      })
      const told = outcomes.suppliers().flatMap((supplier_code) => {
        const request = outcomes.find(supplier_code)
        if (request === undefined) return []
        const { callback, outcomes: filters } = request
        return { supplier_code, stream: "outcomes" as const, callback, filter_count: filters.length }
      })
      return { status: 200, body: { items: [...surveys, ...told] } }
    },

    listPostbacks: () => ({ status: 200, body: { items: [...postbacks.list()] } })
  }
}
