/**
 * The subscription by which a supplier is told what became of its respondents. One a supplier code.
 */
import { type Api, serviceLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import * as Context from "effect/Context"
import { SupplyApi } from "./ExchangeApi.ts"
import { creating } from "./subscription.ts"

export const make = (api: Api.Api<operations>) => {
  const get = api.method(rows.getOutcomesSubscription, validators.getOutcomesSubscription)
  const create = api.method(rows.createOutcomesSubscription, validators.createOutcomesSubscription)
  return {
    /** Creates the subscription, or replaces the one there is; answers with the key that verifies its callbacks. */
    create: creating<"createOutcomesSubscription">({ create, get }),
    /** The subscription with its key. */
    get,
    /** Ends the subscription: callbacks stop. */
    remove: api.method(rows.removeOutcomesSubscription, validators.removeOutcomesSubscription, {
      check: "outcomes.get fails with NotFoundError once it is gone"
    })
  }
}

export class Outcomes extends Context.Service<Outcomes, ReturnType<typeof make>>()("@fieldwork/exchange/Outcomes") {
  static readonly layer = serviceLayer(Outcomes, SupplyApi, make)
}
