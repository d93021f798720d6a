/**
 * The subscription by which a supplier is told what became of its respondents. One a supplier code.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import * as Context from "effect/Context"
import { SupplyApi } from "./ExchangeApi.ts"
import { creating } from "./subscription.ts"

export const make = (api: Api.Api<operations>) => {
  const subscription = api.method(rows.getOutcomesSubscription, validators.getOutcomesSubscription)
  const create = api.method(rows.createOutcomesSubscription, validators.createOutcomesSubscription)
  return {
    /** Creates the subscription, or replaces the one there is; answers with the key that verifies its callbacks. */
    subscribe: creating<"createOutcomesSubscription">({ create, get: subscription }),
    /** The subscription with its key. */
    subscription,
    /** Ends the subscription: callbacks stop. */
    unsubscribe: api.method(rows.removeOutcomesSubscription, validators.removeOutcomesSubscription, {
      check: "outcomes.subscription fails with NotFoundError once it is gone"
    })
  }
}

/**
 * The subscription by which a supplier is told how sessions ended, as a service. There is one per supplier code.
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
export class Outcomes extends Context.Service<Outcomes, ReturnType<typeof make>>()("@fieldwork/exchange/Outcomes") {
  static readonly layer = serviceLayer(Outcomes, SupplyApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Outcomes, fakes)
}
