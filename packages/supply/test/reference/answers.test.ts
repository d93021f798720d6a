/** Tests the reference implementation's rules that depend on answers: failed qualifications and closed quotas. */
import { describe } from "vitest"
import { cases, client, limited, or, qualified, type Given } from "./cases.ts"
import type { Condition } from "./reference.ts"

describe("qualification reasons", () => {
  cases("ineligible", [
    [
      "an answer without a listed precode disqualifies",
      { survey: qualified(or(42, "1", "2")), answers: { 42: ["3"] } },
      [{ kind: "qualification", id: 42 }]
    ],
    ["any listed precode qualifies", { survey: qualified(or(42, "1", "2")), answers: { 42: ["3", "2"] } }, []],
    [
      "a dated answer with a listed precode qualifies",
      { survey: qualified(or(42, "1")), answers: { 42: { precodes: ["1"], at: "2020-01-01T00:00:00Z" } } },
      []
    ],
    [
      "a dated answer without a listed precode disqualifies",
      { survey: qualified(or(42, "1")), answers: { 42: { precodes: ["2"], at: "2020-01-01T00:00:00Z" } } },
      [{ kind: "qualification", id: 42 }]
    ],
    [
      "precodes are compared as text, so that 01 is not 1",
      { survey: qualified(or(42, "1")), answers: { 42: ["01"] } },
      [{ kind: "qualification", id: 42 }]
    ],
    [
      "two qualifications of one question must both be met",
      { survey: qualified(or(42, "1"), or(42, "2")), answers: { 42: ["1"] } },
      [{ kind: "qualification", id: 42 }]
    ],
    [
      "two qualifications of one question can be met by two precodes",
      { survey: qualified(or(42, "1"), or(42, "2")), answers: { 42: ["1", "2"] } },
      []
    ],
    [
      "two failed qualifications of one question give one reason",
      { survey: qualified(or(42, "1"), or(42, "2")), answers: { 42: ["3"] } },
      [{ kind: "qualification", id: 42 }]
    ],
    [
      "each failed question gives a qualification reason, in ascending order",
      { survey: qualified(or(100, "1"), or(9, "1"), or(42, "1")), answers: { 9: ["2"], 42: ["1"], 100: ["2"] } },
      [
        { kind: "qualification", id: 9 },
        { kind: "qualification", id: 100 }
      ]
    ],
    [
      "a qualification without precodes is met by no known answer",
      { survey: qualified(or(42)), answers: { 42: ["1"] } },
      [{ kind: "qualification", id: 42 }]
    ],
    ["a survey without qualifications excludes nobody", { survey: { survey_qualifications: null } }, []]
  ])
})

describe("quota reasons", () => {
  const man = { 43: ["1"] }
  const total = (number_of_respondents: number | null, questions: ReadonlyArray<Condition> | null = null): Given => ({
    survey: { survey_quotas: [{ survey_quota_id: 1, survey_quota_type: "Total", number_of_respondents, questions }] },
    answers: man
  })
  cases("ineligible", [
    ["a closed total quota refuses every respondent", total(0), [{ kind: "quota", id: 1 }]],
    ["a total quota below 0 is closed", total(-1), [{ kind: "quota", id: 1 }]],
    ["a total quota without a number is closed", total(null), [{ kind: "quota", id: 1 }]],
    [
      "a closed total quota refuses even a respondent who does not meet its conditions",
      total(0, [or(43, "2")]),
      [{ kind: "quota", id: 1 }]
    ],
    [
      "a closed total quota refuses even a respondent whose answer is unknown",
      total(0, [or(44, "2")]),
      [{ kind: "quota", id: 1 }]
    ],
    ["an open total quota accepts every respondent", total(1), []],
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
      "a closed quota applies only when all of its conditions are met",
      { survey: limited(client(2, 0, or(43, "1"), or(43, "2"))), answers: man },
      []
    ],
    [
      "a quota condition without precodes is met by nobody",
      { survey: limited(client(2, 0, or(43))), answers: man },
      []
    ],
    [
      "a closed quota with an empty list of questions applies to everybody",
      { survey: limited(client(2, 0)) },
      [{ kind: "quota", id: 2 }]
    ],
    [
      "a closed quota without a list of questions applies to everybody",
      { survey: { survey_quotas: [{ survey_quota_id: 2 }] } },
      [{ kind: "quota", id: 2 }]
    ],
    [
      "an open quota does not compensate for closed ones, which are listed in ascending order",
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
      "two closed quotas with one id give one quota reason",
      { survey: limited(client(2, 0), client(2, 0)) },
      [{ kind: "quota", id: 2 }]
    ],
    ["a respondent may fall into no quota", { survey: limited(client(2, 5, or(43, "2"))), answers: man }, []],
    ["a survey without quotas gives no quota reason", { survey: { survey_quotas: null } }, []]
  ])
})
