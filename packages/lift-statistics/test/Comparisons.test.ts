/**
 * Tests undefined results and invalid input in the functions for multiple comparisons, strata, trends and sample ratios. The numeric results are
 * tested in `reference/`.
 */
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  adjustPValues,
  cochranArmitage,
  heterogeneity,
  liftDifference,
  mantelHaenszel,
  type MultiplicityMethod,
  multiplicityMethods,
  analyseParts,
  sampleRatio
} from "../src/index.ts"

const methods = Object.keys(multiplicityMethods) as Array<MultiplicityMethod>

describe("adjustPValues", () => {
  it.each(methods)(
    "adjustPValues with the method %s keeps the order of p-values, never lowers one, and skips those that are null",
    (method) => {
      fc.assert(
        fc.property(fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 30 }), (p) => {
          const adjusted = adjustPValues(p, method)
          const tested = p.flatMap((value, i) => (value === null ? [] : [{ value, after: adjusted[i] ?? NaN }]))
          expect(adjusted.map((each) => each === null)).toEqual(p.map((each) => each === null))
          for (const { after, value } of tested) {
            expect(after).toBeGreaterThanOrEqual(value - 1e-15)
            expect(after).toBeLessThanOrEqual(1)
          }
          const sorted = tested.toSorted((a, b) => a.value - b.value)
          for (const [i, { after }] of sorted.entries()) expect(after).toBeGreaterThanOrEqual(sorted[i - 1]?.after ?? 0)
        })
      )
    }
  )

  it("adjustPValues refuses a value that is not a probability, and an unknown method", () => {
    expect(() => adjustPValues([0.1, 1.2])).toThrow("p[1] is 1.2")
    expect(() => adjustPValues([0.1], "tukey" as "holm")).toThrow('method is "tukey"')
  })
})

describe("analyseParts", () => {
  const strong = { exposed: { x: 300, n: 500 }, control: { x: 200, n: 500 } }
  const weak = { exposed: { x: 232, n: 500 }, control: { x: 206, n: 500 } }
  const none = { exposed: { x: 210, n: 500 }, control: { x: 200, n: 500 } }
  const few = { exposed: { x: 40, n: 49 }, control: { x: 1, n: 400 } }

  it("analyseParts gives a breakdown segment with too few respondents the verdict `tooFew`, and omits it from the number of comparisons", () => {
    const found = analyseParts([strong, few])
    expect(found.parts.map(({ verdict }) => verdict)).toEqual(["significantAdjusted", "tooFew"])
    expect(found).toMatchObject({ compared: 1, significantAdjusted: 1, significantUnadjusted: 1 })
    expect(found.parts[1]?.pValue).toBeNull()
  })

  it('analyseParts gives the verdict "unadjustedOnly" to a segment that is significant only before the adjustment for multiple comparisons', () => {
    const found = analyseParts([weak, none, none, none, none])
    expect(found.parts[0]?.verdict).toBe("unadjustedOnly")
    expect(analyseParts([weak]).parts[0]?.verdict).toBe("significantAdjusted")
    expect(found).toMatchObject({ compared: 5, significantAdjusted: 0, significantUnadjusted: 1 })
  })

  it('analyseParts never gives the verdict "significantAdjusted" to a part whose interval includes zero', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ a: fc.integer({ min: 0, max: 60 }), b: fc.integer({ min: 0, max: 90 }) }), {
          minLength: 1,
          maxLength: 6
        }),
        (counts) => {
          const parts = counts.map(({ a, b }) => ({ exposed: { x: a, n: 60 }, control: { x: b, n: 90 } }))
          for (const { test, verdict } of analyseParts(parts).parts)
            if (verdict === "significantAdjusted") expect(test.significant).toBe(true)
        }
      )
    )
  })

  it("analyseParts for an empty list returns an analysis without parts and without significant results", () => {
    expect(analyseParts([])).toMatchObject({ parts: [], compared: 0, significantAdjusted: 0 })
  })
})

describe("stratified lift", () => {
  const a = { exposed: { x: 30, n: 100 }, control: { x: 20, n: 100 } }
  const empty = { exposed: { x: 0, n: 0 }, control: { x: 3, n: 9 } }
  const same = { exposed: { x: 9, n: 9 }, control: { x: 9, n: 9 } }

  it("a stratified lift leaves out a stratum without one of the groups, and is null if no stratum remains", () => {
    expect(mantelHaenszel([a, empty])).toMatchObject({ points: 0.1, strata: 1 })
    expect(mantelHaenszel([empty])).toBeNull()
    expect(heterogeneity([a, empty, same])).toMatchObject({ df: 0, p: null, excluded: 2 })
    expect(heterogeneity([same])).toBeNull()
    expect(liftDifference(a, empty)).toBeNull()
  })

  it("mantelHaenszel and liftDifference return a lift of 0 and a z of null if all respondents give the same answer", () => {
    expect(mantelHaenszel([same])).toMatchObject({ points: 0, standardError: 0, z: null, p: null })
    expect(liftDifference(same, same)).toMatchObject({ points: 0, z: null, p: null })
  })

  it("mantelHaenszel returns a z of null if all exposed respondents and no control respondents are in target", () => {
    const size = fc.integer({ min: 1, max: 1000 })
    fc.assert(
      fc.property(fc.array(fc.tuple(size, size), { minLength: 1, maxLength: 5 }), (sizes) => {
        const strata = sizes.map(([e, c]) => ({ exposed: { x: e, n: e }, control: { x: 0, n: c } }))
        expect(mantelHaenszel(strata)).toMatchObject({ standardError: 0, z: null, p: null })
      })
    )
  })

  it("mantelHaenszel has a standard error above 0 if one of a billion respondents differs from the rest of the group", () => {
    const stratum = { exposed: { x: 1e9 - 1, n: 1e9 }, control: { x: 0, n: 1e9 } }
    // The unpooled standard error is √(p(1 − p)/n) with p = 1 − 1e-9.
    expect(mantelHaenszel([stratum])?.standardError).toBeCloseTo(1e-9, 12)
  })

  it("liftDifference and heterogeneity return a difference of 0 and a p-value of 1 for two equal strata", () => {
    expect(liftDifference(a, a)).toMatchObject({ points: 0, z: 0, p: 1 })
    expect(heterogeneity([a, a])).toMatchObject({ q: 0, p: 1, iSquared: 0 })
  })

  it("mantelHaenszel returns a lift of 0 for strata without a lift, even if the groups are distributed differently over the strata", () => {
    // Neither stratum has a lift. Most exposed respondents are in the stratum with the higher proportion in target.
    const often = { exposed: { x: 720, n: 900 }, control: { x: 80, n: 100 } }
    const seldom = { exposed: { x: 20, n: 100 }, control: { x: 180, n: 900 } }
    expect(mantelHaenszel([often, seldom])?.points).toBeCloseTo(0, 14)
  })

  it("heterogeneity refuses impossible counts and names the stratum that contains them", () => {
    expect(() => heterogeneity([a, { exposed: { x: 2, n: 1 }, control: a.control }])).toThrow("strata[1].exposed.x")
  })
})

describe("cochranArmitage", () => {
  it("shifting and scaling the scores of cochranArmitage leaves z unchanged and divides the slope by the scale", () => {
    const counts = [
      { x: 30, n: 100 },
      { x: 40, n: 90 },
      { x: 60, n: 110 }
    ]
    const trend = (factor: number, shift: number) =>
      cochranArmitage(counts.map((group, i) => ({ ...group, score: factor * i + shift })))
    expect(trend(3, 1e6)?.z).toBeCloseTo(trend(1, 0)?.z ?? NaN, 9)
    expect(trend(3, 0)?.slope).toBeCloseTo((trend(1, 0)?.slope ?? NaN) / 3, 12)
  })

  it("cochranArmitage returns null if all scores or all answers are the same, and refuses a score that is not a number", () => {
    expect(cochranArmitage([])).toBeNull()
    expect(
      cochranArmitage([
        { score: 1, x: 3, n: 9 },
        { score: 1, x: 4, n: 9 }
      ])
    ).toBeNull()
    expect(
      cochranArmitage([
        { score: 1, x: 9, n: 9 },
        { score: 2, x: 9, n: 9 }
      ])
    ).toBeNull()
    expect(() => cochranArmitage([{ score: NaN, x: 9, n: 9 }])).toThrow("groups[0].score")
  })
})

it("cochranArmitage returns null if all respondents have the same score, whatever the score", () => {
  const size = fc.integer({ min: 1, max: 300 })
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10, noNaN: true }), fc.array(size, { minLength: 1 }), (score, sizes) => {
      const groups = sizes.map((n, i) => ({ score, n, x: i % (n + 1) }))
      expect(cochranArmitage(groups)).toBeNull()
      expect(cochranArmitage([...groups, { score: score + 1, n: 0, x: 0 }])).toBeNull()
    })
  )
})

describe("sampleRatio", () => {
  it("sampleRatio finds a mismatch if 20,000 respondents split 52.5 to 47.5, and none in an even split", () => {
    expect(sampleRatio({ observed: [10_500, 9500], expected: [1, 1] })?.mismatch).toBe(true)
    expect(sampleRatio({ observed: [10_050, 9950], expected: [1, 1] })?.mismatch).toBe(false)
  })

  it("sampleRatio returns null for a sample without respondents or with a single group, and refuses a proportion of 0", () => {
    expect(sampleRatio({ observed: [0, 0], expected: [1, 1] })).toBeNull()
    expect(sampleRatio({ observed: [5], expected: [1] })).toBeNull()
    expect(() => sampleRatio({ observed: [5, 5], expected: [1, 0] })).toThrow("expected[1] is 0")
    expect(() => sampleRatio({ observed: [5, 5], expected: [1] })).toThrow("pass 2 proportions")
  })
})
