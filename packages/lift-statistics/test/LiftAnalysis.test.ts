import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { excludesZero, liftInterval, pValue, analyseLift, type Verdict, weigh } from "../src/index.ts"
import { level, pair, sides } from "./arbitrary.ts"

const counts = (xe: number, ne: number, xc: number, nc: number) => ({
  exposed: { x: xe, n: ne },
  control: { x: xc, n: nc }
})

const verdictOf = (...analysis: Parameters<typeof analyseLift>): Verdict | undefined =>
  analyseLift(...analysis).tests[0]?.verdict

describe("analyseLift", () => {
  it("analyseLift of 230 of 500 against 200 of 500 is a lift of 6 points that is significant at 90% and not at 95%", () => {
    const analysis = analyseLift(counts(230, 500, 200, 500), { levels: [0.9, 0.95] })
    expect(analysis.lift?.points).toBeCloseTo(0.06, 12)
    expect(analysis.lift?.relative).toBeCloseTo(0.15, 12)
    expect(analysis.lift?.headroom).toBeCloseTo(0.1, 12)
    expect(analysis.enoughSampleSize).toBe(true)
    expect(analysis.tests.map(({ level, significant, verdict }) => [level, significant, verdict.kind])).toEqual([
      [0.9, true, "lift"],
      [0.95, false, "notSignificant"]
    ])
  })

  it("analyseLift bases each significance flag and verdict on the interval that it returns", () => {
    fc.assert(
      fc.property(pair(), level, sides, (groups, level, sides) => {
        const [test] = analyseLift(groups, { levels: [level], sides, minimumPerGroup: 0 }).tests
        const interval = liftInterval(groups.exposed, groups.control, level, sides)
        expect(test?.interval).toEqual(interval)
        expect(test?.significant).toBe(interval !== null && excludesZero(interval))
        expect(test?.verdict.kind === "notSignificant").toBe(test?.significant === false)
      })
    )
  })

  it("analyseLift of 14 of 100 against 23 of 100 is a decline at 90%, although the pooled p is above 0.1", () => {
    const groups = counts(14, 100, 23, 100)
    expect(pValue(groups.exposed, groups.control)).toBeGreaterThan(0.1)
    expect(verdictOf(groups)?.kind).toBe("decline")
  })

  it("analyseLift of 4 of 80 against 0 of 80 is not significant at 95%, although it exceeds the symmetric margin", () => {
    const [test] = analyseLift(counts(4, 80, 0, 80), { levels: [0.95] }).tests
    expect(test?.marginOfError).toBeLessThan(0.05)
    expect(test?.interval?.method).toBe("newcombe")
    expect(test?.significant).toBe(false)
  })

  it("if a result is not significant, the detectable lift in the verdict of analyseLift is at least the observed lift", () => {
    fc.assert(
      fc.property(pair(), level, sides, (groups, level, sides) => {
        const verdict = verdictOf(groups, { levels: [level], sides, minimumPerGroup: 0 })
        fc.pre(verdict?.kind === "notSignificant")
        if (verdict?.kind !== "notSignificant" || verdict.detectable === null) return
        expect(verdict.detectable).toBeGreaterThan(0)
        expect(verdict.detectable).toBeGreaterThanOrEqual(verdict.points)
      }),
      {
        examples: [
          [counts(52, 1126, 0, 50), 0.95, "one"],
          [counts(169, 169, 846, 877), 0.99, "two"]
        ]
      }
    )
  })

  it("the verdict of analyseLift for 15 of 50 in target in both groups names a detectable lift of 24 points", () => {
    const verdict = verdictOf(counts(15, 50, 15, 50))
    expect(verdict).toMatchObject({ kind: "notSignificant", level: 0.9, sides: "two", points: 0, power: 0.8 })
    expect(verdict?.kind === "notSignificant" ? verdict.detectable : null).toBeCloseTo(0.238, 3)
  })

  it("a one-sided analyseLift reports a lift that is not significant in a two-sided one, and never reports a decline", () => {
    const up = counts(227, 500, 200, 500)
    expect(verdictOf(up)?.kind).toBe("lift")
    expect(verdictOf(up, { levels: [0.95] })?.kind).toBe("notSignificant")
    expect(verdictOf(up, { levels: [0.95], sides: "one" })?.kind).toBe("lift")
    const down = counts(150, 600, 190, 600)
    expect(verdictOf(down)?.kind).toBe("decline")
    expect(verdictOf(down, { sides: "one" })?.kind).toBe("notSignificant")
  })

  it("the verdict of analyseLift for a group of 45 states that 5 respondents are missing, although the lift is significant", () => {
    const analysis = analyseLift(counts(40, 45, 5, 200))
    expect(analysis.enoughSampleSize).toBe(false)
    expect(analysis.tests[0]?.significant).toBe(true)
    expect(analysis.tests[0]?.verdict).toEqual({
      kind: "tooFewRespondents",
      minimumPerGroup: 50,
      exposedMissing: 5,
      controlMissing: 0
    })
    expect(verdictOf(counts(40, 45, 5, 200), { minimumPerGroup: 45 })?.kind).toBe("lift")
  })

  it("analyseLift applies the minimum per group to the number of respondents, not to the effective size after weighting", () => {
    const cells = [
      { n: 30, x: 12, weight: 1 },
      { n: 30, x: 12, weight: 5 }
    ]
    const group = weigh(cells)
    expect(group.n).toBeLessThan(50)
    const analysis = analyseLift({ exposed: group, control: group })
    expect(analysis.exposed.respondents).toBe(60)
    expect(analysis.enoughSampleSize).toBe(true)
  })

  it("analyseLift limits the effective size of a group to its number of respondents", () => {
    const cells = [
      { n: 59, x: 59, weight: 2 },
      { n: 1, x: 0, weight: 0.05 }
    ]
    const group = weigh(cells, "linearised")
    expect(group.n).toBeGreaterThan(1000)
    const { exposed } = analyseLift({ exposed: group, control: group })
    expect(exposed.n).toBeCloseTo(60, 12)
    expect(exposed.proportion).toBe(group.x / group.n)
  })

  it.each([
    ["exposed", counts(0, 0, 20, 60), 50, 0],
    ["control", counts(20, 60, 0, 0), 0, 50],
    ["exposed and control", counts(0, 0, 0, 0), 50, 50]
  ])(
    "analyseLift with an empty %s group returns an analysis without a lift",
    (_, groups, exposedMissing, controlMissing) => {
      const analysis = analyseLift(groups, { levels: [0.8, 0.9] })
      expect(analysis.lift).toBeNull()
      expect(analysis.pValue).toBeNull()
      expect(analysis.enoughSampleSize).toBe(false)
      expect(analysis.tests).toHaveLength(2)
      for (const test of analysis.tests) {
        expect(test).toMatchObject({ marginOfError: null, interval: null, significant: false })
        expect(test.verdict).toEqual({ kind: "tooFewRespondents", minimumPerGroup: 50, exposedMissing, controlMissing })
      }
    }
  )

  it("the verdict of analyseLift for an empty group states that one respondent is missing, even if the minimum is 0", () => {
    const verdict = verdictOf(
      { exposed: { x: 0, n: 0, respondents: 9 }, control: { x: 1, n: 5 } },
      { minimumPerGroup: 0 }
    )
    expect(verdict).toMatchObject({ kind: "tooFewRespondents", exposedMissing: 1, controlMissing: 0 })
  })

  it("the result of analyseLift contains neither NaN nor undefined for any counts", () => {
    fc.assert(
      fc.property(pair(30), sides, (groups, sides) => {
        const text = JSON.stringify(
          analyseLift(groups, { levels: [0.8, 0.99], sides, minimumPerGroup: 0 }),
          (_, value: unknown) => (typeof value === "number" && !Number.isFinite(value) ? "NOT FINITE" : (value ?? null))
        )
        expect(text).not.toContain("NOT FINITE")
      })
    )
  })
})
