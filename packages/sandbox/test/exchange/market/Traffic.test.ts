import { describe, expect, it } from "vitest"
import * as Random from "../../../src/environment/Random.ts"
import { remaining, remainingFor, type Survey } from "../../../src/exchange/market/Survey.ts"
import * as SurveyGenerator from "../../../src/exchange/market/SurveyGenerator.ts"
import * as Traffic from "../../../src/exchange/market/Traffic.ts"
import { condition, generateSurvey, options, quota, surveyWithQuotas } from "./survey.ts"

const everybody: Traffic.RespondentTraits = { quotas: 1, isMobile: false }
const answers = (given: Readonly<Record<number, string>>) =>
  new Map(Object.entries(given).map(([question, precode]) => [Number(question), new Set([precode])]))

describe("respondents of other suppliers", () => {
  it("respondents of other suppliers fill the quotas of a survey and do not exceed them", () => {
    const survey = surveyWithQuotas(200, [quota(2, [condition(43, ["1"])], 100), quota(3, [condition(43, ["2"])], 100)])
    const random = Random.make(1)
    Traffic.addRespondents(survey, random, 0, 50)
    expect(remaining(survey)).toBeLessThan(200)
    Traffic.addRespondents(survey, random, 0, 50_000)
    for (const { completes, wanted } of survey.quotas) expect(completes).toBeLessThanOrEqual(wanted)
    expect(remaining(survey)).toBe(0)
    expect(Traffic.enter(survey, everybody)).toBe(false)
    expect(Traffic.complete(survey, everybody, "4711")).toBe(false)
  })

  it.each([1, 2, 3, 4])(
    "respondents of other suppliers count in each quota that they match, including nested quotas, with seed %i",
    (seed) => {
      const survey = surveyWithQuotas(10_000, [
        quota(2, [condition(43, ["1"])], 10_000),
        quota(3, [condition(43, ["2"])], 10_000),
        quota(4, [condition(43, ["2"]), condition(122, ["1", "2"])], 10_000),
        quota(5, [condition(122, ["2", "3"])], 10_000)
      ])
      Traffic.addRespondents(survey, Random.make(seed), 0, 2_000)
      const [total, men, women, northEasternWomen, overlapping] = survey.quotas
      for (const { completes, entrants } of survey.quotas) expect(completes).toBeLessThanOrEqual(entrants)
      expect((men?.entrants ?? 0) + (women?.entrants ?? 0)).toBe(total.entrants)
      expect(northEasternWomen?.entrants).toBeLessThanOrEqual(women?.entrants ?? 0)
      // The shares in the question library are 0.51 for women, 0.42 for the north or east, and 0.54 for the east or south.
      expect((northEasternWomen?.entrants ?? 0) / total.entrants).toBeCloseTo(0.51 * 0.42, 1)
      expect((overlapping?.entrants ?? 0) / total.entrants).toBeCloseTo(0.54, 1)
    }
  )

  it("simulated respondents of other suppliers meet a survey's qualifications, so a quota that contradicts them has no entrants", () => {
    const survey = surveyWithQuotas(1_000, [quota(2, [condition(43, ["1"])], 500)], [condition(43, ["2"])])
    Traffic.addRespondents(survey, Random.make(1), 0, 500)
    expect(survey.quotas[0].entrants).toBeGreaterThan(100)
    expect(survey.quotas[1]?.entrants).toBe(0)
  })
})

describe("quotas that count prescreens", () => {
  it("a survey quota that counts prescreens is used up when respondents enter, and the respondents it has admitted can still complete", () => {
    const survey: Survey = { ...surveyWithQuotas(3, []), countsPrescreens: true }
    const entered = [1, 2, 3, 4].map(() => Traffic.enter(survey, everybody))
    expect(entered).toEqual([true, true, true, false])
    expect(remaining(survey)).toBe(0)
    expect([1, 2, 3].map(() => Traffic.complete(survey, everybody, undefined))).toEqual([true, true, true])
  })
})

describe("respondents of a supplier", () => {
  it("completes of a supplier use the supplier's own allocation and cannot exceed it", () => {
    const survey = SurveyGenerator.generateSurvey(Random.make(1), SurveyGenerator.firstNumber, 0, options)
    const left = () => ["4711", "4712"].map((supplier) => remainingFor(survey, supplier))
    const [first = 0, second] = left()
    expect(Traffic.complete(survey, everybody, "4711")).toBe(true)
    expect(left()).toEqual([first - 1, second])
    for (const allocation of survey.allocations.values()) allocation.granted = allocation.completes
    expect(Traffic.complete(survey, everybody, "4711")).toBe(false)
    expect(Traffic.complete(survey, everybody, undefined)).toBe(true)
  })

  it("a complete that a buyer reverses no longer counts in any of its quotas", () => {
    const survey = surveyWithQuotas(100, [quota(2, [condition(43, ["2"])], 50)])
    const woman = { quotas: Traffic.quotasOf(survey, answers({ 43: "2" })), isMobile: true }
    Traffic.enter(survey, woman)
    Traffic.complete(survey, woman, undefined)
    expect(survey.quotas.map(({ completes }) => completes)).toEqual([1, 1])
    Traffic.count(survey, woman, undefined, -1)
    expect(survey.quotas.map(({ completes }) => completes)).toEqual([0, 0])
    expect(survey.mobileCompletes).toBe(0)
  })

  it("a respondent falls into each survey quota whose conditions all match the respondent's answers", () => {
    const survey = surveyWithQuotas(100, [
      quota(2, [condition(43, ["2"])], 50),
      quota(3, [condition(43, ["2"]), condition(42, ["18", "19"])], 50),
      quota(4, [condition(7101, ["1"], "NOT")], 50)
    ])
    const of = (given: Readonly<Record<number, string>>) => Traffic.quotasOf(survey, answers(given)).toString(2)
    expect(of({ 43: "2", 42: "18", 7101: "2" })).toBe("1111")
    expect(of({ 43: "2", 42: "60", 7101: "1" })).toBe("11")
    expect(of({ 43: "1", 42: "18", 7101: "1" })).toBe("1")
  })

  it("a market survey has room for a respondent only while each quota that the respondent falls into has room", () => {
    const survey = surveyWithQuotas(100, [quota(2, [condition(43, ["2"])], 0), quota(3, [condition(43, ["1"])], 5)])
    expect(Traffic.hasRoom(survey, Traffic.quotasOf(survey, answers({ 43: "2" })))).toBe(false)
    expect(Traffic.hasRoom(survey, Traffic.quotasOf(survey, answers({ 43: "1" })))).toBe(true)
  })
})

it("market surveys with equal seeds have equal quotas, and market surveys with different seeds have different quotas", () => {
  expect(JSON.stringify(generateSurvey(5).quotas)).toBe(JSON.stringify(generateSurvey(5).quotas))
  expect(JSON.stringify(generateSurvey(5).quotas)).not.toBe(JSON.stringify(generateSurvey(6).quotas))
})
