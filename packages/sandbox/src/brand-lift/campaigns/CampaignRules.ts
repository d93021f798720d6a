/**
 * Checks the settings that a campaign would have after a request.
 *
 * The rules also apply to launched campaigns. For those, `UpdateRules.ts` adds the rules that expected impression counts can only increase and that
 * data partners cannot change. Source: the vendor's brand lift document, section Endpoints 4 and 5. Three rules are inferred: the end date is after
 * the start date, ids exist, and counts are not negative.
 */
import { countryLanguages } from "../lookups/countryLanguages.ts"
import { industries } from "../lookups/industries.ts"
import type { Violations } from "../Violations.ts"
import type { CampaignSettings } from "./Campaign.ts"
import { channels } from "./ExpectedCounts.ts"

interface Rule {
  readonly field: string
  readonly isViolated: (settings: CampaignSettings) => boolean
  readonly message: string
}

const commonRules: ReadonlyArray<Rule> = [
  {
    field: "end_date",
    isViolated: ({ end_date, start_date }) => end_date <= start_date,
    message: "The end date must be after the start date."
  },
  {
    field: "country_language_id",
    isViolated: ({ country_language_id }) => !countryLanguages.has(country_language_id),
    message: "There is no country language with this id."
  },
  {
    field: "industry_id",
    isViolated: ({ industry_id }) => industry_id !== null && !industries.has(industry_id),
    message: "There is no industry with this id."
  }
]

const draftRules: ReadonlyArray<Rule> = [
  {
    field: "expected_impressions_count",
    isViolated: ({ counts }) => channels.some((channel) => counts[channel] < 0),
    message: "A count must not be negative."
  },
  {
    field: "data_partners",
    isViolated: ({ counts, data_partners }) => counts.linear_tv > 0 && (data_partners ?? []).length === 0,
    message: "This field is required when impressions on linear TV are expected."
  }
]

const violationsOf = (rules: ReadonlyArray<Rule>, settings: CampaignSettings): Violations => {
  const violations: Violations = {}
  for (const { isViolated, field, message } of rules) if (isViolated(settings)) (violations[field] ??= []).push(message)
  return violations
}

/** Checks the rules that apply in every status of a campaign. */
export const check = (settings: CampaignSettings): Violations => violationsOf(commonRules, settings)

export const checkDraft = (settings: CampaignSettings): Violations =>
  violationsOf([...commonRules, ...draftRules], settings)
