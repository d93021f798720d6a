/** Worked cases of the rules that depend on answers: qualifications and quotas, failed and unknown. */
import { describe, expect, it } from "vitest"
import { cases, client, judged, lenient, limited, not, or, qualified, type Given } from "./cases.ts"
import type { Condition } from "./reference.ts"

describe("qualification", () => {
  cases("ineligible", [
    [
      "an answer without a listed precode disqualifies",
      { survey: qualified(or(42, "1", "2")), answers: { 42: ["3"] } },
      [{ kind: "qualification", id: 42 }]
    ],
    ["any listed precode qualifies", { survey: qualified(or(42, "1", "2")), answers: { 42: ["3", "2"] } }, []],
    [
      "a dated answer qualifies",
      { survey: qualified(or(42, "1")), answers: { 42: { precodes: ["1"], at: "2020-01-01T00:00:00Z" } } },
      []
    ],
    [
      "a dated answer disqualifies",
      { survey: qualified(or(42, "1")), answers: { 42: { precodes: ["2"], at: "2020-01-01T00:00:00Z" } } },
      [{ kind: "qualification", id: 42 }]
    ],
    [
      "precodes are compared as text",
      { survey: qualified(or(42, "1")), answers: { 42: ["01"] } },
      [{ kind: "qualification", id: 42 }]
    ],
    [
      "two entries of one question must both fit",
      { survey: qualified(or(42, "1"), or(42, "2")), answers: { 42: ["1"] } },
      [{ kind: "qualification", id: 42 }]
    ],
    [
      "two entries of one question fit two precodes",
      { survey: qualified(or(42, "1"), or(42, "2")), answers: { 42: ["1", "2"] } },
      []
    ],
    [
      "two failed entries of one question are one reason",
      { survey: qualified(or(42, "1"), or(42, "2")), answers: { 42: ["3"] } },
      [{ kind: "qualification", id: 42 }]
    ],
    [
      "every failed question is a reason, ascending by number",
      { survey: qualified(or(100, "1"), or(9, "1"), or(42, "1")), answers: { 9: ["2"], 42: ["1"], 100: ["2"] } },
      [
        { kind: "qualification", id: 9 },
        { kind: "qualification", id: 100 }
      ]
    ],
    [
      "a qualification without precodes fits no known answer",
      { survey: qualified(or(42)), answers: { 42: ["1"] } },
      [{ kind: "qualification", id: 42 }]
    ],
    ["a survey without qualifications fits everybody", { survey: { survey_qualifications: null } }, []]
  ])
})

describe("quota", () => {
  const man = { 43: ["1"] }
  const total = (number_of_respondents: number | null, questions: ReadonlyArray<Condition> | null = null): Given => ({
    survey: { survey_quotas: [{ survey_quota_id: 1, survey_quota_type: "Total", number_of_respondents, questions }] },
    answers: man
  })
  cases("ineligible", [
    ["a closed total refuses everybody", total(0), [{ kind: "quota", id: 1 }]],
    ["a total below 0 is closed", total(-1), [{ kind: "quota", id: 1 }]],
    ["a total that states no number is closed", total(null), [{ kind: "quota", id: 1 }]],
    [
      "a closed total refuses even a respondent who does not meet its questions",
      total(0, [or(43, "2")]),
      [{ kind: "quota", id: 1 }]
    ],
    [
      "a closed total refuses even a respondent whose answer is not known",
      total(0, [or(44, "2")]),
      [{ kind: "quota", id: 1 }]
    ],
    ["an open total accepts everybody", total(1), []],
    [
      "a closed quota refuses a respondent who falls into it",
      { survey: limited(client(2, 0, or(43, "1"))), answers: man },
      [{ kind: "quota", id: 2 }]
    ],
    [
      "an open quota accepts a respondent who falls into it",
      { survey: limited(client(2, 1, or(43, "1"))), answers: man },
      []
    ],
    [
      "a closed quota does not apply to a respondent who does not meet it",
      { survey: limited(client(2, 0, or(43, "2"))), answers: man },
      []
    ],
    [
      "a closed quota needs all its conditions met",
      { survey: limited(client(2, 0, or(43, "1"), or(43, "2"))), answers: man },
      []
    ],
    ["a condition without precodes is met by nobody", { survey: limited(client(2, 0, or(43))), answers: man }, []],
    [
      "a closed quota with no questions applies to everybody",
      { survey: limited(client(2, 0)) },
      [{ kind: "quota", id: 2 }]
    ],
    [
      "a closed quota without a list of questions applies to everybody",
      { survey: { survey_quotas: [{ survey_quota_id: 2 }] } },
      [{ kind: "quota", id: 2 }]
    ],
    [
      "one open quota does not make up for closed ones, which are reasons ascending by number",
      {
        survey: limited(client(10, 0, or(43, "1")), client(9, 5, or(43, "1")), client(2, 0, or(43, "1", "2"))),
        answers: man
      },
      [
        { kind: "quota", id: 2 },
        { kind: "quota", id: 10 }
      ]
    ],
    [
      "two closed quotas with one id are one reason",
      { survey: limited(client(2, 0), client(2, 0)) },
      [{ kind: "quota", id: 2 }]
    ],
    ["a respondent may fall into no quota", { survey: limited(client(2, 5, or(43, "2"))), answers: man }, []],
    ["a survey without quotas has no closed ones", { survey: { survey_quotas: null } }, []]
  ])
})

describe("operator_unknown", () => {
  const unknown = [{ kind: "operator_unknown", id: 42 }]
  cases("unknown", [
    ["another operator is not a match", { survey: qualified(not(42, "1")), answers: { 42: ["1"] } }, unknown],
    ["another operator is not a mismatch", { survey: qualified(not(42, "1")), answers: { 42: ["2"] } }, unknown],
    ["another operator without an answer gives no second reason", { survey: qualified(not(42, "1")) }, unknown],
    [
      "an absent operator is another operator",
      { survey: qualified({ question_id: 42, precodes: ["1"] }), answers: { 42: ["1"] } },
      unknown
    ],
    [
      "an operator in lower case is another operator",
      { survey: qualified({ ...or(42, "1"), logical_operator: "or" }), answers: { 42: ["1"] } },
      unknown
    ],
    ["two entries of one question are one reason", { survey: qualified(not(42, "1"), not(42, "2")) }, unknown],
    [
      "questions are sorted by number",
      { survey: qualified(not(100, "1"), not(42, "2")) },
      [...unknown, { kind: "operator_unknown", id: 100 }]
    ],
    [
      "the other entry of the question is judged by itself",
      { survey: qualified(not(42, "1"), or(42, "1")), answers: { 42: ["1"] } },
      unknown
    ],
    [
      "the other entry of the question may be unanswered",
      { survey: qualified(not(42, "1"), or(42, "1")) },
      [...unknown, { kind: "answer_unknown", id: 42 }]
    ],
    ["the operator OR is known", { survey: qualified(or(42, "1")), answers: { 42: ["1"] } }, []],
    [
      "the operator of a quota's condition gives no reason of this kind",
      { survey: limited(client(2, 5, not(42, "1"))) },
      []
    ]
  ])

  it("another operator does not hide a mismatch in the other entry of its question", () => {
    expect(judged({ survey: qualified(not(42, "1"), or(42, "1")), answers: { 42: ["2"] } })).toStrictEqual({
      verdict: "ineligible",
      reasons: [
        { kind: "qualification", id: 42 },
        { kind: "operator_unknown", id: 42 }
      ]
    })
  })
})

describe("answer_unknown", () => {
  const unknown = [{ kind: "answer_unknown", id: 42 }]
  const aged = (at: Date | string, answer_max_age_days: number | null): Given => ({
    survey: qualified(or(42, "1")),
    answers: { 42: { precodes: ["1"], at } },
    policy: { answer_max_age_days }
  })
  cases("unknown", [
    ["no answer is unknown", { survey: qualified(or(42, "1")), answers: { 43: ["1"] } }, unknown],
    ["an answer that is null is unknown", { survey: qualified(or(42, "1")), answers: { 42: null } }, unknown],
    ["an empty answer is unknown", { survey: qualified(or(42, "1")), answers: { 42: [] } }, unknown],
    [
      "an empty dated answer is unknown",
      { survey: qualified(or(42, "1")), answers: { 42: { precodes: [], at: lenient.now } } },
      unknown
    ],
    ["a qualification without precodes is unknown without an answer", { survey: qualified(or(42)) }, unknown],
    ["two entries of one question are one reason", { survey: qualified(or(42, "1"), or(42, "2")) }, unknown],
    [
      "questions are sorted by number",
      { survey: qualified(or(100, "1"), or(42, "1")) },
      [...unknown, { kind: "answer_unknown", id: 100 }]
    ],
    ["an answer older than the policy allows is unknown", aged("2026-02-28T23:59:59.999Z", 30), unknown],
    ["an answer of exactly the greatest age is known", aged("2026-03-01T00:00:00.000Z", 30), []],
    ["an answer dated by a date object is known", aged(new Date("2026-03-01T00:00:00Z"), 30), []],
    ["an answer dated by a date object ages", aged(new Date("2026-02-28T23:59:59Z"), 30), unknown],
    ["an answer from the future is known", aged("2026-04-01T00:00:00Z", 30), []],
    ["the offset of a date counts", aged("2026-03-01T00:00:00+01:00", 30), unknown],
    ["an old answer is known without a greatest age", aged("1999-01-01T00:00:00Z", null), []],
    [
      "an answer without a date does not age",
      { survey: qualified(or(42, "1")), answers: { 42: ["1"] }, policy: { answer_max_age_days: 0 } },
      []
    ],
    ["an answer with an unreadable date is unknown where answers expire", aged("yesterday", 30), unknown],
    ["an answer with an unreadable date is known where answers do not expire", aged("yesterday", null), []],
    [
      "an old answer that would disqualify is unknown",
      { ...aged("2020-01-01T00:00:00Z", 30), survey: qualified(or(42, "2")) },
      unknown
    ],
    [
      "the missing answer to a quota's condition gives no reason of this kind",
      { survey: limited(client(2, 5, or(42, "1"))) },
      []
    ]
  ])
})

describe("quota_unknown", () => {
  const unknown = [{ kind: "quota_unknown", id: 2 }]
  const answers = { 43: ["1"] }
  cases("unknown", [
    [
      "a closed quota with an unknown answer is unknown",
      { survey: limited(client(2, 0, or(43, "1"), or(44, "1"))), answers },
      unknown
    ],
    [
      "an open quota with an unknown answer gives no reason",
      { survey: limited(client(2, 1, or(43, "1"), or(44, "1"))), answers },
      []
    ],
    [
      "a closed quota with one unmet condition never applies",
      { survey: limited(client(2, 0, or(44, "1"), or(43, "2"))), answers },
      []
    ],
    [
      "a closed quota with another operator is unknown",
      { survey: limited(client(2, 0, not(43, "2"))), answers },
      unknown
    ],
    [
      "a closed quota with another operator and one unmet condition never applies",
      { survey: limited(client(2, 0, not(43, "1"), or(43, "2"))), answers },
      []
    ],
    [
      "a closed quota without precodes is unknown without an answer",
      { survey: limited(client(2, 0, or(44))), answers },
      unknown
    ],
    [
      "a closed quota with an expired answer is unknown",
      {
        survey: limited(client(2, 0, or(43, "2"))),
        answers: { 43: { precodes: ["1"], at: "2020-01-01T00:00:00Z" } },
        policy: { answer_max_age_days: 1 }
      },
      unknown
    ],
    [
      "quotas are sorted by number",
      { survey: limited(client(10, 0, or(44, "1")), client(2, 0, or(44, "1"))) },
      [...unknown, { kind: "quota_unknown", id: 10 }]
    ],
    [
      "two quotas with one id are one reason",
      { survey: limited(client(2, 0, or(44, "1")), client(2, 0, or(44, "2"))) },
      unknown
    ]
  ])

  it("two quotas with one id can give both quota and quota_unknown", () => {
    expect(judged({ survey: limited(client(2, 0, or(44, "1")), client(2, 0, or(43, "1"))), answers })).toStrictEqual({
      verdict: "ineligible",
      reasons: [
        { kind: "quota", id: 2 },
        { kind: "quota_unknown", id: 2 }
      ]
    })
  })
})
