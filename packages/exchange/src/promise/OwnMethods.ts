/**
 * The types of the client methods that are not generated from a single operation, because such a method may call two operations.
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
