/** The outcomes stream. Every step of a session results in one message to the supplier. The messages are sent in order. */
import type { Clock } from "../../environment/Clock.ts"
import { matchesOutcome } from "../subscriptionFilters.ts"
import type { Outcome, OutcomesSubscriptionRequest } from "@fieldwork/specs/exchange/schema"
import type { DeliveryResult } from "../sessions/Session.ts"
import * as Batch from "./Batch.ts"
import * as Cadence from "./Cadence.ts"
import { type CallbackTarget, currentUrl } from "./currentUrl.ts"
import type { Deliveries } from "./Deliveries.ts"

const period = 15_000

/**
 * The exchange's API document limits only the callbacks of the opportunities stream. Callbacks with outcomes have the same default limits, so that
 * their size is bounded.
 */
const limits: Batch.BatchLimits = { count: 1_000, bytes: 8 * Batch.megabyte }

/** The message about a step of a session, and the function that is called with the message's delivery result. */
export interface OutcomeMessage {
  readonly outcome: Outcome
  readonly settled: (result: DeliveryResult, delivery: number) => void
}

interface Subscription extends CallbackTarget {
  readonly request: OutcomesSubscriptionRequest
  readonly pending: Array<OutcomeMessage>
  readonly cadence: Cadence.Cadence
}

export interface OutcomeStream {
  /**
   * Creates or replaces a supplier's subscription. After a replacement, outcomes that have not been sent are sent to the new URL if they match the new
   * filters. `currentUrl` describes what happens to callbacks that are delayed or retried.
   */
  readonly subscribe: (supplier: string, request: OutcomesSubscriptionRequest) => void
  readonly find: (supplier: string) => OutcomesSubscriptionRequest | undefined
  /** Removes a supplier's subscription. Returns `false` if there was no subscription. */
  readonly remove: (supplier: string) => boolean
  readonly isEmpty: () => boolean
  readonly suppliers: () => ReadonlyArray<string>
  /** Notifies the stream that a session has started or changed. */
  readonly changed: (supplier: string, message: OutcomeMessage) => void
}

const withhold = (messages: ReadonlyArray<OutcomeMessage>): void => {
  for (const { settled } of messages) settled("not_subscribed", 0)
}

export const make = (clock: Clock, deliveries: Pick<Deliveries, "send">): OutcomeStream => {
  const subscriptions = new Map<string, Subscription>()

  const flush = async (supplier: string) => {
    const subscription = subscriptions.get(supplier)
    if (subscription === undefined) return
    const { pending } = subscription
    let due = pending.length
    // The receiver may remove or replace the subscription, or reset the sandbox, while it processes the callback.
    while (due > 0 && !clock.hasEnded() && subscriptions.get(supplier) === subscription) {
      const batch = Batch.make(limits)
      let count = 0
      for (const { outcome } of pending) {
        if (count === due || !batch.add(JSON.stringify(outcome))) break
        count++
      }
      const taken = pending.splice(0, count)
      due -= count
      const matches = ({ request: { outcomes } }: Subscription) =>
        taken.some(({ outcome }) => matchesOutcome(outcomes, outcome))
      const url = () => currentUrl(subscription, subscriptions.get(supplier), matches)
      const settled = (result: DeliveryResult, delivery: number) => {
        for (const message of taken) message.settled(result, delivery)
      }
      await deliveries.send({ supplier, stream: "outcomes", url, body: batch.body(), count, settled })
    }
  }

  return {
    subscribe: (supplier, request) => {
      const before = subscriptions.get(supplier)
      before?.cadence.stop()
      const cadence = Cadence.make(clock, period, () => flush(supplier))
      const { fits = [], unfit = [] } = Object.groupBy(before?.pending ?? [], ({ outcome }) =>
        matchesOutcome(request.outcomes, outcome) ? "fits" : "unfit"
      )
      withhold(unfit)
      const identity = before?.identity ?? Symbol("subscription")
      subscriptions.set(supplier, { identity, request, pending: fits, cadence })
      if (fits.length > 0) cadence.due()
    },
    find: (supplier) => subscriptions.get(supplier)?.request,
    remove: (supplier) => {
      const before = subscriptions.get(supplier)
      before?.cadence.stop()
      withhold(before?.pending ?? [])
      return subscriptions.delete(supplier)
    },
    isEmpty: () => subscriptions.size === 0,
    suppliers: () => [...subscriptions.keys()],
    changed: (supplier, message) => {
      const subscription = subscriptions.get(supplier)
      if (subscription === undefined || !matchesOutcome(subscription.request.outcomes, message.outcome)) {
        withhold([message])
        return
      }
      subscription.pending.push(message)
      subscription.cadence.due()
    }
  }
}
