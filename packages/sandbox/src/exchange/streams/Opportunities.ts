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
import { isOpenTo, quotasOf, toOpportunity } from "../Opportunity.ts"
import type { OpportunitiesSubscriptionRequest, Opportunity } from "@fieldwork/specs/exchange/schema"
import { shownLocale, withCanonicalLocales } from "../data/localeAliases.ts"
import type { ExchangeSettings } from "../ExchangeSettings.ts"
import { textHash } from "../../http/textHash.ts"
import * as Batch from "./Batch.ts"
import * as Cadence from "./Cadence.ts"
import type { Deliveries } from "./Deliveries.ts"

type SupplierView = "unknown" | "active" | "inactive"

/**
 * The reason stated in a message about a changed survey. It depends on the last message to the supplier about the survey, and on whether the survey
 * is now open to the supplier and matches the subscription's filters.
 *
 * The four reasons are taken from publicly available sources. The table is the sandbox's interpretation.
 */
export const reasons: Readonly<
  Record<SupplierView, Readonly<Record<"fits" | "unfit", Opportunity["message_reason"] | undefined>>>
> = {
  unknown: { fits: "new", unfit: undefined },
  active: { fits: "updated", unfit: "deactivated" },
  inactive: { fits: "reactivated", unfit: undefined }
}

interface SentMessage {
  readonly active: boolean
  /**
   * A hash of the last message without its `message_reason` field, or 0 if that message reported the survey as deactivated. An `updated` message with
   * the same hash is not sent.
   */
  readonly hash: number
  /** The virtual time of the last message, in milliseconds. */
  readonly lastSend: number
}

interface Subscription {
  readonly request: OpportunitiesSubscriptionRequest
  /** The filters of the request. The language in every locale is a bibliographic ISO 639-2 code (`fre_fr`, not `fra_fr`). */
  readonly filters: OpportunitiesSubscriptionRequest["opportunities"]
  /**
   * The last message about each survey, by survey number. The messages are kept when the subscription is replaced, because the supplier keeps the
   * data that it has received.
   */
  readonly lastMessages: Map<number, SentMessage>
  readonly pending: Set<Survey>
  /**
   * The numbers of the surveys that were active for the supplier when the subscription was replaced. Surveys that do not match the new filters are
   * reported as deactivated.
   */
  readonly recheck: Set<number>
  readonly cadence: Cadence.Cadence
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
  /** Creates or replaces a supplier's subscription. */
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

  const message = (supplier: string, { filters, pending, request, lastMessages }: Subscription, survey: Survey) => {
    const opportunity = toOpportunity(survey, supplier, clock.now())
    const fits = isOpenTo(survey, supplier) && matchesOpportunity(filters, opportunity)
    const last = lastMessages.get(survey.number)
    const known = last === undefined ? "unknown" : last.active ? "active" : "inactive"
    const message_reason = reasons[known][fits ? "fits" : "unfit"]
    // A survey that has not changed is examined only after the filters were replaced, and is reported only if it no longer matches them.
    if (message_reason === undefined || (fits && !pending.has(survey))) return undefined
    const country_language = shownLocale(opportunity.country_language ?? "", settings)
    const body = { ...opportunity, country_language, ...(request.include_quotas === true && quotasOf(survey)) }
    const text = JSON.stringify(body)
    const hash = textHash(text)
    if (message_reason === "updated" && hash === last?.hash) return undefined
    // The reason is appended to the JSON, so that the survey is serialized only once.
    return { active: fits, hash: fits ? hash : 0, json: `${text.slice(0, -1)},"message_reason":"${message_reason}"}` }
  }

  /** Creates a batch with as many messages as fit, continuing at the next survey in `due`. Returns undefined if there are no messages. */
  const fill = (supplier: string, subscription: Subscription, due: FlushProgress): Batch.Batch | undefined => {
    const { pending, request, lastMessages } = subscription
    const batch = Batch.make({
      count: request.payload_max_survey_count ?? spec.batching.surveys,
      bytes: (request.payload_max_size_mb ?? spec.batching.megabytes) * Batch.megabyte
    })
    for (let survey = due.surveys[due.at]; survey !== undefined; survey = due.surveys[due.at]) {
      const next = message(supplier, subscription, survey)
      if (next !== undefined) {
        if (!batch.add(next.json)) break
        lastMessages.set(survey.number, { active: next.active, hash: next.hash, lastSend: clock.now() })
      }
      pending.delete(survey)
      due.at++
    }
    return batch.count() === 0 ? undefined : batch
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
      const { callback: url } = subscription.request
      const isSubscribed = () => subscriptions.has(supplier)
      const [body, count] = [batch.body(), batch.count()]
      await deliveries.send({ supplier, stream: "opportunities", url, body, count, isSubscribed })
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
      subscriptions.set(supplier, { request, filters, lastMessages, pending, recheck, cadence })
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
