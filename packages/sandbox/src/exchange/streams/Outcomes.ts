/**
 * The outcomes stream: every step of a session is one message, in order, to the supplier whose respondent it is.
 */
import type { Clock } from "../../environment/Clock.ts"
import { matchesOutcome } from "../Filters.ts"
import type { Outcome, OutcomesSubscriptionRequest } from "@fieldwork/specs/exchange/schema"
import * as Batch from "./Batch.ts"
import * as Cadence from "./Cadence.ts"
import type { Deliveries } from "./Deliveries.ts"

const period = 15_000

/** The document limits opportunities only; outcomes keep the same default limits, so that no callback grows without bound. */
const limits: Batch.Limits = { count: 1_000, bytes: 8 * Batch.megabyte }

interface Subscription {
  readonly request: OutcomesSubscriptionRequest
  readonly pending: Array<Outcome>
  readonly cadence: Cadence.Cadence
}

export interface OutcomeStream {
  /** One per supplier: a second replaces the first. */
  readonly subscribe: (supplier: string, request: OutcomesSubscriptionRequest) => void
  readonly find: (supplier: string) => OutcomesSubscriptionRequest | undefined
  /** False when there was none. */
  readonly remove: (supplier: string) => boolean
  readonly isEmpty: () => boolean
  readonly suppliers: () => ReadonlyArray<string>
  /** A session has begun or moved on. */
  readonly changed: (supplier: string, outcome: () => Outcome) => void
}

export const make = (clock: Clock, deliveries: Pick<Deliveries, "send">): OutcomeStream => {
  const subscriptions = new Map<string, Subscription>()

  const flush = async (supplier: string) => {
    const subscription = subscriptions.get(supplier)
    if (subscription === undefined) return
    const { pending, request } = subscription
    let due = pending.length
    while (due > 0 && subscriptions.get(supplier) === subscription) {
      const batch = Batch.make(limits)
      let taken = 0
      for (const outcome of pending) {
        if (taken === due || !batch.add(JSON.stringify(outcome))) break
        taken++
      }
      pending.splice(0, taken)
      due -= taken
      const isWanted = () => subscriptions.has(supplier)
      const { callback: url } = request
      await deliveries.send({ supplier, stream: "outcomes", url, body: batch.body(), count: taken, isWanted })
    }
  }

  return {
    subscribe: (supplier, request) => {
      const before = subscriptions.get(supplier)
      before?.cadence.stop()
      const cadence = Cadence.make(clock, period, () => flush(supplier))
      const pending = before?.pending.filter((outcome) => matchesOutcome(request.outcomes, outcome)) ?? []
      subscriptions.set(supplier, { request, pending, cadence })
      if (pending.length > 0) cadence.due()
    },
    find: (supplier) => subscriptions.get(supplier)?.request,
    remove: (supplier) => {
      subscriptions.get(supplier)?.cadence.stop()
      return subscriptions.delete(supplier)
    },
    isEmpty: () => subscriptions.size === 0,
    suppliers: () => [...subscriptions.keys()],
    changed: (supplier, outcome) => {
      const subscription = subscriptions.get(supplier)
      if (subscription === undefined) return
      const message = outcome()
      if (!matchesOutcome(subscription.request.outcomes, message)) return
      subscription.pending.push(message)
      subscription.cadence.due()
    }
  }
}
