/**
 * The methods of the exchange client that this package calls. They can be provided by the Effect client or the Promise client.
 */
import { ApiError } from "@fieldwork/exchange"
import type { components } from "@fieldwork/exchange-client"
import * as Effect from "effect/Effect"
import type { SupplierLinkCalls } from "../links/SupplierLinkCalls.ts"
import type { ExchangeClient } from "../promise/ExchangeClient.ts"

type Schemas = components["schemas"]

interface Supplier {
  readonly supplier_code: string
}

interface SubscriptionCalls<Request> {
  readonly subscription: (
    input: Supplier
  ) => Effect.Effect<Pick<Schemas["OutcomesSubscription"], "callback" | "key_id" | "public_key">, ApiError>
  readonly subscribe: (input: Supplier & { readonly body: Request }) => Effect.Effect<unknown, ApiError>
}

/** The exchange services that this package calls. `Exchange.make(…)` from `@fieldwork/exchange` returns a client that has these services. */
export interface SupplyExchange {
  readonly supplierLinks: SupplierLinkCalls
  readonly opportunities: SubscriptionCalls<Schemas["OpportunitiesSubscriptionRequest"]>
  readonly outcomes: SubscriptionCalls<Schemas["OutcomesSubscriptionRequest"]>
}

/**
 * Converts a method that returns a Promise to a method that returns an Effect. If the Promise rejects with an error other than `ApiError`, the Effect
 * dies, because the error is a bug.
 */
const calling =
  <Input, Output>(call: (input: Input, options: { readonly signal: AbortSignal }) => Promise<Output>) =>
  (input: Input): Effect.Effect<Output, ApiError> =>
    Effect.tryPromise({ try: (signal) => call(input, { signal }), catch: (cause) => cause }).pipe(
      Effect.catch((cause) => (cause instanceof ApiError ? Effect.fail(cause) : Effect.die(cause)))
    )

/** Converts the services of a Promise client to Effect services. */
export const fromPromises = ({ opportunities, outcomes, supplierLinks }: ExchangeClient): SupplyExchange => ({
  supplierLinks: {
    get: calling(supplierLinks.get),
    create: calling(supplierLinks.create),
    update: calling(supplierLinks.update)
  },
  opportunities: {
    subscription: calling(opportunities.subscription),
    subscribe: calling(opportunities.subscribe)
  },
  outcomes: { subscription: calling(outcomes.subscription), subscribe: calling(outcomes.subscribe) }
})
