import { describe, expect, it } from "vitest"
import { allOutcomes, everything, opportunitiesPath, outcomesPath, startExchange } from "./startExchange.ts"

const subscription = { ...everything }
const filter = (fields: object) => ({ ...everything, opportunities: [{ country_language: {}, ...fields }] })

/** The name of each case, the path and body of the request, and the code and detail of the first error in the response. */
const table: ReadonlyArray<readonly [name: string, path: string, body: unknown, code: string, detail: object]> = [
  ["a missing field", opportunitiesPath, { opportunities: [] }, "v09", { field: "callback" }],
  [
    "a missing field of a filter",
    opportunitiesPath,
    { ...subscription, opportunities: [{}] },
    "v09",
    { field: "opportunities.0.country_language" }
  ],
  ["a body that is not an object", opportunitiesPath, [], "v06", { field: "body", type: "object" }],
  [
    "a number in place of text",
    opportunitiesPath,
    { ...subscription, callback: 7 },
    "v06",
    { field: "callback", type: "string" }
  ],
  [
    "text in place of a boolean",
    opportunitiesPath,
    { ...subscription, include_quotas: "yes" },
    "v06",
    { field: "include_quotas", type: "boolean" }
  ],
  [
    "a fraction in place of an integer",
    opportunitiesPath,
    filter({ buyer_id: { eq: 1.5 } }),
    "v06",
    { field: "opportunities.0.buyer_id.eq", type: "integer" }
  ],
  [
    "a callback that is not a URL",
    opportunitiesPath,
    { ...subscription, callback: "not a url" },
    "v08",
    { field: "callback", pattern: "uri" }
  ],
  [
    "a callback that is not a web address",
    opportunitiesPath,
    { ...subscription, callback: "ftp://panel.example/x" },
    "v08",
    { field: "callback" }
  ],
  [
    "a callback with a password",
    opportunitiesPath,
    { ...subscription, callback: "https://me:secret@panel.example/x" },
    "v08",
    { field: "callback" }
  ],
  [
    "payload_max_size_mb 4",
    opportunitiesPath,
    { ...subscription, payload_max_size_mb: 4 },
    "v07",
    { field: "payload_max_size_mb", min: 4, max: 32 }
  ],
  [
    "payload_max_size_mb 32",
    opportunitiesPath,
    { ...subscription, payload_max_size_mb: 32 },
    "v07",
    { field: "payload_max_size_mb", max: 32 }
  ],
  [
    "payload_max_survey_count 999",
    opportunitiesPath,
    { ...subscription, payload_max_survey_count: 999 },
    "v07",
    { field: "payload_max_survey_count", min: 1000, max: 10_000 }
  ],
  [
    "payload_max_survey_count 10000",
    opportunitiesPath,
    { ...subscription, payload_max_survey_count: 10_000 },
    "v07",
    { field: "payload_max_survey_count", max: 10_000 }
  ],
  [
    "send_interval_seconds 5",
    opportunitiesPath,
    { ...subscription, send_interval_seconds: 5 },
    "v07",
    { field: "send_interval_seconds", min: 5 }
  ],
  [
    "send_interval_seconds 30",
    opportunitiesPath,
    { ...subscription, send_interval_seconds: 30 },
    "v07",
    { field: "send_interval_seconds", max: 30 }
  ],
  [
    "a conversion above 1",
    opportunitiesPath,
    filter({ conversion: { gte: 1.1 } }),
    "v07",
    { field: "opportunities.0.conversion.gte", max: 1 }
  ],
  [
    "an incidence above 100",
    opportunitiesPath,
    filter({ bid_incidence: { lte: 101 } }),
    "v07",
    { field: "opportunities.0.bid_incidence.lte", max: 100 }
  ],
  [
    "a payout below 0",
    opportunitiesPath,
    filter({ revenue_per_interview: { gte: -1 } }),
    "v07",
    { field: "opportunities.0.revenue_per_interview.gte", min: 0 }
  ],
  ["a misspelt field", opportunitiesPath, { ...subscription, send_interval: 5 }, "v10", { field: "send_interval" }],
  [
    "a misspelt filter",
    opportunitiesPath,
    filter({ revenue_per_intervew: { gte: 1 } }),
    "v10",
    { field: "opportunities.0.revenue_per_intervew" }
  ],
  [
    "an unknown operator",
    opportunitiesPath,
    filter({ revenue_per_interview: { gt: 5 } }),
    "v10",
    { field: "opportunities.0.revenue_per_interview.gt" }
  ],
  ...["english", "ENG_US", "eng-us", "en_us"].map(
    (code) =>
      [
        `the locale ${code}`,
        opportunitiesPath,
        filter({ country_language: { eq: code } }),
        "v08",
        { field: "opportunities.0.country_language.eq", pattern: "^[a-z]{3}_[a-z]{2}$" }
      ] as const
  ),
  [
    "an unknown locale",
    opportunitiesPath,
    filter({ country_language: { in: ["eng_us", "eng_uk"] } }),
    "v11",
    { field: "opportunities.0.country_language.in.1", options: expect.arrayContaining(["eng_gb"]) as unknown }
  ],
  [
    "an unknown study type",
    opportunitiesPath,
    filter({ study_type: { nin: ["zzz"] } }),
    "v11",
    { field: "opportunities.0.study_type.nin.0", options: expect.arrayContaining(["recontact"]) as unknown }
  ],
  [
    "an unknown industry",
    opportunitiesPath,
    filter({ industry: { ne: "Automotive" } }),
    "v11",
    { field: "opportunities.0.industry.ne" }
  ],
  [
    "an unknown field in an outcome filter",
    outcomesPath,
    { ...allOutcomes, outcomes: [{ status: { eq: 3 } }] },
    "v10",
    { field: "outcomes.0.status" }
  ],
  ["no outcome filter", outcomesPath, { ...allOutcomes, outcomes: [] }, "v01", { field: "outcomes" }],
  ["missing outcomes", outcomesPath, { callback: "http://panel.example" }, "v09", { field: "outcomes" }],
  [
    "text in place of a code",
    outcomesPath,
    { ...allOutcomes, outcomes: [{ client_status: { eq: "10" } }] },
    "v06",
    { field: "outcomes.0.client_status.eq", type: "integer" }
  ]
]

describe("invalid subscriptions", () => {
  it.each(table)("a callback subscription with %s is refused and not created", async (_, path, body, code, detail) => {
    const exchange = startExchange()
    const reply = await exchange.post(path, body)
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ errors: [{ code, detail }] })
    expect((await exchange.get(path)).status).toBe(404)
  })

  it.each(table)(
    "a callback subscription with %s is refused and leaves the existing subscription unchanged",
    async (_, path, body) => {
      const exchange = startExchange()
      await exchange.post(path, path === outcomesPath ? allOutcomes : everything)
      const before = await exchange.get(path)
      await exchange.post(path, body)
      expect(await exchange.get(path)).toEqual(before)
    }
  )
})
