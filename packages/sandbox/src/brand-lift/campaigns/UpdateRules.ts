/**
 * Checks whether an update to a launched campaign changes only settings that may be changed after launch.
 *
 * | field                      | rule                                                                                     |
 * | -------------------------- | ---------------------------------------------------------------------------------------- |
 * | campaign_name, client_name | free                                                                                     |
 * | end_date                   | earlier or later, and at least 24 h from now                                             |
 * | expected_impressions_count | up only, by at least the channel's minimum, with at least a day left until the end date  |
 * | anything else              | refused                                                                                  |
 *
 * A request that contains a field that cannot be changed is rejected, even if the field's value is unchanged. Impressions on linear TV require data
 * partners, so they can be added after launch only if the draft had data partners. Source: the vendor's brand lift document, section Endpoints 5.
 */
import type { CampaignUpdate, Channel } from "@fieldwork/specs/brand-lift/schema"
import { day } from "../Instant.ts"
import type { Violations } from "../Violations.ts"
import type { Campaign, CampaignSettings } from "./Campaign.ts"
import { channels, type Counts } from "./ExpectedCounts.ts"

/** For each channel, the name of the request field that contains the expected impressions. */
export type CountFields = { readonly [_ in Channel]: string }

const oneField: CountFields = {
  digital: "expected_impressions_count",
  linear_tv: "expected_impressions_count",
  social: "expected_impressions_count"
}

/** The minimum increase in expected impressions that an update may request, by channel. */
export const minimumIncrease: Counts = { digital: 1_000_000, linear_tv: 5_000_000, social: 300_000 }

const fixedFieldNames = [
  "start_date",
  "country_language_id",
  "industry_id",
  "channels",
  "data_partners",
  "draft_settings"
] as const

const fixedFields = (body: CampaignUpdate): Violations =>
  Object.fromEntries(
    fixedFieldNames
      .filter((field) => body[field] !== undefined)
      .map((field) => [field, ["This field cannot be changed after the launch."]])
  )

const endDate = (before: Campaign, after: CampaignSettings, now: number): Violations =>
  after.end_date !== before.end_date && after.end_date < now + day
    ? { end_date: ["The end date must be at least 24 hours from now."] }
    : {}

/**
 * Checks the expected impressions of all channels. `fields` maps each channel to the field under which its violations are reported. If several
 * channels violate the same rule about the end date, only the first is reported.
 */
const counts = (before: Campaign, after: CampaignSettings, now: number, fields: CountFields): Violations => {
  const violations: Violations = {}
  const report = (channel: Channel, message: string) => (violations[fields[channel]] ??= []).push(message)
  for (const channel of channels) {
    const increase = after.counts[channel] - before.counts[channel]
    if (increase < 0) report(channel, `The ${channel} count can only rise.`)
    else if (increase > 0 && increase < minimumIncrease[channel]) {
      report(channel, `The ${channel} count must rise by at least ${minimumIncrease[channel]}.`)
    }
  }
  if (before.counts.linear_tv === 0 && after.counts.linear_tv > 0 && (before.data_partners ?? []).length === 0) {
    report("linear_tv", "Linear TV needs data partners; the campaign was launched without them, and they are fixed.")
  }
  const raised = channels.find((channel) => after.counts[channel] > before.counts[channel])
  if (raised !== undefined && after.end_date < now + day) {
    report(raised, "At least 1 day must remain until the end date when a count is raised.")
  }
  return violations
}

export const isRaised = (before: CampaignSettings, after: CampaignSettings): boolean =>
  channels.some((channel) => after.counts[channel] > before.counts[channel])

/** Returns the rules that an update to a launched campaign violates. `after` contains the settings after the update. */
export const check = (
  before: Campaign,
  body: CampaignUpdate,
  after: CampaignSettings,
  now: number,
  fields: CountFields = oneField
): Violations => ({
  ...fixedFields(body),
  ...endDate(before, after, now),
  ...counts(before, after, now, fields)
})

/** Checks whether an update changes recruitment, which is the case if it moves the end date or raises the expected impressions of a channel. */
export const isReplanned = (before: CampaignSettings, after: CampaignSettings): boolean =>
  after.end_date !== before.end_date || isRaised(before, after)
