/**
 * The opportunities stream: the subscriptions, the messages that were sent to each supplier about each survey, and the surveys whose changes have not
 * been sent yet.
 *
 * A survey is sent to a supplier if it changes while the subscription exists. The message contains the survey as of the time at which the batch is
 * created. Several changes within one interval result in one message. A change that is invisible to the supplier does not result in a message.
 */
import type { Clock } from "../../environment/Clock.ts"
import { spec } from "../spec.ts"
import { matchesOpportunity } from "../subscriptionFilters.ts"
import type { Survey } from "../market/Survey.ts"
import type { OpportunitiesSubscriptionRequest } from "@fieldwork/specs/exchange/schema"
import { withCanonicalLocales } from "../data/localeAliases.ts"
import type { ExchangeSettings } from "../ExchangeSettings.ts"
import * as Batch from "./Batch.ts"
import * as Cadence from "./Cadence.ts"
import { type CallbackTarget, currentUrl } from "./currentUrl.ts"
import type { Deliveries } from "./Deliveries.ts"
import { type MessageContext, type OpportunityMessage, type SentMessage, toMessage } from "./toMessage.ts"

interface Subscription extends CallbackTarget, MessageContext {
  readonly request: OpportunitiesSubscriptionRequest
  /**
   * The numbers of the surveys that were active for the supplier when the subscription was replaced. Surveys that do not match the new filters are
   * reported as deactivated.
   */
  readonly recheck: Set<number>
  readonly cadence: Cadence.Cadence
}

/** A callback body and the messages that it contains. */
interface FilledBatch {
  readonly body: string
  readonly messages: ReadonlyArray<Pick<OpportunityMessage, "active" | "opportunity">>
}

/** The progress of sending due callbacks: the surveys to examine, and the index of the next survey. */
interface FlushProgress {
  readonly surveys: ReadonlyArray<Survey>
  at: number
}

export interface ActiveSubscription {
  readonly request: OpportunitiesSubscriptionRequest
  /**
   * Returns the surveys whose last message to the supplier was active, with the virtual time of that message.
   */
  readonly surveys: () => ReadonlyArray<{ readonly number: number; readonly lastSend: number }>
}

export interface OpportunityStream {
  /**
   * Creates or replaces a supplier's subscription. After a replacement, changes that have not been sent are sent to the new URL. `currentUrl` describes
   * what happens to callbacks that are delayed or retried.
   */
  readonly subscribe: (supplier: string, request: OpportunitiesSubscriptionRequest) => void
  readonly find: (supplier: string) => ActiveSubscription | undefined
  /** Removes a supplier's subscription. Returns `false` if there was no subscription. */
  readonly remove: (supplier: string) => boolean
  readonly isEmpty: () => boolean
  readonly suppliers: () => ReadonlyArray<string>
  /** Notifies the stream that a survey is new or has changed. */
  readonly changed: (survey: Survey) => void
  /** Notifies the stream that a survey was removed from the market some time after its end. */
  readonly removed: (survey: Survey) => void
}

export interface OpportunitiesOptions {
  readonly clock: Clock
  readonly deliveries: Pick<Deliveries, "send">
  readonly surveyOf: (number: number) => Survey | undefined
  readonly settings: Pick<ExchangeSettings, "locale_aliases">
}

export const make = ({ clock, deliveries, settings, surveyOf }: OpportunitiesOptions): OpportunityStream => {
  const subscriptions = new Map<string, Subscription>()

  /** Creates a batch with as many messages as fit, continuing at the next survey in `due`. Returns undefined if there are no messages. */
  const fill = (supplier: string, subscription: Subscription, due: FlushProgress): FilledBatch | undefined => {
    const { pending, request, lastMessages } = subscription
    const messages: Array<FilledBatch["messages"][number]> = []
    const batch = Batch.make({
      count: request.payload_max_survey_count ?? spec.batching.surveys,
      bytes: (request.payload_max_size_mb ?? spec.batching.megabytes) * Batch.megabyte
    })
    for (let survey = due.surveys[due.at]; survey !== undefined; survey = due.surveys[due.at]) {
      const next = toMessage(survey, { supplier, subscription, settings, now: clock.now() })
      if (next !== undefined) {
        if (!batch.add(next.json)) break
        messages.push({ active: next.active, opportunity: next.opportunity })
        lastMessages.set(survey.number, { active: next.active, hash: next.hash, lastSend: clock.now() })
      }
      pending.delete(survey)
      due.at++
    }
    return messages.length === 0 ? undefined : { body: batch.body(), messages }
  }

  const flush = async (supplier: string) => {
    const subscription = subscriptions.get(supplier)
    if (subscription === undefined) return
    const { pending, recheck } = subscription
    const sentSurveys = [...recheck].map(surveyOf).filter((survey) => survey !== undefined)
    recheck.clear()
    const due: FlushProgress = { surveys: [...pending, ...sentSurveys.filter((survey) => !pending.has(survey))], at: 0 }
    // The receiver may remove or replace the subscription, or reset the sandbox, while it processes the callback. The remaining surveys are then
    // dropped or kept for a later callback.
    while (!clock.hasEnded() && subscriptions.get(supplier) === subscription) {
      const batch = fill(supplier, subscription, due)
      if (batch === undefined) return
      const { body, messages } = batch
      // A survey that is reported as deactivated never matches the filters, but the supplier must be notified of it.
      const matches = ({ filters }: Subscription) =>
        messages.some(({ active, opportunity }) => !active || matchesOpportunity(filters, opportunity))
      const url = () => currentUrl(subscription, subscriptions.get(supplier), matches)
      await deliveries.send({ supplier, stream: "opportunities", url, body, count: messages.length })
    }
  }

  return {
    subscribe: (supplier, request) => {
      const before = subscriptions.get(supplier)
      before?.cadence.stop()
      const cadence = Cadence.make(clock, (request.send_interval_seconds ?? spec.batching.seconds) * 1000, () =>
        flush(supplier)
      )
      const lastMessages = before?.lastMessages ?? new Map<number, SentMessage>()
      const pending = before?.pending ?? new Set<Survey>()
      const recheck = before?.recheck ?? new Set<number>()
      for (const [number, { active }] of lastMessages) if (active) recheck.add(number)
      // If `locale_aliases` is false, every locale in an accepted request already has a bibliographic language code, such as `fre_fr`.
      const filters = settings.locale_aliases ? withCanonicalLocales(request.opportunities) : request.opportunities
      const identity = before?.identity ?? Symbol("subscription")
      subscriptions.set(supplier, { identity, request, filters, lastMessages, pending, recheck, cadence })
      if (pending.size + recheck.size > 0) cadence.due()
    },
    find: (supplier) => {
      const subscription = subscriptions.get(supplier)
      return (
        subscription && {
          request: subscription.request,
          surveys: () =>
            [...subscription.lastMessages].flatMap(([number, { active, lastSend }]) =>
              active ? [{ number, lastSend }] : []
            )
        }
      )
    },
    remove: (supplier) => {
      subscriptions.get(supplier)?.cadence.stop()
      return subscriptions.delete(supplier)
    },
    isEmpty: () => subscriptions.size === 0,
    suppliers: () => [...subscriptions.keys()],
    changed: (survey) => {
      for (const { cadence, pending } of subscriptions.values()) {
        pending.add(survey)
        cadence.due()
      }
    },
    removed: (survey) => {
      for (const { pending, lastMessages } of subscriptions.values()) {
        pending.delete(survey)
        lastMessages.delete(survey.number)
      }
    }
  }
}
