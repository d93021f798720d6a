import { Money } from "@fieldwork/exchange"
import type { Opportunity } from "@fieldwork/exchange-client"
import { describe, expect, it } from "vitest"
import {
  createRouter,
  evaluate,
  InvalidPolicyError,
  InvalidProfileError,
  type Policy,
  type Profile
} from "../../src/index.ts"

const open: Opportunity = {
  survey_id: 7,
  message_reason: "new",
  revenue_per_interview: { value: 1.25, currency_code: "USD" }
}
const profile: Profile = { pid: "p-1", answers: {} }

const reasons = (opportunity: Partial<Opportunity>, given: Partial<Profile> = {}, status?: "parked") =>
  evaluate({ opportunity: { ...open, ...opportunity }, status }, { ...profile, ...given }).reasons

const judged = (opportunity: Partial<Opportunity>, policy: Policy) =>
  evaluate({ opportunity: { ...open, ...opportunity } }, profile, { policy }).reasons

describe("evaluate", () => {
  it("evaluate lists all reasons that exclude a respondent from a survey, in a fixed order of kinds, and each kind by ascending id", () => {
    const survey = {
      message_reason: "held",
      is_live: false,
      total_remaining: 0,
      collects_pii: true,
      survey_qualifications: [9, 100].map((question_id) => ({ question_id, logical_operator: "OR", precodes: ["1"] })),
      survey_quotas: [{ survey_quota_id: 70, survey_quota_type: "Total", number_of_respondents: 0 }]
    }
    expect(reasons(survey, { answers: { 100: ["2"], 9: ["2"] } })).toEqual([
      { kind: "parked", id: "held" },
      { kind: "not_live" },
      { kind: "no_remaining" },
      { kind: "pii" },
      { kind: "qualification", id: 9 },
      { kind: "qualification", id: 100 },
      { kind: "quota", id: 70 }
    ])
  })

  it("evaluate returns the verdict unknown if the respondent has no answer to a question in the survey's qualifications", () => {
    const survey_qualifications = [{ question_id: 42, logical_operator: "OR", precodes: ["18"] }]
    expect(evaluate({ opportunity: { ...open, survey_qualifications } }, profile)).toEqual({
      verdict: "unknown",
      reasons: [{ kind: "answer_unknown", id: 42 }]
    })
  })

  it("evaluate excludes a survey that the inbox has set aside as parked, with the reason parked", () => {
    expect(reasons({}, {}, "parked")).toEqual([{ kind: "parked", id: "new" }])
  })

  it.each<[what: string, malformed: object]>([
    ["qualifications that are not a list", { survey_qualifications: "none" }],
    ["a qualification without a question", { survey_qualifications: [{ logical_operator: "OR", precodes: ["1"] }] }],
    ["quotas that are not a list", { survey_quotas: {} }],
    ["a closed quota without an id", { survey_quotas: [{ number_of_respondents: 0 }] }],
    ["group ids that are not numbers", { survey_group_ids: ["7701"] }]
  ])("evaluate gives the reason parked for a survey with %s", (_, malformed) => {
    expect(reasons(malformed)).toEqual([{ kind: "parked", id: "new" }])
  })

  it.each([[true], [{}], [["1"]]])("evaluate excludes a survey for the reason price if the price is %j", (value) => {
    expect(reasons({ revenue_per_interview: { value: value as never, currency_code: "USD" } })).toContainEqual(
      expect.objectContaining({ kind: "price" })
    )
  })

  it.each(["true", "false", "", 1, 0, {}])(
    "evaluate treats a survey whose collects_pii is %j as a survey that collects personal data",
    (collects_pii) => {
      expect(reasons({ collects_pii: collects_pii as never })).toEqual([{ kind: "pii" }])
      expect(judged({ collects_pii: collects_pii as never }, { pii: true })).toEqual([])
    }
  )

  it.each(["forty", "", "45", true, false, { minutes: 45 }])(
    "evaluate treats a survey whose length is %j as longer than the maximum length, if the policy has one",
    (length) => {
      for (const lengths of [{ length_of_interview: length }, { bid_length_of_interview: length }]) {
        expect(judged(lengths as object, { max_minutes: 20 })).toEqual([{ kind: "length" }])
        expect(judged(lengths as object, {})).toEqual([])
      }
    }
  )

  it("evaluate reads the length of a survey as a number if it is a string of digits", () => {
    for (const length of [20, "20", 0, "0", null])
      expect(judged({ length_of_interview: length as never }, { max_minutes: 20 })).toEqual([])
    const bid_length_of_interview = 21
    expect(judged({ length_of_interview: "0" as never, bid_length_of_interview }, { max_minutes: 20 })).toEqual([
      { kind: "length" }
    ])
  })

  it("evaluate gives the reason operator_unknown for a survey qualification whose precodes are not a list", () => {
    const survey_qualifications = [{ question_id: 42, logical_operator: "OR", precodes: "18" as never }]
    expect(reasons({ survey_qualifications }, { answers: { 42: ["18"] } })).toEqual([
      { kind: "operator_unknown", id: 42 }
    ])
  })

  it("evaluate reads numeric precodes of a survey as strings", () => {
    const survey_qualifications = [{ question_id: 42, logical_operator: "OR", precodes: [18] as never }]
    expect(reasons({ survey_qualifications }, { answers: { 42: ["18"] } })).toEqual([])
  })
})

describe("invalid input of evaluate", () => {
  it.each<[what: string, given: object, path: string]>([
    ["without a pid", { pid: "" }, "pid"],
    ["without answers", { answers: undefined }, "answers"],
    ["with a question name in place of its id", { answers: { age: ["30"] } }, "answers.age"],
    ["with a precode as a number", { answers: { 42: [30] } }, "answers.42"],
    ["with a single precode in place of a list", { answers: { 42: "30" } }, "answers.42"],
    ["with an empty precode", { answers: { 42: ["30", ""] } }, "answers.42"],
    [
      "with an empty precode in an answer with a time",
      { answers: { 42: { precodes: [""], at: "2026-01-15" } } },
      "answers.42"
    ],
    ["with half of a surrogate pair as a precode", { answers: { 42: ["\ud83d"] } }, "answers.42"],
    ["with a time that cannot be parsed", { answers: { 42: { precodes: ["30"], at: "yesterday" } } }, "answers.42.at"],
    ["with a time that is a number", { answers: { 42: { precodes: ["30"], at: 5 } } }, "answers.42.at"],
    ["with a time that is not in ISO 8601 format", { answers: { 42: { precodes: ["30"], at: "5" } } }, "answers.42.at"],
    [
      "with a time on a day that does not exist",
      { answers: { 42: { precodes: ["30"], at: "2026-02-30T10:00:00+05:00" } } },
      "answers.42.at"
    ]
  ])("evaluate and match refuse a respondent profile %s, with the path of the invalid value", (_, given, path) => {
    const wrong = { ...profile, ...given } as Profile
    const refusal = expect.objectContaining({ _tag: "InvalidProfileError", path })
    expect(() => evaluate({ opportunity: open }, wrong)).toThrow(refusal)
    expect(() => createRouter().match(wrong)).toThrow(InvalidProfileError)
  })

  it("the message of an InvalidProfileError from evaluate contains no answer of the respondent", () => {
    const wrong = { pid: "p-1", answers: { 42: { precodes: ["secret"], at: "secret" } } }
    expect(() => evaluate({ opportunity: open }, wrong)).toThrow(
      "profile.answers.42.at: it must be a Date or an ISO 8601 string"
    )
  })

  it.each([
    { max_minutes: 0 },
    { max_minutes: Number.NaN },
    { answer_max_age_days: -1 },
    { floor: Money.make("-1", "USD") },
    { floor: 0.5 as never }
  ])("evaluate and createRouter refuse the policy %o", (policy) => {
    expect(() => createRouter({ policy })).toThrow(InvalidPolicyError)
    expect(() => evaluate({ opportunity: open }, profile, { policy })).toThrow(InvalidPolicyError)
  })
})
