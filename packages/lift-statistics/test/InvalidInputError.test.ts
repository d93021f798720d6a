import { describe, expect, it } from "vitest"
import {
  criticalValue,
  enoughSampleSize,
  InvalidInputError,
  lift,
  marginOfError,
  minimumDetectableLift,
  power,
  analyseLift,
  wilsonInterval
} from "../src/index.ts"

const fine = { x: 3, n: 10 }

const errorOf = (attempt: () => unknown): unknown => {
  try {
    attempt()
  } catch (error) {
    return error
  }
  return undefined
}

/** Returns a value of any type as a number, like a value from an untyped caller. */
const untyped = (value: unknown): number => value as number

describe("InvalidInputError", () => {
  it.each([
    [
      { x: 11, n: 10 },
      "moreThanRespondents",
      "exposed.x",
      "exposed.x is 11: the group has only 10 respondents; check whether x and n are exchanged"
    ],
    [{ x: -1, n: 10 }, "negative", "exposed.x", "exposed.x is -1: pass a count of at least 0"],
    [{ x: 0, n: -1 }, "negative", "exposed.n", "exposed.n is -1: pass a count of at least 0"],
    [{ x: NaN, n: 10 }, "notANumber", "exposed.x", "exposed.x is NaN: pass a finite count"],
    [{ x: 1, n: NaN }, "notANumber", "exposed.n", "exposed.n is NaN: pass a finite count"],
    [{ x: 1, n: Infinity }, "notANumber", "exposed.n", "exposed.n is Infinity: pass a finite count"],
    [{ x: untyped("3"), n: 10 }, "notANumber", "exposed.x", `exposed.x is "3": pass a finite count`],
    [{ x: untyped(undefined), n: 10 }, "notANumber", "exposed.x", "exposed.x is undefined: pass a finite count"],
    [{ x: untyped(3n), n: 10 }, "notANumber", "exposed.x", "exposed.x is 3: pass a finite count"]
  ])(
    "lift and analyseLift refuse the impossible counts %o with an error that names the argument and the remedy",
    (exposed, reason, argument, message) => {
      for (const attempt of [() => lift(exposed, fine), () => analyseLift({ exposed, control: fine })]) {
        const error = errorOf(attempt)
        expect(error).toBeInstanceOf(RangeError)
        expect(error).toBeInstanceOf(InvalidInputError)
        expect(error).toMatchObject({ name: "InvalidInputError", reason, argument, message })
      }
    }
  )

  it("lift, analyseLift and wilsonInterval refuse a group with more people in target than respondents, and name the count", () => {
    expect(() => lift(fine, { x: 4, n: 3 })).toThrow("control.x is 4")
    expect(() => analyseLift({ exposed: fine, control: { x: 4, n: 3 } })).toThrow("control.x is 4")
    expect(() => wilsonInterval({ x: 4, n: 3 })).toThrow("group.x is 4")
  })

  it.each([
    [90, "level is 90: pass a proportion from 0 to 1; divide a percentage by 100"],
    [0, "level is 0: pass a value strictly between 0 and 1, such as 0.9"],
    [1, "level is 1: pass a value strictly between 0 and 1, such as 0.9"],
    [-0.1, "level is -0.1: pass a proportion from 0 to 1; divide a percentage by 100"],
    [NaN, "level is NaN: pass a proportion from 0 to 1"],
    [untyped("0.9"), `level is "0.9": pass a proportion from 0 to 1`]
  ])("the confidence level %s is refused with an error that states what to pass", (level, message) => {
    expect(() => marginOfError(fine, fine, level)).toThrow(message)
    expect(() => analyseLift({ exposed: fine, control: fine }, { levels: [level] })).toThrow(message)
  })

  it("criticalValue refuses a one-sided level of 0.5 or below", () => {
    expect(() => criticalValue(0.5, "one")).toThrow("pass a level above 0.5 for a one-sided test")
    expect(criticalValue(0.5)).toBeGreaterThan(0)
  })

  it('criticalValue refuses sides other than "one" and "two"', () => {
    expect(() => criticalValue(0.9, untyped("both") as never)).toThrow(`sides is "both": pass "one" or "two"`)
  })

  it.each([
    [{ levels: [] }, "levels is []: pass at least one level, such as 0.9"],
    [{ power: 1 }, "power is 1: pass a value strictly between 0 and 1"],
    [{ power: 0.01 }, "power is 0.01: pass a power above the false positive rate of the test, such as 0.8"],
    [{ minimumPerGroup: -1 }, "minimumPerGroup is -1: pass a count of at least 0"]
  ])("analyseLift refuses the option %o with an error that names it", (options, message) => {
    const quiet = { x: 30, n: 60 }
    for (const control of [quiet, { x: 5, n: 60 }, { x: 0, n: 0 }]) {
      expect(() => analyseLift({ exposed: quiet, control }, options)).toThrow(message)
    }
  })

  it("power, minimumDetectableLift and enoughSampleSize refuse a negative group size and a proportion outside 0 to 1", () => {
    expect(() => enoughSampleSize(-1, 50)).toThrow("exposedRespondents is -1")
    expect(() => analyseLift({ exposed: { ...fine, respondents: NaN }, control: fine })).toThrow(
      "exposed.respondents is NaN"
    )
    const sizes = { exposedRespondents: 10, controlRespondents: 10 }
    expect(() => power({ exposed: 1.2, control: 0.5, ...sizes })).toThrow(
      "exposed is 1.2: pass a proportion from 0 to 1"
    )
    expect(() => minimumDetectableLift({ control: -0.1, ...sizes })).toThrow("control is -0.1")
    expect(() => minimumDetectableLift({ control: 0.1, ...sizes, controlRespondents: -5 })).toThrow(
      "controlRespondents is -5"
    )
  })
})
