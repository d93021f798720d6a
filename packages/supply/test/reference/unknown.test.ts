/** Tests the reference implementation's rules that lead to an `unknown` verdict: unknown operators, answers and quotas. */
import { describe, expect, it } from "vitest"
import { cases, client, judged, lenient, limited, not, or, qualified, type Given } from "./cases.ts"

describe("operator_unknown reasons", () => {
  const unknown = [{ kind: "operator_unknown", id: 42 }]
  cases("unknown", [
    [
      "a condition with an unknown operator is not met by a listed precode",
      { survey: qualified(not(42, "1")), answers: { 42: ["1"] } },
      unknown
    ],
    [
      "a condition with an unknown operator is not failed by another precode",
      { survey: qualified(not(42, "1")), answers: { 42: ["2"] } },
      unknown
    ],
    ["an unknown operator without an answer gives only one reason", { survey: qualified(not(42, "1")) }, unknown],
    [
      "a condition without an operator has an unknown operator",
      { survey: qualified({ question_id: 42, precodes: ["1"] }), answers: { 42: ["1"] } },
      unknown
    ],
    [
      "a lower-case operator is an unknown operator",
      { survey: qualified({ ...or(42, "1"), logical_operator: "or" }), answers: { 42: ["1"] } },
      unknown
    ],
    [
      "two unknown operators of one question give one reason",
      { survey: qualified(not(42, "1"), not(42, "2")) },
      unknown
    ],
    [
      "questions are sorted by number",
      { survey: qualified(not(100, "1"), not(42, "2")) },
      [...unknown, { kind: "operator_unknown", id: 100 }]
    ],
    [
      "a second condition of the question is evaluated independently of the unknown operator",
      { survey: qualified(not(42, "1"), or(42, "1")), answers: { 42: ["1"] } },
      unknown
    ],
    [
      "an unknown operator and a missing answer of one question give two reasons",
      { survey: qualified(not(42, "1"), or(42, "1")) },
      [...unknown, { kind: "answer_unknown", id: 42 }]
    ],
    [
      "the operator OR gives no operator_unknown reason",
      { survey: qualified(or(42, "1")), answers: { 42: ["1"] } },
      []
    ],
    [
      "an unknown operator in a quota gives no operator_unknown reason",
      { survey: limited(client(2, 5, not(42, "1"))) },
      []
    ]
  ])

  it("a qualification with an unknown operator does not hide a mismatch in another condition of the same question", () => {
    expect(judged({ survey: qualified(not(42, "1"), or(42, "1")), answers: { 42: ["2"] } })).toStrictEqual({
      verdict: "ineligible",
      reasons: [
        { kind: "qualification", id: 42 },
        { kind: "operator_unknown", id: 42 }
      ]
    })
  })
})

describe("answer_unknown reasons", () => {
  const unknown = [{ kind: "answer_unknown", id: 42 }]
  const aged = (at: Date | string, answer_max_age_days: number | null): Given => ({
    survey: qualified(or(42, "1")),
    answers: { 42: { precodes: ["1"], at } },
    policy: { answer_max_age_days }
  })
  cases("unknown", [
    [
      "a missing answer gives an answer_unknown reason",
      { survey: qualified(or(42, "1")), answers: { 43: ["1"] } },
      unknown
    ],
    ["an answer of null counts as unknown", { survey: qualified(or(42, "1")), answers: { 42: null } }, unknown],
    ["an answer without precodes counts as unknown", { survey: qualified(or(42, "1")), answers: { 42: [] } }, unknown],
    [
      "a dated answer without precodes counts as unknown",
      { survey: qualified(or(42, "1")), answers: { 42: { precodes: [], at: lenient.now } } },
      unknown
    ],
    ["a qualification without precodes is unknown without an answer", { survey: qualified(or(42)) }, unknown],
    [
      "two unanswered qualifications of one question give one reason",
      { survey: qualified(or(42, "1"), or(42, "2")) },
      unknown
    ],
    [
      "questions are sorted by number",
      { survey: qualified(or(100, "1"), or(42, "1")) },
      [...unknown, { kind: "answer_unknown", id: 100 }]
    ],
    ["an answer older than the policy allows is unknown", aged("2026-02-28T23:59:59.999Z", 30), unknown],
    ["an answer of exactly the maximum age counts as known", aged("2026-03-01T00:00:00.000Z", 30), []],
    [
      "an answer with a Date of exactly the maximum age counts as known",
      aged(new Date("2026-03-01T00:00:00Z"), 30),
      []
    ],
    ["an answer with an older Date counts as unknown", aged(new Date("2026-02-28T23:59:59Z"), 30), unknown],
    ["an answer dated in the future counts as known", aged("2026-04-01T00:00:00Z", 30), []],
    ["the age of an answer takes the offset of its date into account", aged("2026-03-01T00:00:00+01:00", 30), unknown],
    ["an old answer counts as known without a maximum age", aged("1999-01-01T00:00:00Z", null), []],
    [
      "an answer without a date never expires",
      { survey: qualified(or(42, "1")), answers: { 42: ["1"] }, policy: { answer_max_age_days: 0 } },
      []
    ],
    ["an answer with an unreadable date counts as unknown when answers expire", aged("yesterday", 30), unknown],
    ["an answer with an unreadable date counts as known when answers do not expire", aged("yesterday", null), []],
    [
      "an expired answer that would disqualify counts as unknown",
      { ...aged("2020-01-01T00:00:00Z", 30), survey: qualified(or(42, "2")) },
      unknown
    ],
    [
      "a missing answer to a quota condition gives no answer_unknown reason",
      { survey: limited(client(2, 5, or(42, "1"))) },
      []
    ]
  ])
})

describe("quota_unknown reasons", () => {
  const unknown = [{ kind: "quota_unknown", id: 2 }]
  const answers = { 43: ["1"] }
  cases("unknown", [
    [
      "a closed quota with an unknown answer gives a quota_unknown reason",
      { survey: limited(client(2, 0, or(43, "1"), or(44, "1"))), answers },
      unknown
    ],
    [
      "an open quota with an unknown answer gives no quota_unknown reason",
      { survey: limited(client(2, 1, or(43, "1"), or(44, "1"))), answers },
      []
    ],
    [
      "a closed quota with one unmet condition never applies",
      { survey: limited(client(2, 0, or(44, "1"), or(43, "2"))), answers },
      []
    ],
    [
      "a closed quota with an unknown operator gives a quota_unknown reason",
      { survey: limited(client(2, 0, not(43, "2"))), answers },
      unknown
    ],
    [
      "a closed quota with an unknown operator and one unmet condition never applies",
      { survey: limited(client(2, 0, not(43, "1"), or(43, "2"))), answers },
      []
    ],
    [
      "a closed quota without precodes and without an answer gives a quota_unknown reason",
      { survey: limited(client(2, 0, or(44))), answers },
      unknown
    ],
    [
      "a closed quota with an expired answer gives a quota_unknown reason",
      {
        survey: limited(client(2, 0, or(43, "2"))),
        answers: { 43: { precodes: ["1"], at: "2020-01-01T00:00:00Z" } },
        policy: { answer_max_age_days: 1 }
      },
      unknown
    ],
    [
      "quota_unknown reasons are sorted by number",
      { survey: limited(client(10, 0, or(44, "1")), client(2, 0, or(44, "1"))) },
      [...unknown, { kind: "quota_unknown", id: 10 }]
    ],
    [
      "two unknown quotas with one id give one reason",
      { survey: limited(client(2, 0, or(44, "1")), client(2, 0, or(44, "2"))) },
      unknown
    ]
  ])

  it("if a survey has two quotas with the same id, a respondent can be ineligible for both the reason quota and the reason quota_unknown", () => {
    expect(judged({ survey: limited(client(2, 0, or(44, "1")), client(2, 0, or(43, "1"))), answers })).toStrictEqual({
      verdict: "ineligible",
      reasons: [
        { kind: "quota", id: 2 },
        { kind: "quota_unknown", id: 2 }
      ]
    })
  })
})
