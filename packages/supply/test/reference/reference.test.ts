/**
 * Tests the verdicts of the reference implementation, and its rules that depend on the survey, the locale or earlier entries.
 */
import { describe, expect, it } from "vitest"
import { cases, client, entered, judged, lenient, limited, not, or, qualified, type Given } from "./cases.ts"
import { referenceVerdict, type Opportunity } from "./reference.ts"

describe("the verdict", () => {
  it("a respondent for whom there is no exclusion reason is eligible for a survey", () => {
    expect(judged({})).toStrictEqual({ verdict: "eligible", reasons: [] })
  })

  it("the verdict on a respondent is unknown for missing answers and unknown operators, but ineligible if the survey is not live", () => {
    const given = { ...qualified(not(1), or(2, "1")), ...limited(client(3, 0, or(4, "1"))) }
    const unknowns = [
      { kind: "operator_unknown", id: 1 },
      { kind: "answer_unknown", id: 2 },
      { kind: "quota_unknown", id: 3 }
    ]
    expect(judged({ survey: given })).toStrictEqual({ verdict: "unknown", reasons: unknowns })
    expect(judged({ survey: { ...given, is_live: false } })).toStrictEqual({
      verdict: "ineligible",
      reasons: [{ kind: "not_live" }, ...unknowns]
    })
  })

  it("all reasons against a respondent's eligibility are listed in their fixed order", () => {
    const { reasons, verdict } = judged({
      survey: {
        message_reason: "paused",
        is_live: false,
        total_remaining: 0,
        revenue_per_interview: null,
        collects_pii: true,
        length_of_interview: 60,
        study_type: "recontact",
        survey_group_ids: [7],
        ...qualified(or(3, "1"), not(1), or(2, "1")),
        ...limited(client(5, 0, or(2, "1")), client(4, 0))
      },
      locale: "fra_fr",
      answers: { 3: ["2"] },
      history: [entered(100, [7])],
      policy: { pii: false, max_minutes: 30 }
    })
    expect(verdict).toBe("ineligible")
    expect(reasons).toStrictEqual([
      { kind: "parked", id: "paused" },
      { kind: "not_live" },
      { kind: "no_remaining" },
      { kind: "price" },
      { kind: "locale" },
      { kind: "pii" },
      { kind: "length" },
      { kind: "recontact" },
      { kind: "already_entered" },
      { kind: "group", id: 7 },
      { kind: "qualification", id: 3 },
      { kind: "quota", id: 4 },
      { kind: "operator_unknown", id: 1 },
      { kind: "answer_unknown", id: 2 },
      { kind: "quota_unknown", id: 5 }
    ])
  })

  it("referenceVerdict returns ineligible, with the reasons parked and price, for a survey of which only the id is known", () => {
    expect(
      referenceVerdict({ survey_id: 1 }, { pid: "p1", answers: {} }, [], { pii: false, now: lenient.now })
    ).toStrictEqual({
      verdict: "ineligible",
      reasons: [{ kind: "parked" }, { kind: "price" }]
    })
  })
})

describe("parked reasons", () => {
  cases("ineligible", [
    [
      "a survey with an unknown message reason is parked",
      { survey: { message_reason: "paused" } },
      [{ kind: "parked", id: "paused" }]
    ],
    ["a message reason in capitals is unknown", { survey: { message_reason: "New" } }, [{ kind: "parked", id: "New" }]],
    [
      "an empty message reason is unknown, and is the id of the parked reason",
      { survey: { message_reason: "" } },
      [{ kind: "parked", id: "" }]
    ],
    [
      "a survey without a message reason is parked without an id",
      { survey: { message_reason: null } },
      [{ kind: "parked" }]
    ],
    ["a new survey is not parked", { survey: { message_reason: "new" } }, []],
    ["an updated survey is not parked", { survey: { message_reason: "updated" } }, []],
    ["a reactivated survey is not parked", { survey: { message_reason: "reactivated" } }, []]
  ])
})

describe("not_live reasons", () => {
  cases("ineligible", [
    [
      "a deactivated survey is not live, and is not parked",
      { survey: { message_reason: "deactivated" } },
      [{ kind: "not_live" }]
    ],
    ["a survey whose is_live is false is not live", { survey: { is_live: false } }, [{ kind: "not_live" }]],
    [
      "a deactivated survey with is_live false gives one not_live reason",
      { survey: { message_reason: "deactivated", is_live: false } },
      [{ kind: "not_live" }]
    ],
    ["a survey without is_live is live", { survey: { is_live: null } }, []]
  ])
})

describe("no_remaining reasons", () => {
  cases("ineligible", [
    [
      "a survey with 0 remaining completes takes nobody",
      { survey: { total_remaining: 0 } },
      [{ kind: "no_remaining" }]
    ],
    [
      "a survey with -1 remaining completes takes nobody",
      { survey: { total_remaining: -1 } },
      [{ kind: "no_remaining" }]
    ],
    ["a survey with 1 remaining complete takes a respondent", { survey: { total_remaining: 1 } }, []],
    [
      "a survey that does not state its remaining completes takes respondents",
      { survey: { total_remaining: null } },
      []
    ]
  ])
})

describe("locale reasons", () => {
  cases("ineligible", [
    ["a respondent of another locale is refused", { locale: "fra_fr" }, [{ kind: "locale" }]],
    ["the locale of a respondent is compared without regard to case", { locale: "ENG_US" }, []],
    ["the locale of a survey is compared without regard to case", { survey: { country_language: "ENG_US" } }, []],
    ["a respondent without a locale is accepted", { locale: null }, []],
    ["a survey without a locale is accepted", { survey: { country_language: null } }, []]
  ])
})

describe("pii reasons", () => {
  cases("ineligible", [
    [
      "a survey that collects personal data is refused when the policy excludes it",
      { survey: { collects_pii: true }, policy: { pii: false } },
      [{ kind: "pii" }]
    ],
    [
      "a survey that collects personal data is accepted when the policy permits it",
      { survey: { collects_pii: true }, policy: { pii: true } },
      []
    ],
    [
      "a survey that collects no personal data is accepted",
      { survey: { collects_pii: false }, policy: { pii: false } },
      []
    ],
    [
      "a survey that does not state whether it collects personal data is accepted",
      { survey: { collects_pii: null }, policy: { pii: false } },
      []
    ]
  ])
})

describe("length reasons", () => {
  const policy = { max_minutes: 15 }
  const lasting = (
    length_of_interview: number | null,
    bid_length_of_interview: number | null
  ): Partial<Opportunity> => ({
    length_of_interview,
    bid_length_of_interview
  })
  cases("ineligible", [
    [
      "a survey with a measured length above the limit is refused",
      { survey: lasting(16, 5), policy },
      [{ kind: "length" }]
    ],
    ["a survey with a measured length at the limit is accepted", { survey: lasting(15, 5), policy }, []],
    ["the measured length applies even when the bid length is above the limit", { survey: lasting(5, 60), policy }, []],
    [
      "the bid length applies while the measured length is 0",
      { survey: lasting(0, 15.5), policy },
      [{ kind: "length" }]
    ],
    [
      "the bid length applies while the measured length is absent",
      { survey: lasting(null, 16), policy },
      [{ kind: "length" }]
    ],
    ["a survey with a bid length at the limit is accepted", { survey: lasting(0, 15), policy }, []],
    ["a survey without any length is accepted", { survey: lasting(null, null), policy }, []],
    ["a survey of 600 minutes is accepted when there is no limit", { survey: lasting(600, 600) }, []]
  ])
})

describe("recontact reasons", () => {
  const to = (study_type: string | null, respondent_pids: ReadonlyArray<string> | null): Given => ({
    survey: { study_type, respondent_pids }
  })
  cases("ineligible", [
    ["a recontact survey refuses a PID that it does not list", to("recontact", ["p2"]), [{ kind: "recontact" }]],
    ["a recontact survey with an empty list is for nobody", to("recontact", []), [{ kind: "recontact" }]],
    ["a recontact survey without a list is for nobody", to("recontact", null), [{ kind: "recontact" }]],
    ["a recontact survey accepts a listed PID", to("recontact", ["p2", "p1"]), []],
    ["a recontact survey compares PIDs with regard to case", to("recontact", ["P1"]), [{ kind: "recontact" }]],
    ["a survey of another type refuses a PID that it does not list", to("adhoc", ["p2"]), [{ kind: "recontact" }]],
    ["a survey without a type refuses a PID that it does not list", to(null, ["p2"]), [{ kind: "recontact" }]],
    ["a survey of another type accepts a listed PID", to("adhoc", ["p1"]), []],
    ["a survey of another type with an empty list is for everybody", to("adhoc", []), []]
  ])
})

describe("already_entered reasons", () => {
  cases("ineligible", [
    ["a respondent does not enter a survey twice", { history: [entered(100)] }, [{ kind: "already_entered" }]],
    [
      "two earlier entries into a survey give one already_entered reason",
      { history: [entered(100), entered(100)] },
      [{ kind: "already_entered" }]
    ],
    ["an earlier entry into another survey does not exclude a respondent", { history: [entered(101)] }, []],
    ["an earlier entry of another PID does not exclude a respondent", { history: [entered(100, [], "p2")] }, []]
  ])
})

describe("group reasons", () => {
  const grouped = { survey_group_ids: [9, 10, 7] }
  cases("ineligible", [
    [
      "a survey in a group that was entered is refused",
      { survey: grouped, history: [entered(5, [7])] },
      [{ kind: "group", id: 7 }]
    ],
    [
      "each shared survey group gives a group reason, in ascending order",
      { survey: grouped, history: [entered(5, [10, 9]), entered(6, [10, 3])] },
      [
        { kind: "group", id: 9 },
        { kind: "group", id: 10 }
      ]
    ],
    [
      "an earlier entry into the survey itself gives an already_entered and a group reason",
      { survey: grouped, history: [entered(100, [7])] },
      [{ kind: "already_entered" }, { kind: "group", id: 7 }]
    ],
    [
      "an earlier entry into another survey group does not exclude a respondent",
      { survey: grouped, history: [entered(5, [8])] },
      []
    ],
    [
      "an earlier entry of another PID into the group does not exclude a respondent",
      { survey: grouped, history: [entered(5, [7], "p2")] },
      []
    ],
    [
      "a group that the survey has left does not exclude a respondent",
      { survey: { survey_group_ids: null }, history: [entered(5, [7])] },
      []
    ]
  ])
})
