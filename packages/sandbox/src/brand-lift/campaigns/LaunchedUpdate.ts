/**
 * The deprecated operation that updates a live or complete campaign. It has an older request format, and its response contains the expected
 * impressions as strings.
 *
 * Source: the vendor's brand lift document, section Endpoints 6.
 */
import { toText } from "../Instant.ts"
import { parseDateTime } from "../../environment/parseDateTime.ts"
import type { LaunchedCampaign, LaunchedCampaignUpdate } from "@fieldwork/specs/brand-lift/schema"
import { merge, type Violations } from "../Violations.ts"
import type { Campaign, CampaignSettings } from "./Campaign.ts"
import { asSettings } from "./ExpectedCounts.ts"
import { nextQuotaRefresh } from "./Fielding.ts"
import * as Rules from "./CampaignRules.ts"
import * as UpdateRules from "./UpdateRules.ts"

const fields: UpdateRules.CountFields = {
  digital: "expected_impressions_count",
  linear_tv: "expected_impressions_count_linear_tv",
  social: "expected_impressions_count_social"
}

export const updated = (before: Campaign, body: LaunchedCampaignUpdate): CampaignSettings => ({
  ...before,
  campaign_name: body.campaign_name ?? before.campaign_name,
  client_name: body.client_name ?? before.client_name,
  end_date: body.end_date === undefined ? before.end_date : parseDateTime(body.end_date),
  counts: {
    digital: body.expected_impressions_count ?? before.counts.digital,
    linear_tv: body.expected_impressions_count_linear_tv ?? before.counts.linear_tv,
    social: body.expected_impressions_count_social ?? before.counts.social
  }
})

const takesUpdates = ["live", "complete"]

export const check = (before: Campaign, after: CampaignSettings, now: number): Violations =>
  takesUpdates.includes(before.status)
    ? merge(Rules.check(after), UpdateRules.check(before, {}, after, now, fields))
    : { status: [`This operation updates only live and complete campaigns; this campaign is ${before.status}.`] }

export const toLaunchedCampaign = (campaign: Campaign, now: number): LaunchedCampaign => {
  const counts = asSettings(campaign.counts)
  return {
    campaign_name: campaign.campaign_name,
    client_name: campaign.client_name,
    end_date: toText(campaign.end_date),
    expected_impressions_count: String(counts.expected_impressions_count),
    expected_impressions_count_social: String(counts.expected_impressions_count_social),
    expected_impressions_count_linear_tv: String(counts.expected_impressions_count_linear_tv),
    status: campaign.status,
    job_schedule_utc: toText(nextQuotaRefresh(now))
  }
}
