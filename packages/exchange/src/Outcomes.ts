/**
 * Manages the subscription through which a supplier receives the outcomes of its respondents' sessions. Each supplier code has at most one
 * subscription.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as definitions from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import { SupplyApi } from "./ExchangeApi.ts"
import { creating } from "./subscription.ts"

export const make = (api: Api.Api<operations>) => {
  const subscription = api.method(definitions.getOutcomesSubscription, validators.getOutcomesSubscription)
  const create = api.method(definitions.createOutcomesSubscription, validators.createOutcomesSubscription)
  return {
    /** Creates the subscription, or replaces the existing one. Returns the key used to verify its callbacks. */
    subscribe: creating<"createOutcomesSubscription">({ create, get: subscription }),
    /** Returns the subscription and its key. */
    subscription,
    /** Deletes the subscription, which stops its callbacks. */
    unsubscribe: api.method(definitions.removeOutcomesSubscription, validators.removeOutcomesSubscription, {
      check: "outcomes.subscription fails with NotFoundError after deletion"
    })
  }
}

/**
 * The service that manages the subscription through which a supplier receives the outcomes of sessions. Each supplier code has at most one
 * subscription.
 *
 * @example
 * ```ts
 * import { Outcomes } from "@fieldwork/exchange"
 * import { Effect } from "effect"
 * const program = Effect.flatMap(Outcomes, (outcomes) => outcomes.subscription({ supplier_code: "1234" }))
 * const fake = Outcomes.layerTest({ subscription: { callback: "https://you.example/outcomes" } })
 * const { callback } = await Effect.runPromise(Effect.provide(program, fake))
 * callback // => "https://you.example/outcomes"
 * ```
 */
export class Outcomes extends clientService<Outcomes>()("@fieldwork/exchange/Outcomes", SupplyApi, make) {}
