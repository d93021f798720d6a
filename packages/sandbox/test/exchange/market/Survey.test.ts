import { describe, expect, it } from "vitest"
import * as Random from "../../../src/environment/Random.ts"
import * as Change from "../../../src/exchange/market/randomChange.ts"
import {
  conversionAt,
  minutesAt,
  remaining,
  remainingFor,
  type Status,
  transitions,
  type Trigger
} from "../../../src/exchange/market/Survey.ts"
import * as SurveyGenerator from "../../../src/exchange/market/SurveyGenerator.ts"
import { day } from "../startExchange.ts"
import { generateSurvey, options } from "./survey.ts"

describe("the status of a survey", () => {
  const triggers: ReadonlyArray<Trigger> = ["launch", "pause", "resume", "finish", "archive"]
  const legal: ReadonlyArray<readonly [Status, Trigger, Status]> = [
    ["01", "launch", "03"],
    ["02", "launch", "03"],
    ["03", "pause", "05"],
    ["03", "finish", "04"],
    ["05", "resume", "03"],
    ["05", "finish", "04"],
    ["04", "archive", "06"]
  ]

  it("the status of a market survey changes only as the transition table allows", () => {
    for (const from of Object.keys(transitions) as ReadonlyArray<Status>) {
      for (const trigger of triggers) {
        const survey = generateSurvey(1, { status: from })
        Change.applyTrigger(survey, trigger)
        expect(survey.status).toBe(legal.find(([status, by]) => status === from && by === trigger)?.[2] ?? from)
      }
    }
  })

  it("a market survey gets the status complete once its total quota is full, and never changes afterwards", () => {
    const survey = { ...generateSurvey(1), countsPrescreens: false }
    survey.quotas[0].completes = survey.quotas[0].wanted
    Change.change(survey, Random.make(1), 0)
    expect(survey.status).toBe("04")
    for (let seed = 0; seed < 20; seed++) Change.change(survey, Random.make(seed), 0)
    expect(survey.status).toBe("04")
    expect(Change.timeUntilNextChange(survey, Random.make(1))).toBeUndefined()
  })

  it("a market survey is complete at the end of its field time", () => {
    const survey = generateSurvey(1)
    Change.change(survey, Random.make(1), survey.fieldEnd)
    expect(survey.status).toBe("04")
  })

  it("a market survey is paused without further changes outside of the buyer's hours, and is live again afterwards", () => {
    const survey = generateSurvey(1)
    Change.applyOpeningHours(survey, false)
    expect([survey.status, Change.timeUntilNextChange(survey, Random.make(1))]).toEqual(["05", undefined])
    Change.applyOpeningHours(survey, true)
    expect(survey.status).toBe("03")
  })
})

describe("the three fixed surveys of every market", () => {
  it.each([1, 7, 4_294_967_295])(
    "with seed %i, the first three surveys of the market stay live for half a year, the third only for supplier 4712",
    (seed) => {
      const market = Random.make(seed).fork("exchange")
      const surveys = [0, 1, 2].map((index) => {
        const number = SurveyGenerator.firstNumber + index
        return SurveyGenerator.generateSurvey(market.fork(`survey ${number}`), number, 0, options)
      })
      for (const survey of surveys) {
        expect(survey).toMatchObject({ status: "03", countryLanguageId: 9, studyTypeId: 1, isSteady: true })
        // The test makes 26,000 changes, which is more than occur in half a year.
        const random = Random.make(survey.number)
        for (let index = 0; index < 26_000; index++) Change.change(survey, random, (182 * day * index) / 26_000)
        expect(survey.status).toBe("03")
      }
      const open = surveys.map((survey) => ["4711", "4712"].map((supplier) => remainingFor(survey, supplier) > 0))
      expect(open).toEqual([
        [true, true],
        [true, true],
        [false, true]
      ])
    }
  )
})

describe("respondents' behaviour", () => {
  /** Returns the conversion and the length of interview at noon on each day. */
  const days = (seed: number, count: number) => {
    const survey = SurveyGenerator.generateSurvey(Random.make(seed), SurveyGenerator.firstNumber, 0, options)
    const random = Random.make(seed)
    let now = 0
    return {
      survey,
      days: Array.from({ length: count }, (_, at) => {
        for (; now < (at + 0.5) * day; now += 11 * 60_000) Change.simulateRespondents(survey, random, now)
        return { conversion: conversionAt(survey, now), minutes: minutesAt(survey, now) }
      })
    }
  }

  it.each([1, 2, 3, 4, 5])(
    "conversion and length of a market survey vary from day to day around their true values with seed %i",
    (seed) => {
      const { days: all, survey } = days(seed, 120)
      const mean = (values: ReadonlyArray<number>) => values.reduce((sum, value) => sum + value, 0) / values.length
      for (const [values, truth] of [
        [all.map(({ conversion }) => conversion), survey.truth.conversion],
        [all.map(({ minutes }) => minutes), survey.truth.minutes]
      ] as const) {
        expect(Math.abs(mean(values) / truth - 1)).toBeLessThan(0.1)
        const deviations = values.map((value) => value - mean(values))
        const variance = mean(deviations.map((value) => value * value))
        expect(Math.sqrt(variance) / mean(values)).toBeGreaterThan(0.05)
        const products = deviations.slice(1).map((value, index) => value * (deviations[index] ?? 0))
        expect(mean(products) / variance).toBeGreaterThan(0.4)
      }
    }
  )

  it("conversion and length of a market survey stay within bounds over half a year", () => {
    const { days: all, survey } = days(9, 180)
    for (const { conversion, minutes } of all) {
      expect(conversion / survey.truth.conversion).toBeGreaterThan(0.59)
      expect(conversion / survey.truth.conversion).toBeLessThan(1.41)
      expect(minutes / survey.truth.minutes).toBeGreaterThan(0.59)
      expect(minutes / survey.truth.minutes).toBeLessThan(1.41)
    }
  })
})

describe("the price of a survey", () => {
  it("the price of a market survey stays within 16% of its list price and returns to an earlier value", () => {
    const survey = generateSurvey(4)
    const prices: Array<number> = []
    const random = Random.make(4)
    for (let index = 0; index < 3_000; index++) {
      Change.change(survey, random, index)
      survey.status = "03"
      prices.push(survey.price)
    }
    for (const price of prices) expect(Math.abs(price / survey.listPrice - 1)).toBeLessThan(0.16)
    const [first = 0] = prices
    const left = prices.findIndex((price) => price !== first)
    expect(left).toBeGreaterThan(0)
    expect(prices.slice(left)).toContain(first)
  })
})

describe("allocations of a survey", () => {
  it("with each of 50 seeds, the second survey of the simulated market is allocated to both suppliers, 4711 and 4712", () => {
    for (let seed = 0; seed < 50; seed++) {
      const survey = SurveyGenerator.generateSurvey(Random.make(seed), SurveyGenerator.firstNumber + 1, 0, options)
      expect([...survey.allocations.keys()]).toEqual(expect.arrayContaining(["4711", "4712"]))
    }
  })

  it("a new market survey has as many remaining completes as its total quota wants", () => {
    const survey = generateSurvey(1)
    expect(remaining(survey)).toBe(survey.quotas[0].wanted)
  })
})
