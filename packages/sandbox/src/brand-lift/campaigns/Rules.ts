/**
 * Checks a campaign's settings. The checks run on the settings that the campaign would have after the request.
 *
 * The rules also apply to launched campaigns, for which `UpdateRules.ts` adds that counts can only increase and that data partners are fixed. Source:
 * the vendor's brand lift document, section Endpoints 4 and 5. Three rules are inferred: the end date is after the start date, ids exist, and counts
 * are not negative.
 */
import { countryLanguages } from "../lookups/countryLanguages.ts"
import { industries } from "../lookups/industries.ts"
import type { Violations } from "../Violations.ts"
import type { Settings } from "./Campaign.ts"
import { channels } from "./ExpectedCounts.ts"

interface Rule {
  readonly field: string
  readonly broken: (settings: Settings) => boolean
  readonly message: string
}

const always: ReadonlyArray<Rule> = [
  {
    field: "end_date",
    broken: ({ end_date, start_date }) => end_date <= start_date,
    message: "The end date must be after the start date."
  },
  {
    field: "country_language_id",
    broken: ({ country_language_id }) => !countryLanguages.has(country_language_id),
    message: "There is no country language with this id."
  },
  {
    field: "industry_id",
    broken: ({ industry_id }) => industry_id !== null && !industries.has(industry_id),
    message: "There is no industry with this id."
  }
]

const ofDraft: ReadonlyArray<Rule> = [
  {
    field: "expected_impressions_count",
    broken: ({ counts }) => channels.some((channel) => counts[channel] < 0),
    message: "A count may not be negative."
  },
  {
    field: "data_partners",
    broken: ({ counts, data_partners }) => counts.linear_tv > 0 && (data_partners ?? []).length === 0,
    message: "This field is required when impressions on linear TV are expected."
  }
]

const brokenOf = (rules: ReadonlyArray<Rule>, settings: Settings): Violations => {
  const violations: Violations = {}
  for (const { broken, field, message } of rules) if (broken(settings)) (violations[field] ??= []).push(message)
  return violations
}

/** Checks the rules that apply in every status of a campaign. */
export const check = (settings: Settings): Violations => brokenOf(always, settings)

export const checkDraft = (settings: Settings): Violations => brokenOf([...always, ...ofDraft], settings)
