/**
 * The types of the client methods that are declared by hand. They cannot be generated from one operation, because a call may use two: one creates the
 * subscription, and the other reads its key.
 */
import type { CallOptions, Input } from "@fieldwork/core/promise"
import type { operations, SubscriptionCreated } from "@fieldwork/exchange-client"

type Create<Id extends keyof operations> = (
  input: Input<operations[Id]>,
  options?: CallOptions
) => Promise<SubscriptionCreated>

export interface OwnMethods {
  readonly "opportunities.subscribe": Create<"createOpportunitiesSubscription">
  readonly "outcomes.subscribe": Create<"createOutcomesSubscription">
}
