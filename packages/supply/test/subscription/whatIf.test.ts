import { createSandbox, credentials } from "@fieldwork/sandbox"
import type { Opportunity } from "@fieldwork/exchange-client"
import { describe, expect, it } from "vitest"
import { type OpportunityFilter, whatIf } from "../../src/index.ts"

const survey: Opportunity = {
  survey_id: 1,
  country_language: "eng_us",
  collects_pii: false,
  buyer_id: 12,
  conversion: 0.25,
  length_of_interview: 10,
  revenue_per_interview: { value: 1.25, currency_code: "USD" },
  px_buyer_message: ["panel", "mobile_only"]
}
const locale = { country_language: {} }

describe("whatIf", () => {
  it.each<[isKept: boolean, filter: OpportunityFilter]>([
    [true, locale],
    [true, { country_language: { eq: "eng_us", nin: ["fre_fr"] } }],
    [false, { country_language: { eq: "eng_us", ne: "eng_us" } }],
    [false, { country_language: { in: ["fre_fr", "ger_de"] } }],
    [true, { ...locale, revenue_per_interview: { gte: 1.25, lte: 1.25 } }],
    [false, { ...locale, revenue_per_interview: { gte: 1.250000001 } }],
    [true, { ...locale, collects_pii: { eq: false } }],
    [false, { ...locale, collects_pii: { eq: true } }],
    [true, { ...locale, buyer_id: { in: [11, 12] }, conversion: { gte: 0.2 } }],
    [false, { ...locale, length_of_interview: { lte: 9 } }],
    [true, { ...locale, px_buyer_message: { in: ["mobile_only"] } }],
    [false, { ...locale, px_buyer_message: { in: ["b2b"] } }],
    [false, { ...locale, px_buyer_message: { nin: ["panel"] } }],
    [true, { ...locale, study_type: { nin: ["recontact"] } }],
    [false, { ...locale, study_type: { in: ["adhoc"] } }]
  ])("whether whatIf keeps a survey is %s for the subscription filter %o", (isKept, filter) => {
    expect(whatIf([filter], [survey]).kept).toEqual(isKept ? [survey] : [])
    expect(whatIf([{ country_language: { eq: "none" } }, filter], [survey]).dropped).toEqual(isKept ? [] : [survey])
  })

  it("whatIf keeps exactly the surveys that the sandbox sends to a subscription with the same filters", async () => {
    const filters: ReadonlyArray<OpportunityFilter> = [
      {
        country_language: { in: ["eng_us", "eng_gb"] },
        revenue_per_interview: { gte: 1.1 },
        length_of_interview: { lte: 15 }
      },
      { country_language: { ne: "eng_us" }, conversion: { gte: 0.3 }, collects_pii: { eq: false } }
    ]
    const received = async (opportunities: ReadonlyArray<OpportunityFilter>) => {
      const first = new Map<number, Opportunity>()
      const sandbox = createSandbox({
        send: async (request) => {
          for (const item of (await request.json()) as ReadonlyArray<Opportunity>) first.set(item.survey_id, item)
          return new Response()
        }
      })
      const [supplier = ""] = credentials.exchange.suppliers
      await sandbox.fetch(`http://sandbox/supply/opportunities/v1/subscriptions/${supplier}`, {
        method: "POST",
        headers: { authorization: credentials.exchange.apiKey, "content-type": "application/json" },
        body: JSON.stringify({ callback: "http://supplier.example/", include_quotas: false, opportunities })
      })
      await sandbox.advance({ seconds: 8 * 60 })
      return [...first.values()]
    }
    const [all, filtered] = [await received([locale]), await received(filters)]
    const { dropped, kept } = whatIf(filters, all)
    const live = ({ message_reason }: Opportunity) => message_reason !== "deactivated"
    const ids = (surveys: ReadonlyArray<Opportunity>) =>
      surveys
        .filter(live)
        .map(({ survey_id }) => survey_id)
        .toSorted((left, right) => left - right)
    expect(dropped.length).toBeGreaterThan(0)
    expect(ids(kept).length).toBeGreaterThan(0)
    expect(ids(kept)).toEqual(ids(filtered))
  })
})
