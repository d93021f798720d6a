import type { ApiError } from "@fieldwork/exchange"
import * as Effect from "effect/Effect"
import type { SupplyExchange } from "../service/Exchange.ts"
import type { Subscribe } from "../service/SupplySettings.ts"
import { otherSubscriptions } from "./otherSubscriptions.ts"
import { SubscriptionExistsError } from "./SubscriptionExistsError.ts"

/** Subscribes a supplier to opportunities and outcomes, unless a subscription sends callbacks to another URL and `replace` is not `true`. */
export const subscribe = Effect.fnUntraced(function* (
  exchange: Pick<SupplyExchange, "opportunities" | "outcomes">,
  supplierCode: string,
  { callback, opportunities, replace = false }: Subscribe
): Effect.fn.Return<void, ApiError | SubscriptionExistsError> {
  const supplier = { supplier_code: supplierCode }
  // Both subscriptions are checked before the first one is created, so a refusal changes nothing.
  const others = replace ? [] : yield* otherSubscriptions(exchange, supplierCode, callback)
  if (others.length > 0) yield* Effect.fail(new SubscriptionExistsError({ supplierCode, subscriptions: others }))
  const body = { callback: `${callback}/opportunities`, include_quotas: true, opportunities }
  yield* exchange.opportunities.subscribe({ ...supplier, body })
  yield* exchange.outcomes.subscribe({ ...supplier, body: { callback: `${callback}/outcomes`, outcomes: [{}] } })
})
