import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pValue, proportion, analyseLift, standardError, type VarianceMethod, weigh } from "../src/index.ts"
import { asCells, group, pair, respondents } from "./arbitrary.ts"
import { expectRelative } from "./close.ts"
import { weighted } from "./independent.ts"

const variance = fc.constantFrom<VarianceMethod>("kish", "linearised")

/** Returns the variance p(1−p)/n from effective counts. */
const varianceOf = ({ n, x }: { readonly x: number; readonly n: number }): number => ((x / n) * (1 - x / n)) / n

describe("weigh", () => {
  it("weigh on cells of respondents returns the same effective counts as a sum over the individual respondents, for both variance methods", () => {
    fc.assert(
      fc.property(respondents, (all) => {
        const expected = weighted(all)
        const kish = weigh(asCells(all))
        expectRelative(kish.n, expected.effective, 1e-12)
        expectRelative(kish.x, expected.p * expected.effective, 1e-12)
        fc.pre(expected.p > 0 && expected.p < 1)
        const linearised = weigh(asCells(all), "linearised")
        expectRelative(varianceOf(linearised), expected.linearised, 1e-9)
        expectRelative(linearised.x / linearised.n, expected.p, 1e-12)
      })
    )
  })

  it("weigh does not depend on the order of respondents", () => {
    const shuffled = respondents.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray([...all.keys()], { minLength: all.length }))
    )
    fc.assert(
      fc.property(shuffled, variance, ([all, order], variance) => {
        const permuted = order.flatMap((i) => all[i] ?? [])
        expect(permuted).toHaveLength(all.length)
        const straight = weigh(asCells(all), variance)
        const mixed = weigh(asCells(permuted), variance)
        expectRelative(mixed.x, straight.x, 1e-12)
        expectRelative(mixed.n, straight.n, 1e-12)
        expect(mixed.respondents).toBe(straight.respondents)
      })
    )
  })

  it("weigh does not depend on how respondents with the same weight are grouped into cells", () => {
    const cells = [
      { n: 60, x: 24, weight: 1.5 },
      { n: 40, x: 24, weight: 0.7 }
    ]
    const apart = cells.flatMap(({ n, weight, x }) =>
      Array.from({ length: n }, (_, i) => ({ n: 1, x: i < x ? 1 : 0, weight }))
    )
    expectRelative(weigh(apart).n, weigh(cells).n, 1e-12)
    expectRelative(weigh(apart, "linearised").n, weigh(cells, "linearised").n, 1e-12)
  })

  it("weigh with equal weights returns the unweighted counts exactly", () => {
    fc.assert(
      fc.property(
        fc.array(group(), { minLength: 1, maxLength: 20 }),
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
        variance,
        (cells, weight, variance) => {
          const x = cells.reduce((sum, cell) => sum + cell.x, 0)
          const n = cells.reduce((sum, cell) => sum + cell.n, 0)
          expect(
            weigh(
              cells.map((cell) => ({ ...cell, weight })),
              variance
            )
          ).toEqual({ x, n, respondents: n })
        }
      )
    )
  })

  it("analyseLift of groups with a weight of 1 equals the unweighted analysis", () => {
    fc.assert(
      fc.property(pair(), ({ control, exposed }) => {
        const plain = analyseLift({ exposed, control })
        const unit = analyseLift({
          exposed: weigh([{ ...exposed, weight: 1 }]),
          control: weigh([{ ...control, weight: 1 }])
        })
        expect(unit).toEqual(plain)
      })
    )
  })

  it("the proportion and effective size from weigh stay the same if all weights are multiplied by a constant", () => {
    fc.assert(
      fc.property(
        respondents,
        respondents,
        fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
        variance,
        (e, c, by, variance) => {
          const exposed = weigh(asCells(e), variance)
          const control = weigh(asCells(c), variance)
          const scaled = weigh(asCells(e.map(({ w, y }) => ({ w: w * by, y }))), variance)
          expectRelative(proportion(scaled) ?? NaN, proportion(exposed) ?? NaN, 1e-12)
          expectRelative(scaled.n, exposed.n, 1e-12)
          expectRelative(pValue(scaled, control) ?? 0, pValue(exposed, control) ?? 0, 1e-9)
          const error = standardError(exposed, control, "unpooled") ?? NaN
          expectRelative(standardError(scaled, control, "unpooled") ?? NaN, error, 1e-9)
        }
      )
    )
  })

  it("weigh with the method kish never returns more effective respondents than people, or more in target than in total", () => {
    fc.assert(
      fc.property(respondents, variance, (all, variance) => {
        expect(weigh(asCells(all)).n).toBeLessThanOrEqual(all.length * (1 + 1e-12))
        const { n, x } = weigh(asCells(all), variance)
        expect(x).toBeLessThanOrEqual(n)
        expect(x).toBeGreaterThanOrEqual(0)
      })
    )
  })

  it("weigh leaves out respondents with a weight of 0", () => {
    const heard = { n: 30, x: 12, weight: 2 }
    expect(weigh([heard, { n: 500, x: 500, weight: 0 }])).toEqual({ x: 12, n: 30, respondents: 30 })
  })

  it("weigh returns an empty group for a sample without respondents", () => {
    expect(weigh([])).toEqual({ x: 0, n: 0, respondents: 0 })
    expect(weigh([{ n: 5, x: 2, weight: 0 }])).toEqual({ x: 0, n: 0, respondents: 0 })
  })

  it("weigh returns Kish's effective sample size for a group with everyone in target, with both variance methods", () => {
    const cells = [
      { n: 3, x: 3, weight: 1 },
      { n: 3, x: 3, weight: 3 }
    ]
    expect(weigh(cells, "linearised")).toEqual(weigh(cells))
    expect(weigh(cells).n).toBeCloseTo(4.8, 12)
    expect(weigh(cells).x).toBe(weigh(cells).n)
  })

  it.each([
    [{ n: 5, x: 2, weight: -1 }, "cells[1].weight is -1: pass a count of at least 0"],
    [{ n: 5, x: 2, weight: NaN }, "cells[1].weight is NaN: pass a finite count"],
    [
      { n: 5, x: 6, weight: 1 },
      "cells[1].x is 6: the group has only 5 respondents; check whether x and n are exchanged"
    ]
  ])("weigh refuses the cell %o and names it in the error", (cell, message) => {
    expect(() => weigh([{ n: 1, x: 1, weight: 1 }, cell])).toThrow(message)
  })

  it.each([1e200, 1e-155, 1e-200])("weigh refuses weights of the size %d because it would lose precision", (size) => {
    const cells = [
      { n: 5, x: 2, weight: size },
      { n: 5, x: 2, weight: 2 * size }
    ]
    expect(() => weigh(cells)).toThrow("divide all weights of the group by their mean")
  })
})
