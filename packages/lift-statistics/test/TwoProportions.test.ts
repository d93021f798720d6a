import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { exceedsMargin, lift, marginOfError, pValue, standardError, zScore } from "../src/index.ts"
import { level, pair, sides } from "./arbitrary.ts"
import { expectClose } from "./close.ts"
import { cdf, chiSquare, errorFromAnswers, quantile } from "./independent.ts"

const empty = { x: 0, n: 0 }
const some = { x: 3, n: 10 }

describe("two proportions compared with an independent implementation", () => {
  it("the unpooled standard error of a lift equals the one computed from individual answers", () => {
    fc.assert(
      fc.property(pair(400), ({ control, exposed }) =>
        expectClose(standardError(exposed, control, "unpooled"), errorFromAnswers(exposed, control), 1e-12)
      )
    )
  })

  it("the square of the pooled z equals Pearson's chi-square of the 2 × 2 table", () => {
    fc.assert(
      fc.property(pair(), ({ control, exposed }) => {
        const z = zScore(exposed, control)
        fc.pre(z !== null)
        const expected = chiSquare(exposed, control)
        expectClose((z ?? 0) ** 2, expected, 1e-9 * Math.max(1, expected))
      })
    )
  })

  it("pValue and marginOfError return the values that numerical integration of the normal density gives", () => {
    const exposed = { x: 61, n: 240 }
    const control = { x: 40, n: 215 }
    const z = zScore(exposed, control) ?? 0
    expectClose(pValue(exposed, control), 2 * cdf(-z), 1e-12)
    expectClose(pValue(exposed, control, "pooled", "one"), cdf(-z), 1e-12)
    expectClose(marginOfError(exposed, control, 0.87), quantile(0.935) * errorFromAnswers(exposed, control), 1e-12)
    expectClose(
      marginOfError(exposed, control, 0.87, "one"),
      quantile(0.87) * errorFromAnswers(exposed, control),
      1e-12
    )
  })
})

describe("two proportions with any counts", () => {
  it("marginOfError grows with the confidence level", () => {
    fc.assert(
      fc.property(pair(), level, level, sides, ({ control, exposed }, one, other, sides) => {
        fc.pre(Math.abs(one - other) > 1e-9 && (standardError(exposed, control, "unpooled") ?? 0) > 0)
        const low = marginOfError(exposed, control, Math.min(one, other), sides)
        const high = marginOfError(exposed, control, Math.max(one, other), sides)
        expect(low).toBeLessThan(high ?? 0)
      })
    )
  })

  it("equal groups have a lift of zero that is not significant", () => {
    fc.assert(
      fc.property(pair(), level, ({ exposed }, level) => {
        expect(lift(exposed, exposed)).toBe(0)
        expect([0, null]).toContain(zScore(exposed, exposed))
        expect([1, null]).toContain(pValue(exposed, exposed))
        expect(exceedsMargin(exposed, exposed, level)).toBe(false)
      })
    )
  })

  it("exchanging the exposed and control groups changes only the sign of the lift and of z, exactly", () => {
    fc.assert(
      fc.property(pair(), level, ({ control, exposed }, level) => {
        expect((lift(exposed, control) ?? 0) + (lift(control, exposed) ?? 0)).toBe(0)
        expect((zScore(exposed, control) ?? 0) + (zScore(control, exposed) ?? 0)).toBe(0)
        expect(standardError(exposed, control, "pooled")).toBe(standardError(control, exposed, "pooled"))
        expect(marginOfError(exposed, control, level)).toBe(marginOfError(control, exposed, level))
        expect(pValue(exposed, control)).toBe(pValue(control, exposed))
        expect(exceedsMargin(exposed, control, level)).toBe(exceedsMargin(control, exposed, level))
      })
    )
  })

  it("the two one-sided p-values of a lift add up to 1, and the smaller is half the two-sided one", () => {
    fc.assert(
      fc.property(pair(), ({ control, exposed }) => {
        const up = pValue(exposed, control, "unpooled", "one")
        const down = pValue(control, exposed, "unpooled", "one")
        fc.pre(up !== null && down !== null)
        expectClose((up ?? 0) + (down ?? 0), 1, 1e-15)
        expectClose(2 * Math.min(up ?? 0, down ?? 0), pValue(exposed, control, "unpooled"), 1e-15)
      })
    )
  })

  it("exceedsMargin is true in exactly the cases in which the lift plus or minus its margin excludes zero", () => {
    fc.assert(
      fc.property(pair(), level, sides, ({ control, exposed }, level, sides) => {
        const points = lift(exposed, control) ?? 0
        const margin = marginOfError(exposed, control, level, sides) ?? 0
        expect(exceedsMargin(exposed, control, level, sides)).toBe(points - margin > 0 || points + margin < 0)
      })
    )
  })
})

describe("two proportions with missing results", () => {
  it.each([
    ["exposed", empty, some],
    ["control", some, empty],
    ["exposed and control", empty, empty]
  ])("an empty %s group gives null for every lift statistic and no significance", (_, exposed, control) => {
    expect(lift(exposed, control)).toBeNull()
    expect(standardError(exposed, control, "pooled")).toBeNull()
    expect(standardError(exposed, control, "unpooled")).toBeNull()
    expect(zScore(exposed, control)).toBeNull()
    expect(pValue(exposed, control)).toBeNull()
    expect(marginOfError(exposed, control)).toBeNull()
    expect(exceedsMargin(exposed, control)).toBe(false)
  })

  it("a control proportion of 0% gives no relative lift, and one of 100% gives no headroom lift", () => {
    expect(lift(some, { x: 0, n: 10 }, "relative")).toBeNull()
    expect(lift(some, { x: 0, n: 10 }, "headroom")).toBe(0.3)
    expect(lift(some, { x: 10, n: 10 }, "headroom")).toBeNull()
    expect(lift(some, { x: 10, n: 10 }, "relative")).toBe(-0.7)
  })

  it("a lift of everyone against no one in target has a margin of 0 and a pooled p-value, but no unpooled one", () => {
    const all = { x: 20, n: 20 }
    const none = { x: 0, n: 20 }
    expect(marginOfError(all, none)).toBe(0)
    expect(pValue(all, none, "unpooled")).toBeNull()
    expect(pValue(all, none)).toBeLessThan(1e-9)
  })
})
