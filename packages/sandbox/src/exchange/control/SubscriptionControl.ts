/**
 * The control API's operations on subscriptions and postbacks.
 */
import type { ExchangeControl } from "../../control/ControlHandlers.ts"
import type { ExchangeState } from "../ExchangeState.ts"

export const make = ({
  opportunities,
  outcomes,
  postbacks,
  timeline
}: ExchangeState): Pick<ExchangeControl, "listSubscriptions" | "listPostbacks"> => ({
  listSubscriptions: () => {
    timeline.catchUp()
    const opportunitySubscriptions = opportunities.suppliers().flatMap((supplier_code) => {
      const found = opportunities.find(supplier_code)
      if (found === undefined) return []
      const { callback, opportunities: filters } = found.request
      const counts = { filter_count: filters.length, survey_count: found.surveys().length }
      return { supplier_code, stream: "opportunities" as const, callback, ...counts }
    })
    const outcomeSubscriptions = outcomes.suppliers().flatMap((supplier_code) => {
      const request = outcomes.find(supplier_code)
      if (request === undefined) return []
      const { callback, outcomes: filters } = request
      return { supplier_code, stream: "outcomes" as const, callback, filter_count: filters.length }
    })
    return { status: 200, body: { items: [...opportunitySubscriptions, ...outcomeSubscriptions] } }
  },

  listPostbacks: () => ({ status: 200, body: { items: [...postbacks.list()] } })
})
