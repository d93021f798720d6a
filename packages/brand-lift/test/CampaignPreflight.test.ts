import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { ApiError, CampaignPreflight } from "../src/index.ts"

type Before = Parameters<typeof CampaignPreflight.check>[0]
type Body = Parameters<typeof CampaignPreflight.check>[1]

const now = Date.parse("2026-11-21T12:00:00Z")

const live: Before = {
  campaign_id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94",
  status: "live",
  start_date: "2026-11-01T00:00:00Z",
  end_date: "2026-12-31T00:00:00Z",
  expected_impressions_count: { digital: 5_000_000, linear_tv: 0, social: 600_000 }
}

const draft: Before = { ...live, status: "draft" }

const violationsOf = (before: Before, body: Body) =>
  CampaignPreflight.check(before, body, now).map(({ field, rule }) => `${field} ${rule}`)

describe("preflight of a launched campaign", () => {
  it.each<[Body]>([
    [{}],
    [{ campaign_name: "x", client_name: null }],
    [{ end_date: "2027-03-01T00:00:00Z" }],
    [{ end_date: "2026-11-22T12:00:00Z" }],
    [{ end_date: live.end_date ?? "" }],
    [{ expected_impressions_count: { digital: 6_000_000, social: 900_000 } }],
    [{ expected_impressions_count: { digital: 5_000_000 } }]
  ])("the campaign preflight accepts this update of a live campaign: %j", (body) => {
    assert.deepStrictEqual(violationsOf(live, body), [])
  })

  it.each<[string, Body]>([
    ["end_date endsTooSoon", { end_date: "2026-11-22T11:59:59Z" }],
    ["end_date date", { end_date: "soon" }],
    ["expected_impressions_count increaseTooSmall", { expected_impressions_count: { digital: 5_999_999 } }],
    ["expected_impressions_count increaseTooSmall", { expected_impressions_count: { social: 899_999 } }],
    ["expected_impressions_count increaseTooSmall", { expected_impressions_count: { linear_tv: 4_999_999 } }],
    ["expected_impressions_count decrease", { expected_impressions_count: { digital: 4_999_999 } }],
    ["industry_id fixed", { industry_id: 7 }],
    ["channels fixed", { channels: ["digital"] }],
    ["draft_settings fixed", { draft_settings: { allow_ip: true } }]
  ])("the campaign preflight rejects an update of a live campaign with the violation %s", (violation, body) => {
    assert.deepStrictEqual(violationsOf(live, body), [violation])
  })

  it("the campaign preflight treats a campaign with an unknown status as launched", () => {
    assert.deepStrictEqual(violationsOf({ ...live, status: "paused" }, { industry_id: 7 }), ["industry_id fixed"])
  })

  it("the preflight lets linear TV be added to a launched campaign only if its draft names data partners", () => {
    const body = { expected_impressions_count: { linear_tv: 5_000_000 } }
    const refused = ["expected_impressions_count dataPartners"]
    assert.deepStrictEqual(violationsOf({ ...live, draft_settings: {} }, body), refused)
    assert.deepStrictEqual(violationsOf({ ...live, draft_settings: {} }, { ...body, data_partners: ["partner"] }), [
      "data_partners fixed",
      ...refused
    ])
    assert.deepStrictEqual(violationsOf({ ...live, draft_settings: { data_partners: ["partner"] } }, body), [])
    assert.deepStrictEqual(violationsOf(live, body), [])
  })

  it("the campaign preflight reports all violations at once and states the allowed values", () => {
    const violations = CampaignPreflight.check(
      live,
      { end_date: "2026-11-21T13:00:00Z", expected_impressions_count: { digital: 5_500_000 } },
      now
    )
    assert.deepStrictEqual(
      violations.map(({ rule }) => rule),
      ["endsTooSoon", "increaseTooSmall", "dayLeft"]
    )
    assert.include(violations[1]?.message, "at least 1000000, to 6000000")
  })
})

describe("preflight of a complete campaign", () => {
  const complete: Before = { ...live, status: "complete", end_date: "2026-11-20T00:00:00Z" }
  const more = { expected_impressions_count: { digital: 7_000_000 } }

  it("the preflight accepts more expected impressions of a complete campaign with a new end date a day ahead, but not without one", () => {
    assert.deepStrictEqual(violationsOf(complete, more), ["expected_impressions_count dayLeft"])
    assert.deepStrictEqual(violationsOf(complete, { ...more, end_date: "2026-12-31T00:00:00Z" }), [])
  })

  it("the preflight lets a complete campaign be renamed although its end date has passed", () => {
    assert.deepStrictEqual(violationsOf(complete, { campaign_name: "x" }), [])
  })
})

describe("preflight of a draft", () => {
  it("the campaign preflight accepts a change of any field of a draft campaign", () => {
    const body: Body = { industry_id: 7, channels: ["social"], expected_impressions_count: { digital: 1 } }
    assert.deepStrictEqual(violationsOf(draft, body), [])
  })

  it("the campaign preflight rejects a negative count in a draft campaign", () => {
    const body: Body = {
      expected_impressions_count: { digital: -1 },
      draft_settings: { expected_impressions_count_social: -1 }
    }
    assert.deepStrictEqual(violationsOf(draft, body), [
      "expected_impressions_count negative",
      "expected_impressions_count negative"
    ])
  })

  it("the campaign preflight rejects a draft campaign whose end date is before its start date", () => {
    assert.deepStrictEqual(violationsOf(draft, { start_date: "2027-01-01T00:00:00Z" }), ["end_date endsBeforeStart"])
  })

  it.each<[ReadonlyArray<string>, Body]>([
    [["data_partners dataPartners"], { expected_impressions_count: { linear_tv: 1 } }],
    [["data_partners dataPartners"], { draft_settings: { expected_impressions_count_linear_tv: 1 } }],
    [[], { expected_impressions_count: { linear_tv: 1 }, data_partners: ["partner"] }],
    [[], { expected_impressions_count: { linear_tv: 1 }, draft_settings: { data_partners: ["partner"] } }]
  ])(
    "the campaign preflight reports the violations %j for a draft that requires data partners for linear TV: %j",
    (violations, body) => {
      assert.deepStrictEqual(violationsOf(draft, body), violations)
    }
  )

  it("the preflight rejects removing the data partners of a draft campaign that has linear TV", () => {
    const before: Before = {
      ...draft,
      expected_impressions_count: { linear_tv: 5_000_000 },
      draft_settings: { data_partners: ["partner"] }
    }
    assert.deepStrictEqual(violationsOf(before, { campaign_name: "x" }), [])
    assert.deepStrictEqual(violationsOf(before, { data_partners: null }), ["data_partners dataPartners"])
  })
})

describe("preflight of the deprecated update", () => {
  it("the preflight of the deprecated campaign update names each impression count that decreases or increases by too little", () => {
    const body = { expected_impressions_count_social: 1, expected_impressions_count_linear_tv: 1 }
    assert.deepStrictEqual(
      CampaignPreflight.checkLaunched(live, body, now).map(({ field, rule }) => `${field} ${rule}`),
      ["expected_impressions_count_linear_tv increaseTooSmall", "expected_impressions_count_social decrease"]
    )
    assert.deepStrictEqual(CampaignPreflight.checkLaunched(live, { expected_impressions_count: 6_000_000 }, now), [])
  })

  it("CampaignPreflight.checkLaunched reports a violation for a pending campaign and states that only live and complete ones are allowed", () => {
    assert.deepStrictEqual(CampaignPreflight.checkLaunched({ ...live, status: "pending" }, {}, now), [
      {
        field: "status",
        rule: "status",
        message: "Only live and complete campaigns allow this update; this one is pending."
      }
    ])
  })
})

const count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 20_000_000 }))

it.prop(
  "the preflight lets the expected impressions of a launched campaign stay the same or rise by the minimum increase or more",
  [count, count],
  ([before, after]) => {
    const campaign: Before = { ...live, expected_impressions_count: { digital: before } }
    const isFine = after === before || after - before >= CampaignPreflight.minimumIncrease.digital
    assert.strictEqual(violationsOf(campaign, { expected_impressions_count: { digital: after } }).length === 0, isFine)
  }
)

describe("CampaignPreflight.refusal", () => {
  it("for an update with violations, CampaignPreflight.refusal returns an ApiError with the invalid fields and the words `not sent`", () => {
    const error = CampaignPreflight.refusal(
      CampaignPreflight.check(live, { expected_impressions_count: { digital: 1, social: 1 }, industry_id: 7 }, now)
    )
    assert.instanceOf(error, ApiError)
    assert.strictEqual(error.reason._tag, "InvalidRequestError")
    assert.deepStrictEqual("problem" in error.reason && error.reason.problem.fields, {
      industry_id: ["Cannot change after launch."],
      expected_impressions_count: [
        "The digital count is 5000000 and may only rise.",
        "The social count is 600000 and may only rise."
      ]
    })
    assert.include(error.message, "updateCampaign: not sent: industry_id: Cannot")
  })

  it("CampaignPreflight.refusal returns undefined if there are no violations", () => {
    assert.isUndefined(CampaignPreflight.refusal([]))
  })
})
