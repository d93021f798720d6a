import { describe, expect, it } from "vitest"
import {
  conditionalPower,
  daysUntil,
  fleissSampleSize,
  likelyDay,
  pacing,
  power,
  requiredResponses
} from "../src/index.ts"

const soFar = { exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }

describe("conditionalPower", () => {
  it("conditionalPower before the first respondent equals the power of the study", () => {
    const empty = { x: 0, n: 0 }
    const truth = { exposed: 0.46, control: 0.4 }
    const found = conditionalPower({
      exposed: empty,
      control: empty,
      finalExposed: 500,
      finalControl: 400,
      assume: truth
    })
    expect(found).toBeCloseTo(power({ ...truth, exposedRespondents: 500, controlRespondents: 400 }) ?? NaN, 13)
  })

  it("conditionalPower after the last respondent is 1 if the result is significant, and 0 otherwise", () => {
    expect(conditionalPower({ ...soFar, finalExposed: 500, finalControl: 500 })).toBe(1)
    expect(conditionalPower({ ...soFar, finalExposed: 500, finalControl: 500, level: 0.95 })).toBe(0)
  })

  it("conditionalPower for a strong decline is above 90% in a two-sided test, and almost 0 in a one-sided test", () => {
    const decline = { exposed: soFar.control, control: soFar.exposed, finalExposed: 900, finalControl: 900 }
    expect(conditionalPower(decline)).toBeGreaterThan(0.9)
    expect(conditionalPower({ ...decline, sides: "one" })).toBeLessThan(0.001)
  })

  it("conditionalPower returns null if the groups are empty and no trend is given, or if the final counts are 0", () => {
    const empty = { exposed: { x: 0, n: 0 }, control: { x: 0, n: 0 } }
    expect(conditionalPower({ ...empty, finalExposed: 10, finalControl: 10 })).toBeNull()
    expect(
      conditionalPower({ ...empty, finalExposed: 0, finalControl: 0, assume: { exposed: 1, control: 0 } })
    ).toBeNull()
  })

  it("conditionalPower refuses final counts below the current ones, and an unknown assumption", () => {
    expect(() => conditionalPower({ ...soFar, finalExposed: 400, finalControl: 900 })).toThrow(
      "the group already has 500 respondents"
    )
    expect(() =>
      conditionalPower({ ...soFar, finalExposed: 900, finalControl: 900, assume: "hope" as "trend" })
    ).toThrow('assume is "hope"')
  })
})

describe("daysUntil", () => {
  it("daysUntil returns the days in which the slower group gains its missing respondents", () => {
    const required = { exposed: 100, control: 100 }
    expect(daysUntil({ required, perDay: { exposed: 30, control: 10 } })).toBe(10)
    expect(daysUntil({ required, perDay: { exposed: 30, control: 10 }, soFar: { exposed: 0, control: 95 } })).toBe(4)
    expect(daysUntil({ required, perDay: { exposed: 0, control: 0 }, soFar: required })).toBe(0)
  })

  it("daysUntil, which returns the days until the required sample is reached, returns null if a group gains no respondents", () => {
    expect(daysUntil({ required: { exposed: 1, control: 1 }, perDay: { exposed: 0, control: 5 } })).toBeNull()
  })
})

describe("pacing", () => {
  it("pacing returns the ratio of the respondents to an even plan, and the number projected to the end of the plan", () => {
    expect(pacing({ respondents: 900, planned: 4000, days: 10, plannedDays: 40 })).toEqual({
      time: 0.25,
      respondents: 0.225,
      ratio: 0.9,
      perDay: 90,
      projected: 3600
    })
  })

  it("pacing returns null ratios before the first day, and refuses a plan of 0 respondents", () => {
    expect(pacing({ respondents: 0, planned: 10, days: 0, plannedDays: 5 })).toMatchObject({
      ratio: null,
      projected: null
    })
    expect(() => pacing({ respondents: 0, planned: 0, days: 0, plannedDays: 5 })).toThrow("planned is 0")
  })
})

describe("likelyDay", () => {
  it("likelyDay returns the first day on which the conditional power of the study is at least 80%", () => {
    const question = { ...soFar, level: 0.99, perDay: { exposed: 40, control: 60 } }
    const day = likelyDay(question) ?? NaN
    const at = (days: number) =>
      conditionalPower({ ...soFar, level: 0.99, finalExposed: 500 + 40 * days, finalControl: 500 + 60 * days })
    expect(at(day)).toBeGreaterThanOrEqual(0.8)
    expect(at(day - 1)).toBeLessThan(0.8)
  })

  it("likelyDay returns 0 if the result is already significant, and null if no day within withinDays reaches the power", () => {
    expect(likelyDay({ ...soFar, perDay: { exposed: 1, control: 1 } })).toBe(0)
    expect(likelyDay({ ...soFar, level: 0.9999, perDay: { exposed: 1, control: 1 }, withinDays: 30 })).toBeNull()
  })
})

describe("fleissSampleSize", () => {
  it("the sample from fleissSampleSize has a power of 80% in the pooled test, and differs from that of requiredResponses", () => {
    const truth = { exposed: 0.46, control: 0.4 }
    const { control, exposed } = fleissSampleSize({ ...truth, controlPerExposed: 2 })
    const found = power({
      ...truth,
      exposedRespondents: exposed,
      controlRespondents: control,
      pooling: "pooled",
      tails: "effect"
    })
    expect(found).toBeCloseTo(0.8, 12)
    expect(Math.ceil(fleissSampleSize(truth).exposed)).not.toBe(requiredResponses({ control: 0.4, lift: 0.06 }).exposed)
  })

  it.each([
    [{ exposed: 0.4, control: 0.4 }, "no sample can detect a lift of 0"],
    [{ exposed: 0.3, control: 0.4, sides: "one" as const }, "a one-sided test cannot detect a decline"],
    [{ exposed: 0.5, control: 0.4, controlPerExposed: 0 }, "a control group is required"]
  ])("fleissSampleSize refuses a design that detects no lift at any sample size: %o", (question, message) => {
    expect(() => fleissSampleSize(question)).toThrow(message)
  })
})
