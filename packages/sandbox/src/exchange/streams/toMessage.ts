/** Converts a changed survey to the message that a supplier receives about it, depending on the previous message about the survey. */
import type { OpportunitiesSubscriptionRequest, Opportunity } from "@fieldwork/specs/exchange/schema"
import { textHash } from "../../http/textHash.ts"
import { shownLocale } from "../data/localeAliases.ts"
import type { ExchangeSettings } from "../ExchangeSettings.ts"
import type { Survey } from "../market/Survey.ts"
import { isOpenTo, quotasOf, toOpportunity } from "../Opportunity.ts"
import { matchesOpportunity } from "../subscriptionFilters.ts"

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

export interface SentMessage {
  readonly active: boolean
  /**
   * A hash of the last message without its `message_reason` field, or 0 if that message reported the survey as deactivated. An `updated` message with
   * the same hash is not sent.
   */
  readonly hash: number
  /** The virtual time of the last message, in milliseconds. */
  readonly lastSend: number
}

/** The parts of a subscription that determine its messages. */
export interface MessageContext {
  readonly request: OpportunitiesSubscriptionRequest
  /** The filters of the request. The language in every locale is a bibliographic ISO 639-2 code (`fre_fr`, not `fra_fr`). */
  readonly filters: OpportunitiesSubscriptionRequest["opportunities"]
  /**
   * The last message about each survey, by survey number. The messages are kept when the subscription is replaced, because the supplier keeps the
   * data that it has received.
   */
  readonly lastMessages: Map<number, SentMessage>
  readonly pending: Set<Survey>
}

export interface OpportunityMessage {
  /** Whether the survey is open to the supplier and matches the filters. If not, the message reports the survey as deactivated. */
  readonly active: boolean
  /** A hash of the message without its `message_reason` field, or 0 if the message reports the survey as deactivated. */
  readonly hash: number
  readonly json: string
  readonly opportunity: Opportunity
}

interface MessageOptions {
  readonly supplier: string
  readonly subscription: MessageContext
  readonly settings: Pick<ExchangeSettings, "locale_aliases">
  /** The virtual time, in milliseconds. */
  readonly now: number
}

/** Returns the message about a survey, or undefined if there is nothing new to report to the supplier. */
export const toMessage = (
  survey: Survey,
  { now, settings, subscription: { filters, lastMessages, pending, request }, supplier }: MessageOptions
): OpportunityMessage | undefined => {
  const opportunity = toOpportunity(survey, supplier, now)
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
  const json = `${text.slice(0, -1)},"message_reason":"${message_reason}"}`
  return { active: fits, hash: fits ? hash : 0, json, opportunity }
}
