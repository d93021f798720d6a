/** Converts the bodies of create and update requests to settings. */
import type { CampaignDraft, CampaignUpdate, DraftQuestion, DraftSettings } from "@fieldwork/specs/brand-lift/schema"
import { parseDateTime } from "../../environment/parseDateTime.ts"
import type { CampaignSettings } from "./Campaign.ts"
import * as Counts from "./ExpectedCounts.ts"

/** Returns the draft settings without the expected impressions and the data partners, which the campaign stores in separate properties. */
const own = ({
  data_partners: _data_partners,
  expected_impressions_count: _digital,
  expected_impressions_count_linear_tv: _linear_tv,
  expected_impressions_count_social: _social,
  ...rest
}: DraftSettings): DraftSettings => rest

export const fromDraft = (body: CampaignDraft): CampaignSettings => ({
  campaign_name: body.campaign_name,
  start_date: parseDateTime(body.start_date),
  end_date: parseDateTime(body.end_date),
  client_name: body.client_name,
  country_language_id: body.country_language_id,
  industry_id: body.industry_id,
  channels: body.channels ?? [],
  data_partners: body.data_partners ?? body.draft_settings.data_partners ?? null,
  counts: Counts.after(Counts.none, body.expected_impressions_count, body.draft_settings),
  draft_settings: own(body.draft_settings)
})

/** Returns the settings after an update. Properties that the body omits, including those of `draft_settings`, keep their values. */
export const updated = (before: CampaignSettings, body: CampaignUpdate): CampaignSettings => ({
  campaign_name: body.campaign_name ?? before.campaign_name,
  start_date: body.start_date === undefined ? before.start_date : parseDateTime(body.start_date),
  end_date: body.end_date === undefined ? before.end_date : parseDateTime(body.end_date),
  client_name: body.client_name === undefined ? before.client_name : body.client_name,
  country_language_id: body.country_language_id ?? before.country_language_id,
  industry_id: body.industry_id === undefined ? before.industry_id : body.industry_id,
  channels: body.channels === undefined ? before.channels : body.channels,
  data_partners:
    body.data_partners === undefined
      ? (body.draft_settings?.data_partners ?? before.data_partners)
      : body.data_partners,
  counts: Counts.after(before.counts, body.expected_impressions_count, body.draft_settings),
  draft_settings: { ...before.draft_settings, ...own(body.draft_settings ?? {}) }
})

/** Adds the standard baseline questions that are missing from the settings. */
export const withBaseline = (settings: CampaignSettings, baseline: ReadonlyArray<DraftQuestion>): CampaignSettings => {
  const present: ReadonlyArray<DraftQuestion> = settings.draft_settings.baseline_questions ?? []
  const names = new Set(present.map(({ question_name }) => question_name))
  const missing = baseline.filter(({ question_name }) => !names.has(question_name))
  return { ...settings, draft_settings: { ...settings.draft_settings, baseline_questions: [...present, ...missing] } }
}
