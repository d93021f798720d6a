/** The operations on the outcomes subscription. `streams/Outcomes.ts` creates the messages. */
import type { Handlers } from "../http/Handler.ts"
import * as Beta from "./BetaErrors.ts"
import * as Callback from "./callbackUrl.ts"
import type { operations } from "@fieldwork/specs/exchange/schema"
import { plainOk, subscriptionCreated } from "./ExchangeSettings.ts"
import type { ExchangeState } from "./ExchangeState.ts"
import { betaRefusal } from "./Suppliers.ts"

type Operations = "createOutcomesSubscription" | "getOutcomesSubscription" | "removeOutcomesSubscription"

export const handlers = ({
  keys,
  outcomes,
  settings,
  timeline
}: ExchangeState): Pick<Handlers<operations>, Operations> => ({
  createOutcomesSubscription: ({ body, params: { supplier_code } }) => {
    const refused = betaRefusal(supplier_code) ?? Callback.refusal(body.callback)
    if (refused !== undefined) return refused
    // Events that are already due are processed before the subscription starts, so the subscription does not receive messages about them.
    timeline.catchUp()
    outcomes.subscribe(supplier_code, body)
    timeline.arm()
    return settings.plain_ok ? plainOk : { status: 200, body: subscriptionCreated(keys.shown(supplier_code)) }
  },

  getOutcomesSubscription: ({ params: { supplier_code } }) => {
    const refused = betaRefusal(supplier_code)
    if (refused !== undefined) return refused
    const request = outcomes.find(supplier_code)
    if (request === undefined) return { status: 404, body: Beta.missing("subscription", supplier_code) }
    const { callback, outcomes: filters } = request
    return { status: 200, body: { callback, outcomes: filters, name: supplier_code, ...keys.shown(supplier_code) } }
  },

  removeOutcomesSubscription: ({ params: { supplier_code } }) => {
    const refused = betaRefusal(supplier_code)
    if (refused !== undefined) return refused
    if (!outcomes.remove(supplier_code)) return { status: 404, body: Beta.missing("subscription", supplier_code) }
    timeline.arm()
    return settings.plain_ok ? plainOk : { status: 200, body: { result: "OK" } }
  }
})
