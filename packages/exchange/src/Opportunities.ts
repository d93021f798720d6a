/**
 * The subscription by which a supplier is told of surveys. One a supplier code.
 */
import { type Api, serviceLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import * as Context from "effect/Context"
import { SupplyApi } from "./ExchangeApi.ts"
import { creating } from "./subscription.ts"

export const make = (api: Api.Api<operations>) => {
  const get = api.method(rows.getOpportunitiesSubscription, validators.getOpportunitiesSubscription)
  const create = api.method(rows.createOpportunitiesSubscription, validators.createOpportunitiesSubscription)
  return {
    /** Creates the subscription, or replaces the one there is; answers with the key that verifies its callbacks. */
    create: creating<"createOpportunitiesSubscription">({ create, get }),
    /** The subscription with its key; with `surveys: true` also the surveys that are active under it. */
    get,
    /** Ends the subscription: callbacks stop. */
    remove: api.method(rows.removeOpportunitiesSubscription, validators.removeOpportunitiesSubscription, {
      check: "opportunities.get fails with NotFoundError once it is gone"
    })
  }
}

export class Opportunities extends Context.Service<Opportunities, ReturnType<typeof make>>()(
  "@fieldwork/exchange/Opportunities"
) {
  static readonly layer = serviceLayer(Opportunities, SupplyApi, make)
}
