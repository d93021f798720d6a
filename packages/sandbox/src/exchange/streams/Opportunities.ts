/**
 * The opportunities stream: who subscribed, what each supplier was told of which survey, and what is to be told next.
 *
 * A survey reaches a supplier when it changes while the subscription exists, never merely because it is there. What is sent is the survey
 * as it stands when the batch is made: several changes between two beats make one message, and a change that the supplier cannot see none.
 */
import type { Clock } from "../../environment/Clock.ts"
import { spec } from "../Spec.ts"
import { matchesOpportunity } from "../Filters.ts"
import type { Survey } from "../market/Survey.ts"
import { isOpenTo, quotasOf, toOpportunity } from "../Opportunity.ts"
import type { OpportunitiesSubscriptionRequest, Opportunity } from "@fieldwork/specs/exchange/schema"
import { shownLocale, withCanonicalLocales } from "../data/localeAliases.ts"
import type { Settings } from "../Settings.ts"
import { textHash } from "../../http/TextHash.ts"
import * as Batch from "./Batch.ts"
import * as Cadence from "./Cadence.ts"
import type { Deliveries } from "./Deliveries.ts"

type Known = "unknown" | "active" | "inactive"

/**
 * What a changed survey is announced as, by what the supplier was last told and by whether it is open and matches now.
 *
 * The four reasons are seen in public material; the table is this sandbox's reading of them.
 */
export const reasons: Readonly<
  Record<Known, Readonly<Record<"fits" | "unfit", Opportunity["message_reason"] | undefined>>>
> = {
  unknown: { fits: "new", unfit: undefined },
  active: { fits: "updated", unfit: "deactivated" },
  inactive: { fits: "reactivated", unfit: undefined }
}

interface Told {
  readonly active: boolean
  /** Stands for what was said while active, without the reason: the same is not said twice. */
  readonly hash: number
  /** Virtual time. */
  readonly lastSend: number
}

interface Subscription {
  readonly request: OpportunitiesSubscriptionRequest
  /** Those of the request, with every locale in the sandbox's own spelling. */
  readonly filters: OpportunitiesSubscriptionRequest["opportunities"]
  /** By survey number; outlives a replacement, as the supplier does not forget either. */
  readonly told: Map<number, Told>
  readonly pending: Set<Survey>
  /** Surveys that were told of before the subscription was replaced: those that no longer match are taken back. */
  readonly recheck: Set<number>
  readonly cadence: Cadence.Cadence
}

/** Surveys that a flush looks at, and the place of the next. */
interface Due {
  readonly surveys: ReadonlyArray<Survey>
  at: number
}

export interface Active {
  readonly request: OpportunitiesSubscriptionRequest
  /** Surveys that the supplier was sent and that are still open to it, with the virtual time of the last message. */
  readonly surveys: () => ReadonlyArray<{ readonly number: number; readonly lastSend: number }>
}

export interface OpportunityStream {
  /** One per supplier: a second replaces the first. */
  readonly subscribe: (supplier: string, request: OpportunitiesSubscriptionRequest) => void
  readonly find: (supplier: string) => Active | undefined
  /** False when there was none. */
  readonly remove: (supplier: string) => boolean
  readonly isEmpty: () => boolean
  readonly suppliers: () => ReadonlyArray<string>
  /** A survey is new or has changed. */
  readonly changed: (survey: Survey) => void
  /** A survey that ended long ago is forgotten. */
  readonly removed: (survey: Survey) => void
}

export interface Options {
  readonly clock: Clock
  readonly deliveries: Pick<Deliveries, "send">
  readonly surveyOf: (number: number) => Survey | undefined
  readonly settings: Pick<Settings, "locale_aliases">
}

export const make = ({ clock, deliveries, settings, surveyOf }: Options): OpportunityStream => {
  const subscriptions = new Map<string, Subscription>()

  const message = (supplier: string, { filters, pending, request, told }: Subscription, survey: Survey) => {
    const opportunity = toOpportunity(survey, supplier, clock.now())
    const fits = isOpenTo(survey, supplier) && matchesOpportunity(filters, opportunity)
    const last = told.get(survey.number)
    const known = last === undefined ? "unknown" : last.active ? "active" : "inactive"
    const message_reason = reasons[known][fits ? "fits" : "unfit"]
    // A survey that has not changed is not told of again, only taken back.
    if (message_reason === undefined || (fits && !pending.has(survey))) return undefined
    const country_language = shownLocale(opportunity.country_language ?? "", settings)
    const body = { ...opportunity, country_language, ...(request.include_quotas === true && quotasOf(survey)) }
    const text = JSON.stringify(body)
    const hash = textHash(text)
    if (message_reason === "updated" && hash === last?.hash) return undefined
    // The reason comes last, so that the survey is written once.
    return { active: fits, hash: fits ? hash : 0, json: `${text.slice(0, -1)},"message_reason":"${message_reason}"}` }
  }

  /** Goes on in `due` and tells of its surveys, as many as fit; undefined when there is nothing to tell. */
  const fill = (supplier: string, subscription: Subscription, due: Due): Batch.Batch | undefined => {
    const { pending, request, told } = subscription
    const batch = Batch.make({
      count: request.payload_max_survey_count ?? spec.batching.surveys,
      bytes: (request.payload_max_size_mb ?? spec.batching.megabytes) * Batch.megabyte
    })
    for (let survey = due.surveys[due.at]; survey !== undefined; survey = due.surveys[due.at]) {
      const next = message(supplier, subscription, survey)
      if (next !== undefined) {
        if (!batch.add(next.json)) break
        told.set(survey.number, { active: next.active, hash: next.hash, lastSend: clock.now() })
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
    const told = [...recheck].map(surveyOf).filter((survey) => survey !== undefined)
    recheck.clear()
    const due: Due = { surveys: [...pending, ...told.filter((survey) => !pending.has(survey))], at: 0 }
    // The receiver may remove or replace the subscription while it answers: what is left then stays pending, or is gone.
    while (subscriptions.get(supplier) === subscription) {
      const batch = fill(supplier, subscription, due)
      if (batch === undefined) return
      const { callback: url } = subscription.request
      const isWanted = () => subscriptions.has(supplier)
      const [body, count] = [batch.body(), batch.count()]
      await deliveries.send({ supplier, stream: "opportunities", url, body, count, isWanted })
    }
  }

  return {
    subscribe: (supplier, request) => {
      const before = subscriptions.get(supplier)
      before?.cadence.stop()
      const cadence = Cadence.make(clock, (request.send_interval_seconds ?? spec.batching.seconds) * 1000, () =>
        flush(supplier)
      )
      const told = before?.told ?? new Map<number, Told>()
      const pending = before?.pending ?? new Set<Survey>()
      const recheck = before?.recheck ?? new Set<number>()
      for (const [number, { active }] of told) if (active) recheck.add(number)
      // Without aliases every locale of a request that was let in is spelled as here.
      const filters = settings.locale_aliases ? withCanonicalLocales(request.opportunities) : request.opportunities
      subscriptions.set(supplier, { request, filters, told, pending, recheck, cadence })
      if (pending.size + recheck.size > 0) cadence.due()
    },
    find: (supplier) => {
      const subscription = subscriptions.get(supplier)
      return (
        subscription && {
          request: subscription.request,
          surveys: () =>
            [...subscription.told].flatMap(([number, { active, lastSend }]) => (active ? [{ number, lastSend }] : []))
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
      for (const { pending, told } of subscriptions.values()) {
        pending.delete(survey)
        told.delete(survey.number)
      }
    }
  }
}
