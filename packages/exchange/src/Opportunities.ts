/**
 * Manages the subscription through which a supplier receives surveys. Each supplier code has at most one subscription.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as definitions from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import { SupplyApi } from "./ExchangeApi.ts"
import { creating } from "./subscription.ts"

export const make = (api: Api.Api<operations>) => {
  const subscription = api.method(definitions.getOpportunitiesSubscription, validators.getOpportunitiesSubscription)
  const create = api.method(definitions.createOpportunitiesSubscription, validators.createOpportunitiesSubscription)
  return {
    /** Creates the subscription, or replaces the existing one. Returns the key used to verify its callbacks. */
    subscribe: creating<"createOpportunitiesSubscription">({ create, get: subscription }),
    /** Returns the subscription and its key. If `surveys` is `true`, also returns the surveys that are active in the subscription. */
    subscription,
    /** Deletes the subscription, which stops its callbacks. */
    unsubscribe: api.method(definitions.removeOpportunitiesSubscription, validators.removeOpportunitiesSubscription, {
      check: "opportunities.subscription fails with NotFoundError after deletion"
    })
  }
}

/**
 * The service that manages the subscription through which a supplier receives surveys. Each supplier code has at most one subscription.
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
export class Opportunities extends clientService<Opportunities>()(
  "@fieldwork/exchange/Opportunities",
  SupplyApi,
  make
) {}
