import { describe, expect, it } from "vitest"
import * as Change from "../../../src/exchange/market/Change.ts"
import { meet, stranger } from "../../../src/exchange/market/Person.ts"
import * as Seed from "../../../src/exchange/market/Seed.ts"
import {
  remaining,
  remainingFor,
  type Status,
  type Survey,
  transitions,
  type Trigger
} from "../../../src/exchange/market/Survey.ts"
import * as Traffic from "../../../src/exchange/market/Traffic.ts"
import * as Random from "../../../src/environment/Random.ts"
import { day } from "../startExchange.ts"

const made = (seed: number, number = Seed.firstNumber + 50, status: Status = "03") =>
  Seed.survey(Random.make(seed), number, status, 0)

describe("a survey's status", () => {
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

  it("moves by the table and not otherwise", () => {
    for (const from of Object.keys(transitions) as ReadonlyArray<Status>) {
      for (const trigger of triggers) {
        const survey = made(1, undefined, from)
        Change.move(survey, trigger)
        expect(survey.status).toBe(legal.find(([status, by]) => status === from && by === trigger)?.[2] ?? from)
      }
    }
  })

  it("is complete once nothing remains, and stays so", () => {
    const survey = made(1)
    survey.quotas[0].completes = survey.quotas[0].wanted
    Change.change(survey, Random.make(1), 0)
    expect(survey.status).toBe("04")
    for (let seed = 0; seed < 20; seed++) Change.change(survey, Random.make(seed), 0)
    expect(survey.status).toBe("04")
    expect(Change.pause(survey, Random.make(1))).toBeUndefined()
  })

  it("is complete once its field time is over", () => {
    const survey = made(1)
    Change.change(survey, Random.make(1), survey.fieldEnd)
    expect(survey.status).toBe("04")
  })
})

describe("three surveys are the same in every market", () => {
  it.each([1, 7, 4_294_967_295])("with seed %i", (seed) => {
    const market = Random.make(seed).fork("exchange")
    const surveys = [0, 1, 2].map((index) => {
      const number = Seed.firstNumber + index
      return Seed.survey(market.fork(`survey ${number}`), number, "05", 0)
    })
    for (const survey of surveys) {
      expect(survey).toMatchObject({ status: "03", countryLanguageId: 9, studyTypeId: 1, isSteady: true })
      // As many changes as half a year brings, and more.
      const random = Random.make(survey.number)
      for (let index = 0; index < 26_000; index++) Change.change(survey, random, 182 * day)
      expect(survey.status).toBe("03")
    }
    const open = surveys.map((survey) => ["4711", "4712"].map((supplier) => remainingFor(survey, supplier) > 0))
    expect(open).toEqual([
      [true, true],
      [true, true],
      [false, true]
    ])
  })
})

describe("traffic", () => {
  const somebody = (survey: Survey, seed = 1) => meet(survey, Random.make(seed), stranger)

  it("drains the quotas, never past what is wanted", () => {
    const survey = made(3)
    const random = Random.make(1)
    const before = remaining(survey)
    Traffic.others(survey, random, 50)
    expect(remaining(survey)).toBeLessThan(before)
    Traffic.others(survey, random, 50_000)
    for (const quota of survey.quotas) expect(quota.completes).toBeLessThanOrEqual(quota.wanted)
    expect(remaining(survey)).toBe(0)
    expect(Traffic.enter(survey, somebody(survey))).toBe(false)
    expect(Traffic.complete(survey, somebody(survey), "4711")).toBe(false)
  })

  it.each([1, 2, 3, 4])(
    "counts each respondent in the quotas that they fall in, on the way in and out, with seed %i",
    (seed) => {
      const survey = { ...made(seed), countsPrescreens: false }
      Traffic.others(survey, Random.make(seed), 200)
      for (const { completes, entrants } of survey.quotas) expect(completes).toBeLessThanOrEqual(entrants)
      const [total, ...clients] = survey.quotas
      for (const parts of Map.groupBy(clients, ({ conditions: [first] }) => first?.question).values()) {
        const sum = parts.reduce((so, { completes }) => so + completes, 0)
        expect(sum).toBe(total.completes)
      }
    }
  )

  it("is over at the entrance where prescreens are counted, and those who are in finish", () => {
    const seeded = made(1)
    const survey: Survey = { ...seeded, countsPrescreens: true, quotas: [{ ...seeded.quotas[0], wanted: 3 }] }
    const people = [1, 2, 3, 4].map((seed) => somebody(survey, seed))
    expect(people.map((person) => Traffic.enter(survey, person))).toEqual([true, true, true, false])
    expect(remaining(survey)).toBe(0)
    expect(people.slice(0, 3).map((person) => Traffic.complete(survey, person, undefined))).toEqual([true, true, true])
  })

  it("of a supplier drains its allocation, and no more than that", () => {
    const survey = Seed.survey(Random.make(1), Seed.firstNumber, "03", 0)
    const left = () => ["4711", "4712"].map((supplier) => remainingFor(survey, supplier))
    const [first = 0, second] = left()
    expect(Traffic.complete(survey, somebody(survey), "4711")).toBe(true)
    expect(left()).toEqual([first - 1, second])
    for (const allocation of survey.allocations.values()) allocation.granted = allocation.completes
    expect(Traffic.complete(survey, somebody(survey), "4711")).toBe(false)
    expect(Traffic.complete(survey, somebody(survey), undefined)).toBe(true)
  })
})

describe("a respondent", () => {
  const survey = Seed.survey(Random.make(2), Seed.firstNumber, "03", 0)
  const quota = (question: number, precodes: ReadonlyArray<string>, share: number) => ({
    id: 1,
    conditions: [{ question, precodes }],
    share,
    wanted: 10,
    entrants: 0,
    completes: 0
  })
  const [men, women, young] = [quota(43, ["1"], 0.5), quota(43, ["2"], 0.5), quota(42, ["18", "19"], 0.25)]
  const parted: Survey = { ...survey, quotas: [survey.quotas[0], men, women, young] }

  it("falls in the quotas that the answers say", () => {
    const woman = new Map([[43, new Set(["2"])]])
    const people = Array.from({ length: 200 }, (_, seed) => meet(parted, Random.make(seed), woman).quotas)
    expect(people.every((quotas) => quotas.includes(women) && !quotas.includes(men))).toBe(true)
    const share = people.filter((quotas) => quotas.includes(young)).length / 200
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.35)
    const old = new Map([[42, new Set(["60"])]])
    expect(meet(parted, Random.make(1), old).quotas).not.toContain(young)
  })

  it("falls in one of those that part the same people, when nothing is known", () => {
    const people = Array.from({ length: 400 }, (_, seed) => meet(parted, Random.make(seed), stranger).quotas)
    expect(people.every((quotas) => quotas.includes(men) !== quotas.includes(women))).toBe(true)
    expect(people.filter((quotas) => quotas.includes(men)).length / 400).toBeCloseTo(0.5, 1)
  })
})

describe("the allocation of a survey", () => {
  it("of the first two exists for both suppliers whatever the seed", () => {
    for (let seed = 0; seed < 50; seed++) {
      const survey: Survey = Seed.survey(Random.make(seed), Seed.firstNumber + 1, "01", 0)
      expect([...survey.allocations.keys()]).toEqual(expect.arrayContaining(["4711", "4712"]))
    }
  })
})
