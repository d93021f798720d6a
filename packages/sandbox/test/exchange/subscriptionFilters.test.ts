import { describe, expect, it } from "vitest"
import { matchesOpportunity, matchesOutcome } from "../../src/exchange/subscriptionFilters.ts"
import type { Opportunity, OpportunityFilter, Outcome } from "@fieldwork/specs/exchange/schema"

const opportunity: Opportunity = {
  survey_id: 1,
  country_language: "eng_us",
  industry: "travel",
  study_type: "adhoc",
  bid_length_of_interview: 12.5,
  bid_incidence: 40,
  collects_pii: false,
  revenue_per_interview: { value: 1.234567891, currency_code: "USD" },
  conversion: 0.4,
  mobile_conversion: 0.3,
  revenue_per_click: 0.21,
  length_of_interview: 11,
  termination_length_of_interview: 2,
  buyer_id: 301,
  px_buyer_message: ["fast_field"]
}

type Rest = Omit<OpportunityFilter, "country_language">

/** For each field of the filter object, a comparison that matches the opportunity and a comparison that does not. */
const fields: { readonly [Field in keyof Required<Rest>]: readonly [pass: Rest[Field], stop: Rest[Field]] } = {
  industry: [{ eq: "travel" }, { ne: "travel" }],
  study_type: [{ in: ["adhoc"] }, { in: ["recontact"] }],
  bid_length_of_interview: [{ lte: 12.5 }, { lte: 12.4 }],
  bid_incidence: [{ gte: 40 }, { gte: 41 }],
  collects_pii: [{ eq: false }, { eq: true }],
  revenue_per_interview: [{ gte: 1.234567891 }, { gte: 1.234567892 }],
  conversion: [{ gte: 0.4, lte: 0.4 }, { lte: 0.39 }],
  mobile_conversion: [{ lte: 0.3 }, { eq: 0.31 }],
  revenue_per_click: [{ eq: 0.21 }, { gte: 0.22 }],
  length_of_interview: [{ eq: 11 }, { nin: [11] }],
  termination_length_of_interview: [{ in: [2, 3] }, { ne: 2 }],
  buyer_id: [{ eq: 301 }, { nin: [301] }],
  px_buyer_message: [{ in: ["fast_field", "x"] }, { nin: ["fast_field"] }]
}

const country_language = { eq: "eng_us" }

describe("opportunity filters", () => {
  it.each(Object.entries(fields))(
    "a subscription's opportunity filter accepts or rejects an opportunity by its field %s",
    (field, [pass, stop]) => {
      expect(matchesOpportunity([{ country_language, [field]: pass }], opportunity)).toBe(true)
      expect(matchesOpportunity([{ country_language, [field]: stop }], opportunity)).toBe(false)
    }
  )

  it("a subscription's opportunity filter accepts an opportunity whose country_language it allows, and rejects one that it excludes", () => {
    expect(matchesOpportunity([{ country_language }], opportunity)).toBe(true)
    expect(matchesOpportunity([{ country_language: { nin: ["eng_us"] } }], opportunity)).toBe(false)
  })

  it("an opportunity must match all fields of at least one filter of the subscription", () => {
    const good = { country_language, buyer_id: { eq: 301 } }
    const half = { country_language, buyer_id: { eq: 302 } }
    expect(matchesOpportunity([half], opportunity)).toBe(false)
    expect(matchesOpportunity([half, good], opportunity)).toBe(true)
    expect(matchesOpportunity([], opportunity)).toBe(false)
  })

  it.each<[OpportunityFilter["study_type"], boolean]>([
    [undefined, true],
    [{ in: ["adhoc", "recontact"] }, true],
    [{ eq: "recontact" }, true],
    [{ eq: "adhoc" }, false],
    [{ in: ["adhoc", "recruit"] }, false],
    [{ nin: ["recontact"] }, false],
    // A comparison that only excludes other study types does not match a recontact survey.
    [{ ne: "adhoc" }, false],
    [{ nin: ["adhoc"] }, false],
    [{}, true]
  ])("whether a subscription filter with study_type %j passes a recontact survey: %s", (study_type, through) => {
    const filter = { country_language, ...(study_type !== undefined && { study_type }) }
    expect(matchesOpportunity([filter], { ...opportunity, study_type: "recontact" })).toBe(through)
  })
})

describe("outcome filters", () => {
  const outcome = (marketplace_status: number, client_status: number): Outcome => ({
    respondent_id: "r",
    marketplace_status,
    client_status
  })

  it("a subscription's outcome filter accepts an outcome only if marketplace_status and client_status match", () => {
    const filters = [
      { marketplace_status: { eq: 3 }, client_status: { in: [10, 11] } },
      { marketplace_status: { in: [236, 237] } }
    ]
    expect(matchesOutcome(filters, outcome(3, 10))).toBe(true)
    expect(matchesOutcome(filters, outcome(3, 20))).toBe(false)
    expect(matchesOutcome(filters, outcome(237, -1))).toBe(true)
    expect(matchesOutcome(filters, outcome(23, -1))).toBe(false)
  })

  it("an empty outcome filter of a subscription passes every outcome", () => {
    expect(matchesOutcome([{}], outcome(1, -1))).toBe(true)
  })
})
