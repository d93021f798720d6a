/**
 * The types of the client methods that are declared by hand. They are not generated from a single operation, because each may call two operations.
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
