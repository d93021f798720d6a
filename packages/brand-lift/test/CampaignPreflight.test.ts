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

const broken = (before: Before, body: Body) =>
  CampaignPreflight.check(before, body, now).map(({ field, rule }) => `${field} ${rule}`)

describe("a launched campaign", () => {
  it.each<[Body]>([
    [{}],
    [{ campaign_name: "x", client_name: null }],
    [{ end_date: "2027-03-01T00:00:00Z" }],
    [{ end_date: "2026-11-22T12:00:00Z" }],
    [{ end_date: live.end_date ?? "" }],
    [{ expected_impressions_count: { digital: 6_000_000, social: 900_000 } }],
    [{ expected_impressions_count: { digital: 5_000_000 } }]
  ])("may change so: %j", (body) => {
    assert.deepStrictEqual(broken(live, body), [])
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
  ])("may not: %s", (violation, body) => {
    assert.deepStrictEqual(broken(live, body), [violation])
  })

  it("of a status that is not known counts as launched", () => {
    assert.deepStrictEqual(broken({ ...live, status: "paused" }, { industry_id: 7 }), ["industry_id fixed"])
  })

  it("takes linear TV for the first time only with the data partners that its draft named", () => {
    const body = { expected_impressions_count: { linear_tv: 5_000_000 } }
    const refused = ["expected_impressions_count dataPartners"]
    assert.deepStrictEqual(broken({ ...live, draft_settings: {} }, body), refused)
    assert.deepStrictEqual(broken({ ...live, draft_settings: {} }, { ...body, data_partners: ["partner"] }), [
      "data_partners fixed",
      ...refused
    ])
    assert.deepStrictEqual(broken({ ...live, draft_settings: { data_partners: ["partner"] } }, body), [])
    assert.deepStrictEqual(broken(live, body), [])
  })

  it("is told all that is wrong at once, with what would be right", () => {
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

describe("a complete campaign", () => {
  const complete: Before = { ...live, status: "complete", end_date: "2026-11-20T00:00:00Z" }
  const more = { expected_impressions_count: { digital: 7_000_000 } }

  it("is raised only together with an end date at least a day out", () => {
    assert.deepStrictEqual(broken(complete, more), ["expected_impressions_count dayLeft"])
    assert.deepStrictEqual(broken(complete, { ...more, end_date: "2026-12-31T00:00:00Z" }), [])
  })

  it("may be renamed, though its end has passed", () => {
    assert.deepStrictEqual(broken(complete, { campaign_name: "x" }), [])
  })
})

describe("a draft", () => {
  it("may change in everything", () => {
    const body: Body = { industry_id: 7, channels: ["social"], expected_impressions_count: { digital: 1 } }
    assert.deepStrictEqual(broken(draft, body), [])
  })

  it("has no negative count", () => {
    const body: Body = {
      expected_impressions_count: { digital: -1 },
      draft_settings: { expected_impressions_count_social: -1 }
    }
    assert.deepStrictEqual(broken(draft, body), [
      "expected_impressions_count negative",
      "expected_impressions_count negative"
    ])
  })

  it("ends after it starts", () => {
    assert.deepStrictEqual(broken(draft, { start_date: "2027-01-01T00:00:00Z" }), ["end_date endsBeforeStart"])
  })

  it.each<[ReadonlyArray<string>, Body]>([
    [["data_partners dataPartners"], { expected_impressions_count: { linear_tv: 1 } }],
    [["data_partners dataPartners"], { draft_settings: { expected_impressions_count_linear_tv: 1 } }],
    [[], { expected_impressions_count: { linear_tv: 1 }, data_partners: ["partner"] }],
    [[], { expected_impressions_count: { linear_tv: 1 }, draft_settings: { data_partners: ["partner"] } }]
  ])("needs data partners on linear TV: %j %j", (violations, body) => {
    assert.deepStrictEqual(broken(draft, body), violations)
  })

  it("may not lose them while linear TV stays", () => {
    const before: Before = {
      ...draft,
      expected_impressions_count: { linear_tv: 5_000_000 },
      draft_settings: { data_partners: ["partner"] }
    }
    assert.deepStrictEqual(broken(before, { campaign_name: "x" }), [])
    assert.deepStrictEqual(broken(before, { data_partners: null }), ["data_partners dataPartners"])
  })
})

describe("the deprecated update", () => {
  it("has the same rules under its own field names", () => {
    const body = { expected_impressions_count_social: 1, expected_impressions_count_linear_tv: 1 }
    assert.deepStrictEqual(
      CampaignPreflight.checkLaunched(live, body, now).map(({ field, rule }) => `${field} ${rule}`),
      ["expected_impressions_count_linear_tv increaseTooSmall", "expected_impressions_count_social decrease"]
    )
    assert.deepStrictEqual(CampaignPreflight.checkLaunched(live, { expected_impressions_count: 6_000_000 }, now), [])
  })

  it("takes only campaigns that are live or complete", () => {
    assert.deepStrictEqual(CampaignPreflight.checkLaunched({ ...live, status: "pending" }, {}, now), [
      {
        field: "status",
        rule: "status",
        message: "Only a live or complete campaign can be updated so; this one is pending."
      }
    ])
  })
})

const count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 20_000_000 }))

it.prop("a count is free to stay, or to rise by its minimum and more", [count, count], ([before, after]) => {
  const campaign: Before = { ...live, expected_impressions_count: { digital: before } }
  const isFine = after === before || after - before >= CampaignPreflight.minimumIncrease.digital
  assert.strictEqual(broken(campaign, { expected_impressions_count: { digital: after } }).length === 0, isFine)
})

describe("a refusal", () => {
  it("is the error that the service would answer, unsent", () => {
    const error = CampaignPreflight.refusal(
      CampaignPreflight.check(live, { expected_impressions_count: { digital: 1, social: 1 }, industry_id: 7 }, now)
    )
    assert.instanceOf(error, ApiError)
    assert.strictEqual(error.reason._tag, "InvalidRequestError")
    assert.deepStrictEqual("problem" in error.reason && error.reason.problem.fields, {
      industry_id: ["Fixed once the campaign is launched."],
      expected_impressions_count: [
        "The digital count is 5000000 and may only rise.",
        "The social count is 600000 and may only rise."
      ]
    })
    assert.include(error.message, "updateCampaign: not sent: industry_id: Fixed")
  })

  it("is none when no rule is broken", () => {
    assert.isUndefined(CampaignPreflight.refusal([]))
  })
})
