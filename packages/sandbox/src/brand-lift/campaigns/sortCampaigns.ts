/**
 * Sorts the campaign list by `sort_by`, or in order of creation if the parameter is omitted.
 */
import { foldCase, compareStrings } from "../stringComparison.ts"
import type { Campaign } from "./Campaign.ts"
import type { ListQuery } from "./CampaignFilters.ts"
import { audienceNames, audienceQuestionNames, industryName, questionNames } from "./searchableNames.ts"

type SortBy = NonNullable<ListQuery["sort_by"]>
type Key = (campaign: Campaign) => string | number

const campaignName: Key = ({ campaign_name }) => foldCase(campaign_name)
const clientName: Key = ({ client_name }) => foldCase(client_name ?? "")
const status: Key = (campaign) => campaign.status
const start: Key = ({ start_date }) => start_date
const end: Key = ({ end_date }) => end_date
const countryLanguage: Key = ({ country_language_id }) => country_language_id
const first =
  (names: (campaign: Campaign) => ReadonlyArray<string>): Key =>
  (campaign) =>
    foldCase(names(campaign)[0] ?? "")

const keys: { readonly [_ in SortBy]: Key } = {
  status,
  status__in: status,
  campaign_name__contains: campaignName,
  campaign_name__icontains: campaignName,
  campaign_name__unaccent__icontains: campaignName,
  client_name__contains: clientName,
  client_name__icontains: clientName,
  client_name__unaccent__icontains: clientName,
  start_date: start,
  start_date__lte: start,
  start_date__gte: start,
  end_date: end,
  end_date__lte: end,
  end_date__gte: end,
  country_language: countryLanguage,
  country_language__in: countryLanguage,
  channels__contains: ({ channels }) => (channels ?? []).join(","),
  campaign_type__in: () => "standard",
  industry__industry_name__icontains: (campaign) => foldCase(industryName(campaign)),
  question__question_name__icontains: first(questionNames),
  campaigntargetaudience__target_name__icontains: first(audienceNames),
  campaigntargetaudience__target_audience_question_set__question__question_name__icontains:
    first(audienceQuestionNames),
  keyword: campaignName
}

const order = (a: string | number, b: string | number): number =>
  typeof a === "number" && typeof b === "number" ? a - b : compareStrings(String(a), String(b))

/** Sorts campaigns. Campaigns with equal values stay in order of creation in both directions, so pages do not overlap. */
export const sortCampaigns = (
  campaigns: ReadonlyArray<Campaign>,
  { sort_by, sort_order = "asc" }: ListQuery
): ReadonlyArray<Campaign> => {
  if (sort_by === undefined) return sort_order === "asc" ? campaigns : campaigns.toReversed()
  const key = keys[sort_by]
  const direction = sort_order === "asc" ? 1 : -1
  return campaigns.toSorted((a, b) => direction * order(key(a), key(b)))
}
