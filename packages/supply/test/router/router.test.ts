import { Money } from "@fieldwork/exchange"
import type { Opportunity } from "@fieldwork/exchange-client"
import { describe, expect, it } from "vitest"
import {
  byPrice,
  createRouter,
  type Device,
  expectedRevenue,
  type Matches,
  type Rank,
  type Router
} from "../../src/index.ts"

const or = (question_id: number, ...precodes: Array<string>) => ({ question_id, logical_operator: "OR", precodes })

const survey = (survey_id: number, given: Partial<Opportunity> = {}): Opportunity => ({
  survey_id,
  message_reason: "new",
  country_language: "eng_us",
  revenue_per_interview: { value: 1, currency_code: "USD" },
  conversion: 0.5,
  total_client_entrants: 1_000,
  ...given
})

const routerOf = (...surveys: ReadonlyArray<Opportunity>): Router => {
  const router = createRouter()
  for (const opportunity of surveys) router.apply({ opportunity })
  return router
}

const ids = ({ surveys }: Matches): ReadonlyArray<number> => surveys.map((match) => match.survey.survey_id)

describe("match", () => {
  it("the router's match returns the surveys with the greatest expected revenue first, up to the limit", () => {
    const surveys = Array.from({ length: 500 }, (_, index) =>
      survey(index + 1, { conversion: ((index * 7) % 500) / 1000 })
    )
    const all = ids(routerOf(...surveys).match({ pid: "p", answers: {} }, { limit: Number.POSITIVE_INFINITY }))
    const expected = surveys
      .toSorted((left, right) => (right.conversion ?? 0) - (left.conversion ?? 0))
      .map(({ survey_id }) => survey_id)
    // The ranking raises very low conversions to the assumed minimum, so the last surveys are not in the expected order.
    expect(all.slice(0, 480)).toEqual(expected.slice(0, 480))
    expect(ids(routerOf(...surveys).match({ pid: "p", answers: {} }, { limit: 3 }))).toEqual(expected.slice(0, 3))
  })

  it("the router's match orders surveys with the same score by their survey_id", () => {
    expect(ids(routerOf(survey(3), survey(1), survey(2)).match({ pid: "p", answers: {} }))).toEqual([1, 2, 3])
  })

  it("the router's match returns a survey with its exact price and its name, but without list fields such as survey_quotas", () => {
    const [first] = routerOf(survey(1, { survey_quotas: [], survey_name: "Cars 1" })).match({
      pid: "p",
      answers: {}
    }).surveys
    expect(first?.price).toEqual(Money.make("1", "USD"))
    expect(first?.survey.survey_name).toBe("Cars 1")
    expect(first?.survey).not.toHaveProperty("survey_quotas")
  })

  it("the router's match accepts a ranking per call and omits the surveys that the ranking withholds", () => {
    const router = routerOf(
      survey(1),
      survey(2, { revenue_per_interview: { value: 9, currency_code: "USD" }, conversion: 0.01 })
    )
    const rank: Rank = ({ survey }) => (survey.survey_id === 1 ? undefined : 1)
    expect(ids(router.match({ pid: "p", answers: {} }))).toEqual([1, 2])
    expect(ids(router.match({ pid: "p", answers: {} }, { rank: byPrice }))).toEqual([2, 1])
    expect(ids(router.match({ pid: "p", answers: {} }, { rank }))).toEqual([2])
  })

  it("the router's match ranks surveys by the supplier's own results, and a changed survey keeps the results set for it", () => {
    const router = routerOf(survey(1), survey(2))
    router.setResults(1, { entrants: 15, completes: 1 })
    expect(ids(router.match({ pid: "p", answers: {} }))).toEqual([2, 1])
    router.apply({ opportunity: survey(1) })
    expect(ids(router.match({ pid: "p", answers: {} }))).toEqual([2, 1])
    router.setResults(2, { entrants: 20, completes: 0 })
    expect(ids(router.match({ pid: "p", answers: {} }))).toEqual([1])
  })

  it("the router's match withholds surveys that exclude the respondent's device, and ranks by the conversion on that device", () => {
    const router = routerOf(
      survey(1, { px_buyer_message: ["mobile_only"], mobile_conversion: 0.5 }),
      survey(2, { px_buyer_message: ["desktop_only"], mobile_conversion: 0 }),
      survey(3, { conversion: 0.4, mobile_conversion: 0.6 }),
      survey(4, { px_buyer_message: null as unknown as [], conversion: 0.3, mobile_conversion: 0.1 })
    )
    const on = (device?: Device) => ids(router.match({ pid: "p", answers: {}, device }))
    expect(on()).toEqual([1, 2, 3, 4])
    expect(on("desktop")).toEqual([2, 3, 4])
    expect(on("mobile")).toEqual([3, 1, 4])
    // Changes of surveys and results update the scores for every device.
    router.setResults(3, { entrants: 20, completes: 0 })
    router.apply({ opportunity: survey(5, { mobile_conversion: 0.9 }) })
    expect(on("mobile")).toEqual([5, 1, 4])
    expect(() => on("phone" as Device)).toThrow("profile.device")
  })

  it("the router's match withholds a survey while pending entrants will probably fill it", () => {
    const router = routerOf(survey(1, { total_remaining: 3 }))
    const isOpen = (pending: number): boolean => {
      router.setResults(1, { entrants: 0, completes: 0, pending })
      return ids(router.match({ pid: "p", answers: {} })).length > 0
    }
    expect([0, 3, 5, 6, 7].map(isOpen)).toEqual([true, true, true, false, false])
  })

  it("the router withholds a survey for which the ranking throws, and reports each failure once per survey and message", () => {
    const failures: Array<string> = []
    let isBroken = true
    const router = createRouter({
      rank: ({ survey: { survey_id } }) => {
        if (survey_id === 2 && isBroken) throw new Error("no tags")
        return survey_id
      },
      onRankFailure: ({ cause, survey_id }) => {
        failures.push(`${survey_id} ${String(cause)}`)
        throw new Error("the listener fails too")
      }
    })
    for (const id of [1, 2, 3, 2]) router.apply({ opportunity: survey(id) })
    expect(ids(router.match({ pid: "p", answers: {} }))).toEqual([3, 1])
    expect(ids(router.match({ pid: "p", answers: {}, device: "mobile" }))).toEqual([3, 1])
    router.setResults(2, { entrants: 1, completes: 0 })
    expect(failures).toEqual(["2 Error: no tags"])
    isBroken = false
    router.apply({ opportunity: survey(2) })
    expect(ids(router.match({ pid: "p", answers: {} }))).toEqual([3, 2, 1])
  })

  it("the router's match throws the error of a ranking function if the caller passed this function to match", () => {
    const rank: Rank = () => {
      throw new Error("no tags")
    }
    expect(() => routerOf(survey(1)).match({ pid: "p", answers: {} }, { rank })).toThrow("no tags")
  })

  it.each([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    "the router withholds a survey for which the ranking returns %d and reports it, and match throws if the caller passed the ranking to match",
    (score) => {
      const failures: Array<string> = []
      const rank: Rank = ({ survey: { survey_id } }) => (survey_id === 2 ? score : 1)
      const router = createRouter({ rank, onRankFailure: ({ cause }) => failures.push(String(cause)) })
      for (const id of [1, 2]) router.apply({ opportunity: survey(id) })
      expect(ids(router.match({ pid: "p", answers: {} }))).toEqual([1])
      const refused = `the ranking returned ${score} for survey 2: it must return a finite number, or undefined to withhold the survey`
      expect(failures).toEqual([`RangeError: ${refused}`])
      expect(() => routerOf(survey(2)).match({ pid: "p", answers: {} }, { rank })).toThrow(refused)
    }
  )

  it("the ranking of a router does not depend on the order in which it received the surveys", () => {
    const surveys = Array.from({ length: 300 }, (_, index) =>
      survey(index + 1, { conversion: ((index * 37) % 100) / 100, total_client_entrants: index % 7 })
    )
    const all = { limit: Number.POSITIVE_INFINITY }
    const scores = (router: Router) => router.match({ pid: "p", answers: {} }, all).surveys.map(({ score }) => score)
    const inOrder = routerOf(...surveys)
    const matched = routerOf(...surveys.slice(0, 3))
    scores(matched)
    for (const opportunity of surveys.slice(3).toReversed()) matched.apply({ opportunity })
    expect(scores(matched)).toEqual(scores(inOrder))
  })

  it("a survey router stops matching a survey that is deactivated or removed, and matches it in its new locale when it is reactivated", () => {
    const router = routerOf(survey(1), survey(2))
    router.apply({ opportunity: survey(2, { message_reason: "deactivated" }) })
    expect(ids(router.match({ pid: "p", answers: {} }))).toEqual([1])
    router.apply({ opportunity: survey(2, { message_reason: "reactivated", country_language: "fre_fr" }) })
    expect(ids(router.match({ pid: "p", country_language: "FRE_FR", answers: {} }))).toEqual([2])
    router.remove(1)
    router.remove(99)
    expect(ids(router.match({ pid: "p", answers: {} }))).toEqual([2])
    expect(router.size).toBe(1)
    expect(router.why({ pid: "p", answers: {} }, 1)).toBeUndefined()
  })

  it("the router's match returns the questions whose answers would settle the most revenue first", () => {
    const router = routerOf(
      survey(1, { survey_qualifications: [or(42, "30")] }),
      survey(2, { survey_qualifications: [or(42, "30"), or(43, "1")] }),
      survey(3, { survey_quotas: [{ survey_quota_id: 1, number_of_respondents: 0, questions: [or(50, "1")] }] }),
      // No question is returned for surveys 4 and 5: an answer already excludes the respondent from survey 4, and no answer can change the unknown
      // verdict on survey 5.
      survey(4, { survey_qualifications: [or(60, "1"), or(61, "1")] }),
      survey(5, { survey_qualifications: [or(62, "1"), { ...or(63, "1"), logical_operator: "AND" }] })
    )
    const { questions, surveys } = router.match({ pid: "p", answers: { 60: ["2"] } })
    expect(surveys).toEqual([])
    expect(questions).toEqual([
      { question_id: 42, surveys: 2, value: 0.75 },
      { question_id: 50, surveys: 1, value: 0.5 },
      { question_id: 43, surveys: 1, value: 0.25 }
    ])
  })

  it("after several changes of a survey's qualifications, the router judges a respondent by the current ones only", () => {
    const router = routerOf(survey(1, { survey_qualifications: [or(42, "30")] }))
    const profile = { pid: "p", answers: { 42: ["30"], 43: ["1"] } }
    expect(ids(router.match(profile))).toEqual([1])
    router.apply({ opportunity: survey(1, { survey_qualifications: [or(43, "2")] }) })
    router.apply({ opportunity: survey(1, { survey_qualifications: [or(44, "2")] }) })
    expect(router.why(profile, 1)?.reasons).toEqual([{ kind: "answer_unknown", id: 44 }])
    router.apply({ opportunity: survey(1, { survey_qualifications: [or(43, "1")] }) })
    expect(ids(router.match(profile))).toEqual([1])
  })
})

describe("expectedRevenue", () => {
  const context = { own: undefined, medianConversion: 0.2 }
  const offer = (given: Partial<Opportunity>) => ({ price: Money.make("2", "USD"), survey: survey(1, given) })
  const rank = expectedRevenue()

  it("expectedRevenue moves the conversion of a survey with few entrants towards the median", () => {
    const lucky = rank(offer({ conversion: 1, total_client_entrants: 1 }), context) ?? 0
    const proven = rank(offer({ conversion: 0.4, total_client_entrants: 500 }), context) ?? 0
    expect(lucky).toBeCloseTo((2 * (1 + 10 * 0.2)) / 11)
    expect(proven).toBeGreaterThan(lucky)
  })

  it("expectedRevenue gives the supplier's own results more weight the more results there are", () => {
    const own = (entrants: number, completes: number) =>
      rank(offer({}), { ...context, own: { entrants, completes } }) ?? 0
    const baseline = rank(offer({}), context) ?? 0
    expect(own(2, 0)).toBeLessThan(baseline)
    expect(own(10, 1)).toBeLessThan(own(2, 0))
    expect(own(200, 20)).toBeCloseTo(2 * ((20 + 20 * 0.496) / 220), 2)
  })

  it("expectedRevenue withholds a survey after twenty of the supplier's own entrants without a complete", () => {
    expect(rank(offer({}), { ...context, own: { entrants: 19, completes: 0 } })).toBeGreaterThan(0)
    expect(rank(offer({}), { ...context, own: { entrants: 20, completes: 0 } })).toBeUndefined()
    expect(rank(offer({}), { ...context, own: { entrants: 20, completes: 1 } })).toBeGreaterThan(0)
  })

  it("expectedRevenue assumes a minimum conversion, so that a survey without completes is still tried", () => {
    expect(rank(offer({ conversion: 0, total_client_entrants: 900 }), context)).toBe(0.02)
    expect(rank(offer({ conversion: 0, total_client_entrants: 0 }), { ...context, medianConversion: undefined })).toBe(
      0.02
    )
  })
})
