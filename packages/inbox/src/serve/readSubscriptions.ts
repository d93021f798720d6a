import { type ApiError, Opportunities, Outcomes } from "@fieldwork/exchange"
import { Effect, type Result } from "effect"

/** The fields of a subscription from which keys are read. */
export interface SubscriptionKey {
  readonly key_id?: string
  readonly public_key?: string
}

/** Returns an effect that reads the supplier's subscriptions to opportunities and to outcomes, in this order, and never fails. */
export const readSubscriptions = Effect.fnUntraced(function* (
  supplierCode: string
): Effect.fn.Return<
  Effect.Effect<ReadonlyArray<Result.Result<SubscriptionKey, ApiError>>>,
  never,
  Opportunities | Outcomes
> {
  const [opportunities, outcomes] = [yield* Opportunities, yield* Outcomes]
  return Effect.suspend(() => {
    const requested: ReadonlyArray<Effect.Effect<SubscriptionKey, ApiError>> = [
      opportunities.subscription({ supplier_code: supplierCode }),
      outcomes.subscription({ supplier_code: supplierCode })
    ]
    return Effect.all(requested.map(Effect.result), { concurrency: 2 })
  })
})
