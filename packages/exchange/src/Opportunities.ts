/**
 * The subscription by which a supplier is told of surveys. One a supplier code.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import * as Context from "effect/Context"
import { SupplyApi } from "./ExchangeApi.ts"
import { creating } from "./subscription.ts"

export const make = (api: Api.Api<operations>) => {
  const subscription = api.method(rows.getOpportunitiesSubscription, validators.getOpportunitiesSubscription)
  const create = api.method(rows.createOpportunitiesSubscription, validators.createOpportunitiesSubscription)
  return {
    /** Creates the subscription, or replaces the one there is; answers with the key that verifies its callbacks. */
    subscribe: creating<"createOpportunitiesSubscription">({ create, get: subscription }),
    /** The subscription with its key; with `surveys: true` also the surveys that are active under it. */
    subscription,
    /** Ends the subscription: callbacks stop. */
    unsubscribe: api.method(rows.removeOpportunitiesSubscription, validators.removeOpportunitiesSubscription, {
      check: "opportunities.subscription fails with NotFoundError once it is gone"
    })
  }
}

/**
 * The subscription by which a supplier is told of surveys, as a service. There is one per supplier code.
 *
 * @example
 * ```ts
 * import { Opportunities } from "@fieldwork/exchange"
 * import { Effect } from "effect"
 * const program = Effect.flatMap(Opportunities, (opportunities) => opportunities.subscription({ supplier_code: "1234" }))
 * const fake = Opportunities.layerTest({ subscription: { callback: "https://you.example/surveys" } })
 * const { callback } = await Effect.runPromise(Effect.provide(program, fake))
 * callback // => "https://you.example/surveys"
 * ```
 */
export class Opportunities extends Context.Service<Opportunities, ReturnType<typeof make>>()(
  "@fieldwork/exchange/Opportunities"
) {
  static readonly layer = serviceLayer(Opportunities, SupplyApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Opportunities, fakes)
}
