/**
 * The rules for changing a campaign. Source: section "Endpoints", items 5 and 6, of the vendor's brand lift document.
 *
 * The rules compare the campaign before the change with the request body. Every campaign that is not a draft counts as launched.
 */
import type { components } from "@fieldwork/brand-lift-client"

type Schemas = components["schemas"]
export type Campaign = Schemas["Campaign"]
export type Update = Schemas["CampaignUpdate"]
type Channel = keyof Schemas["ExpectedImpressions"]

const channels = ["digital", "linear_tv", "social"] as const satisfies ReadonlyArray<Channel>

/**
 * The minimum increase in expected impressions for each channel.
 *
 * @example
 * ```ts
 * import { CampaignPreflight } from "@fieldwork/brand-lift"
 * Object.values(CampaignPreflight.minimumIncrease).every((count) => count > 0) // => true
 * ```
 */
export const minimumIncrease: { readonly [_ in Channel]: number } = {
  digital: 1_000_000,
  linear_tv: 5_000_000,
  social: 300_000
}

const dayMillis = 86_400_000

/** A violation of a rule for changing a campaign. */
export interface Violation {
  /** The field in the request that violates the rule. */
  readonly field: string
  /** A machine-readable identifier of the violated rule. */
  readonly rule:
    | "status"
    | "fixed"
    | "date"
    | "endsBeforeStart"
    | "endsTooSoon"
    | "decrease"
    | "increaseTooSmall"
    | "negative"
    | "dayLeft"
    | "dataPartners"
  /** A sentence that describes the rule, similar to the API's error message. */
  readonly message: string
}

type Counts = { readonly [_ in Channel]: number }
type Fields = { readonly [_ in Channel]: string }

/** The field names in errors from `campaigns.update`, in which the expected impressions of all channels are properties of one field. */
export const oneField: Fields = {
  digital: "expected_impressions_count",
  linear_tv: "expected_impressions_count",
  social: "expected_impressions_count"
}

/**
 * The field names in errors from the deprecated `campaigns.updateLaunched`, in which the expected impressions of each channel are a separate field.
 */
export const ownFields: Fields = {
  digital: "expected_impressions_count",
  linear_tv: "expected_impressions_count_linear_tv",
  social: "expected_impressions_count_social"
}

/**
 * Returns the expected impressions for each channel. `expected_impressions_count` takes precedence over `draft_settings`, which contains the same
 * numbers in another format. Numbers that neither contains are taken from `before`.
 */
const countsOf = (
  { draft_settings, expected_impressions_count }: Pick<Update, "draft_settings" | "expected_impressions_count">,
  before: Counts
): Counts => ({
  digital: expected_impressions_count?.digital ?? draft_settings?.expected_impressions_count ?? before.digital,
  linear_tv:
    expected_impressions_count?.linear_tv ?? draft_settings?.expected_impressions_count_linear_tv ?? before.linear_tv,
  social: expected_impressions_count?.social ?? draft_settings?.expected_impressions_count_social ?? before.social
})

const fixed = [
  "start_date",
  "country_language_id",
  "industry_id",
  "channels",
  "data_partners",
  "draft_settings"
] as const satisfies ReadonlyArray<keyof Update>

export interface Change {
  readonly before: Campaign
  readonly body: Update
  /** The current time in Unix milliseconds. */
  readonly now: number
  readonly fields: Fields
}

const counted = ({ before, body, fields, now }: Change): ReadonlyArray<Violation> => {
  const found: Array<Violation> = []
  const old = countsOf(before, { digital: 0, linear_tv: 0, social: 0 })
  const next = countsOf(body, old)
  const end = Date.parse(body.end_date ?? before.end_date ?? "")
  for (const channel of channels) {
    const [field, least, increase] = [fields[channel], minimumIncrease[channel], next[channel] - old[channel]]
    if (increase < 0) {
      const message = `The ${channel} count is ${old[channel]} and may only rise.`
      found.push({ field, rule: "decrease", message })
    } else if (increase > 0 && increase < least) {
      const message = `The ${channel} count is ${old[channel]} and must rise by at least ${least}, to ${old[channel] + least}.`
      found.push({ field, rule: "increaseTooSmall", message })
    }
  }
  // If the campaign does not contain draft settings, its data partners are unknown, and the rule that linear TV requires data partners is not
  // checked.
  const settings = before.draft_settings
  if (
    old.linear_tv <= 0 &&
    next.linear_tv > 0 &&
    settings !== undefined &&
    (settings.data_partners ?? []).length === 0
  ) {
    const message = "Linear TV needs data partners; the campaign was launched without them, and they are fixed."
    found.push({ field: fields.linear_tv, rule: "dataPartners", message })
  }
  const raised = channels.find((channel) => next[channel] > old[channel])
  if (raised !== undefined && end < now + dayMillis) {
    const message = "A count can rise only if the end date is at least a day away. Move the end date as well."
    found.push({ field: fields[raised], rule: "dayLeft", message })
  }
  return found
}

const afterLaunch = (change: Change): ReadonlyArray<Violation> => {
  const { before, body, now } = change
  const named = fixed.filter((field) => body[field] !== undefined)
  const end = Date.parse(body.end_date ?? "")
  const isTooSoon = end !== Date.parse(before.end_date ?? "") && end < now + dayMillis
  return [
    ...named.map((field): Violation => ({ field, rule: "fixed", message: "Cannot change after launch." })),
    ...(isTooSoon
      ? [{ field: "end_date", rule: "endsTooSoon", message: "The end date must be at least a day from now." } as const]
      : []),
    ...counted(change)
  ]
}

const dated = ({ before, body }: Change): ReadonlyArray<Violation> => {
  const dates = ["start_date", "end_date"] as const
  const wrong = dates.filter((field) => body[field] !== undefined && Number.isNaN(Date.parse(body[field])))
  if (wrong.length > 0) {
    return wrong.map((field): Violation => ({ field, rule: "date", message: "A date must be ISO 8601." }))
  }
  const [start, end] = dates.map((field) => Date.parse(body[field] ?? before[field] ?? ""))
  return (body.start_date ?? body.end_date) !== undefined && Number(end) <= Number(start)
    ? [{ field: "end_date", rule: "endsBeforeStart", message: "The end date must be after the start date." }]
    : []
}

/** Returns the rules that a change to a draft violates. */
const ofDraft = ({ before, body, fields }: Change): ReadonlyArray<Violation> => {
  const counts = countsOf(body, countsOf(before, { digital: 0, linear_tv: 0, social: 0 }))
  const negative = channels.filter((channel) => counts[channel] < 0)
  const named = body.data_partners === undefined ? body.draft_settings?.data_partners : (body.data_partners ?? [])
  const partners = named ?? before.draft_settings?.data_partners ?? []
  const message = "Required if linear TV impressions are expected."
  return [
    ...negative.map((channel): Violation => {
      return { field: fields[channel], rule: "negative", message: `The ${channel} count must be at least 0.` }
    }),
    ...(counts.linear_tv > 0 && partners.length === 0
      ? [{ field: "data_partners", rule: "dataPartners", message } as const]
      : [])
  ]
}

/** Returns all rules that the change violates. */
export const rulesOf = (change: Change): ReadonlyArray<Violation> => [
  ...dated(change),
  ...(change.before.status === "draft" ? ofDraft(change) : afterLaunch(change))
]
