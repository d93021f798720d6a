/**
 * The filters of the campaign list. The `rows` table has one row per query parameter.
 *
 * Source: the vendor's brand lift document, section Endpoints 1.
 */
import { isWithin, ownPermission } from "../Account.ts"
import { parseDateTime } from "../../environment/parseDateTime.ts"
import type { operations } from "@fieldwork/specs/brand-lift/schema"
import { foldCase, foldCaseAndAccents } from "../stringComparison.ts"
import type { Campaign } from "./Campaign.ts"
import {
  audienceNames,
  audienceQuestionNames,
  defaultQuestionName,
  industryName,
  questionNames
} from "./searchableNames.ts"

export type ListQuery = NonNullable<operations["listCampaigns"]["parameters"]["query"]>

/**
 * The query parameters that have a row in `rows`. Pagination and sorting parameters are not filters, and the permission parameters are evaluated
 * together.
 */
type Row = Exclude<
  keyof ListQuery,
  "page" | "page_size" | "sort_by" | "sort_order" | "permission_id" | "permission_id__in" | "exclude_sub_groups"
>

type Test = (campaign: Campaign) => boolean

const contains =
  (form: (text: string) => string, names: (campaign: Campaign) => ReadonlyArray<string>) =>
  (wanted: string): Test => {
    const part = form(wanted)
    return (campaign) => names(campaign).some((name) => form(name).includes(part))
  }

const asWritten = (text: string): string => text
const campaignName = ({ campaign_name }: Campaign) => [campaign_name]
const clientName = ({ client_name }: Campaign) => (client_name === null ? [] : [client_name])

const at =
  (moment: (campaign: Campaign) => number, holds: (moment: number, wanted: number) => boolean) =>
  (wanted: string): Test => {
    const instant = parseDateTime(wanted)
    return (campaign) => holds(moment(campaign), instant)
  }

const start = ({ start_date }: Campaign) => start_date
const end = ({ end_date }: Campaign) => end_date
const same = (a: number, b: number) => a === b
const notAfter = (a: number, b: number) => a <= b
const notBefore = (a: number, b: number) => a >= b

/** The type of every campaign in the sandbox. */
const campaignType = "standard"

const otherNames = (campaign: Campaign) => [
  industryName(campaign),
  defaultQuestionName(campaign),
  ...audienceNames(campaign),
  ...audienceQuestionNames(campaign)
]

/** Returns a case-insensitive test for a keyword. In the names of campaigns and clients, accents are ignored too. */
const keyword = (wanted: string): Test => {
  const own = contains(foldCaseAndAccents, (campaign) => [...campaignName(campaign), ...clientName(campaign)])(wanted)
  const other = contains(foldCase, otherNames)(wanted)
  return (campaign) => own(campaign) || other(campaign)
}

const rows: { readonly [Name in Row]: (value: NonNullable<ListQuery[Name]>) => Test } = {
  status:
    (wanted) =>
    ({ status }) =>
      status === wanted,
  status__in:
    (wanted) =>
    ({ status }) =>
      wanted.includes(status),
  campaign_name__contains: contains(asWritten, campaignName),
  campaign_name__icontains: contains(foldCase, campaignName),
  campaign_name__unaccent__icontains: contains(foldCaseAndAccents, campaignName),
  client_name__contains: contains(asWritten, clientName),
  client_name__icontains: contains(foldCase, clientName),
  client_name__unaccent__icontains: contains(foldCaseAndAccents, clientName),
  start_date: at(start, same),
  start_date__lte: at(start, notAfter),
  start_date__gte: at(start, notBefore),
  end_date: at(end, same),
  end_date__lte: at(end, notAfter),
  end_date__gte: at(end, notBefore),
  country_language:
    (wanted) =>
    ({ country_language_id }) =>
      String(country_language_id) === wanted,
  country_language__in:
    (wanted) =>
    ({ country_language_id }) =>
      wanted.includes(String(country_language_id)),
  channels__contains:
    (wanted) =>
    ({ channels }) =>
      wanted.every((channel) => (channels ?? []).some((own) => own === channel)),
  campaign_type__in: (wanted) => () => wanted.includes(campaignType),
  industry__industry_name__icontains: contains(foldCase, (campaign) => [industryName(campaign)]),
  question__question_name__icontains: contains(foldCase, questionNames),
  campaigntargetaudience__target_name__icontains: contains(foldCase, audienceNames),
  campaigntargetaudience__target_audience_question_set__question__question_name__icontains: contains(
    foldCase,
    audienceQuestionNames
  ),
  keyword
}

/**
 * Filters by permission. A permission includes its sub-groups unless `exclude_sub_groups` is set. `permission_id` takes precedence over
 * `permission_id__in`.
 */
const permission = ({ exclude_sub_groups = false, permission_id, permission_id__in }: ListQuery): Test => {
  const named = permission_id === undefined ? permission_id__in : [permission_id]
  const wanted = (named ?? [String(ownPermission)]).map(Number)
  return (campaign) =>
    wanted.some((each) =>
      exclude_sub_groups ? campaign.permission_id === each : isWithin(campaign.permission_id, each)
    )
}

const isRow = (name: string): name is Row => Object.hasOwn(rows, name)

/** Returns a function that checks whether a campaign passes every filter of the query. */
export const campaignTest = (query: ListQuery): Test => {
  const tests = Object.entries(query).flatMap(([name, value]): ReadonlyArray<Test> => {
    // The cast is safe because the value has been validated against the parameter's schema in the spec.
    return isRow(name) && value !== undefined ? [(rows[name] as (value: unknown) => Test)(value)] : []
  })
  const permitted = permission(query)
  return (campaign) => permitted(campaign) && tests.every((test) => test(campaign))
}
