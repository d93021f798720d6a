/**
 * What an update may change once a campaign is launched.
 *
 * | field                      | rule                                                                                     |
 * | -------------------------- | ---------------------------------------------------------------------------------------- |
 * | campaign_name, client_name | free                                                                                     |
 * | end_date                   | earlier or later, and at least 24 h from now                                             |
 * | expected_impressions_count | up only, by at least the channel's minimum, with at least a day left until the end date  |
 * | anything else              | refused                                                                                  |
 *
 * Naming a field that is fixed is refused even when its value is the old one. Source: the brand lift document, Endpoints 5.
 */
import type { CampaignUpdate } from "../schema.gen.ts"
import { day } from "../Instant.ts"
import type { Violations } from "../Violations.ts"
import type { Campaign, Settings } from "./Campaign.ts"
import { channels, type Counts } from "./Counts.ts"

/** The least that a count may rise by. */
export const minimumIncrease: Counts = { digital: 1_000_000, linear_tv: 5_000_000, social: 300_000 }

const fixed = [
  "start_date",
  "country_language_id",
  "industry_id",
  "channels",
  "data_partners",
  "draft_settings"
] as const

const fixedFields = (body: CampaignUpdate): Violations =>
  Object.fromEntries(
    fixed
      .filter((field) => body[field] !== undefined)
      .map((field) => [field, ["This field is fixed once the campaign is launched."]])
  )

const endDate = (before: Campaign, after: Settings, now: number): Violations =>
  after.end_date !== before.end_date && after.end_date < now + day
    ? { end_date: ["The end date must be at least 24 hours from now."] }
    : {}

const counts = (before: Campaign, after: Settings, now: number): Violations => {
  const messages: Array<string> = []
  for (const channel of channels) {
    const increase = after.counts[channel] - before.counts[channel]
    if (increase < 0) messages.push(`The ${channel} count may only rise.`)
    else if (increase > 0 && increase < minimumIncrease[channel]) {
      messages.push(`The ${channel} count must rise by at least ${minimumIncrease[channel]}.`)
    }
  }
  if (isRaised(before, after) && after.end_date < now + day) {
    messages.push("At least 1 day must remain until the end date when a count is raised.")
  }
  return messages.length === 0 ? {} : { expected_impressions_count: messages }
}

export const isRaised = (before: Settings, after: Settings): boolean =>
  channels.some((channel) => after.counts[channel] > before.counts[channel])

/** The rules that the update of a launched campaign breaks; `after` is what it would become. */
export const check = (before: Campaign, body: CampaignUpdate, after: Settings, now: number): Violations => ({
  ...fixedFields(body),
  ...endDate(before, after, now),
  ...counts(before, after, now)
})

/** Whether recruitment goes another way after the update: the end has moved or a count was raised. */
export const isReplanned = (before: Settings, after: Settings): boolean =>
  after.end_date !== before.end_date || isRaised(before, after)
