import { describe, expect, it } from "vitest"
import * as Change from "../../../src/exchange/market/Change.ts"
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
import * as Random from "../../../src/kernel/Random.ts"
import { day } from "../world.ts"

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
  it("drains the quotas, never past what is wanted", () => {
    const survey = made(3)
    const random = Random.make(1)
    const before = survey.quotas.map(remaining)
    Traffic.others(survey, random, 50)
    expect(remaining(survey.quotas[0])).toBeLessThan(before[0] ?? 0)
    Traffic.others(survey, random, 50_000)
    for (const quota of survey.quotas) expect(quota.completes).toBeLessThanOrEqual(quota.wanted)
    expect(remaining(survey.quotas[0])).toBe(0)
    expect(Traffic.complete(survey, random, "4711")).toBe(false)
  })

  it("of a supplier drains its allocation", () => {
    const survey = Seed.survey(Random.make(1), Seed.firstNumber, "03", 0)
    const before = ["4711", "4712"].map((supplier) => remainingFor(survey, supplier))
    expect(Traffic.complete(survey, Random.make(1), "4711")).toBe(true)
    expect(["4711", "4712"].map((supplier) => remainingFor(survey, supplier))).toEqual([
      (before[0] ?? 0) - 1,
      before[1]
    ])
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
