/** The operations on the opportunities subscription. `streams/Opportunities.ts` creates the messages. */
import type { Handlers } from "../http/Handler.ts"
import * as Beta from "./BetaErrors.ts"
import * as Callback from "./callbackUrl.ts"
import * as FilterValues from "./FilterValues.ts"
import type { operations } from "@fieldwork/specs/exchange/schema"
import { plainOk, subscriptionCreated } from "./ExchangeSettings.ts"
import type { ExchangeState } from "./ExchangeState.ts"
import { betaRefusal } from "./Suppliers.ts"

type Operations = "createOpportunitiesSubscription" | "getOpportunitiesSubscription" | "removeOpportunitiesSubscription"

export const handlers = ({
  keys,
  market,
  opportunities,
  settings,
  timeline
}: ExchangeState): Pick<Handlers<operations>, Operations> => ({
  createOpportunitiesSubscription: ({ body, params: { supplier_code } }) => {
    const refused =
      betaRefusal(supplier_code) ??
      Callback.refusal(body.callback) ??
      FilterValues.refusal(body.opportunities, settings)
    if (refused !== undefined) return refused
    // Events that are already due are processed before the subscription starts, so the subscription does not receive messages about them.
    timeline.catchUp()
    opportunities.subscribe(supplier_code, body)
    timeline.arm()
    return settings.plain_ok ? plainOk : { status: 200, body: subscriptionCreated(keys.shown(supplier_code)) }
  },

  getOpportunitiesSubscription: ({ params: { supplier_code, surveys } }) => {
    const refused = betaRefusal(supplier_code)
    if (refused !== undefined) return refused
    const found = opportunities.find(supplier_code)
    if (found === undefined) return { status: 404, body: Beta.missing("subscription", supplier_code) }
    const { callback, include_quotas = false, opportunities: filters } = found.request
    const active = () =>
      found.surveys().map(({ lastSend, number }) => ({
        survey_id: number,
        survey_name: market.find(number)?.name ?? "",
        survey_lastSend: new Date(lastSend).toISOString()
      }))
    return {
      status: 200,
      body: {
        callback,
        include_quotas,
        opportunities: filters,
        name: supplier_code,
        ...(surveys === true && { surveys: active() }),
        ...keys.shown(supplier_code)
      }
    }
  },

  removeOpportunitiesSubscription: ({ params: { supplier_code } }) => {
    const refused = betaRefusal(supplier_code)
    if (refused !== undefined) return refused
    if (!opportunities.remove(supplier_code)) return { status: 404, body: Beta.missing("subscription", supplier_code) }
    timeline.arm()
    return settings.plain_ok ? plainOk : { status: 200, body: { result: "OK" } }
  }
})
