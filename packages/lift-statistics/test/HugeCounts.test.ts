import * as fc from "fast-check"
import { describe, it } from "vitest"
import { lift, newcombeInterval, power, relativeLiftInterval, standardError, zScore } from "../src/index.ts"
import { share } from "./arbitrary.ts"
import { expectClose, expectRelative } from "./close.ts"

/** Returns a/b with full precision. The quotient is computed to 80 decimals because a difference can be as small as 10⁻³⁰. */
const quotient = (a: bigint, b: bigint): number => Number((a * 10n ** 80n) / b) / 1e80

const difference = (xe: number, ne: number, xc: number, nc: number): number =>
  quotient(BigInt(xe) * BigInt(nc) - BigInt(xc) * BigInt(ne), BigInt(ne) * BigInt(nc))

/** Generates two groups of up to 10^15 respondents with nearly equal proportions in target. */
const nearlyEqual = fc
  .record({
    n: fc.integer({ min: 1_000_000, max: 1_000_000_000_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    more: fc.integer({ min: 0, max: 1000 }),
    fewer: fc.integer({ min: 0, max: 1000 })
  })
  .map(({ fewer, more, n, part }) => {
    const x = Math.floor(n * part)
    return { exposed: { x: Math.min(x + fewer, n), n }, control: { x: Math.min(x, n + more), n: n + more } }
  })

describe("counts so large that the shares differ only in their last digits", () => {
  it("the lift in points has full precision for groups of up to 10^15 respondents", () => {
    fc.assert(
      fc.property(nearlyEqual, ({ control, exposed }) => {
        const expected = difference(exposed.x, exposed.n, control.x, control.n)
        expectRelative(lift(exposed, control) ?? NaN, expected, 1e-14)
      })
    )
  })

  it("the standard error of a lift has 12 correct digits if nearly all of 10^15 respondents are in target", () => {
    const n = 1_000_000_000_000_000
    const exposed = { x: n - 3, n }
    const control = { x: n - 5, n }
    // √((3 + 5)/n²) is exact up to a relative error of about 10^-15.
    expectRelative(standardError(exposed, control, "unpooled") ?? NaN, Math.sqrt(8) / n, 1e-12)
    expectRelative(standardError(exposed, control, "pooled") ?? NaN, Math.sqrt(8) / n, 1e-12)
    expectRelative(zScore(exposed, control) ?? NaN, 2 / Math.sqrt(8), 1e-12)
  })

  it("the relative lift and its interval keep their precision for groups of 9 × 10^15 respondents", () => {
    const n = 9_007_199_254_740_990
    const exposed = { x: 4_000_000_000_000_001, n }
    const control = { x: 4_000_000_000_000_000, n }
    expectRelative(lift(exposed, control, "relative") ?? NaN, 2.5e-16, 1e-12)
    const { lower, upper } = relativeLiftInterval(exposed, control) ?? { lower: NaN, upper: NaN }
    // On the log scale, the interval is symmetric around the ratio of the proportions.
    expectRelative((Math.log1p(lower) + Math.log1p(upper)) / 2, 2.5e-16, 1e-6)
  })

  it("the headroom lift has 12 correct digits if 3 and 5 of 10^15 respondents per group are out of target", () => {
    const n = 1_000_000_000_000_000
    expectRelative(lift({ x: n - 3, n }, { x: n - 5, n }, "headroom") ?? NaN, 0.4, 1e-12)
  })

  it("Newcombe's interval has the width of the symmetric interval to nine digits for groups of 10^15 respondents", () => {
    const n = 1_000_000_000_000_000
    const { lower, upper } = newcombeInterval({ x: 400_000_000_000_000, n }, { x: 400_000_000_000_000, n }) ?? {
      lower: NaN,
      upper: NaN
    }
    const margin = 1.6448536269514722 * Math.sqrt((2 * 0.4 * 0.6) / n)
    expectRelative(upper, margin, 1e-9)
    expectRelative(-lower, margin, 1e-9)
  })
})

describe("power of a study without effect", () => {
  it("power returns 1 − confidence level for a study without effect, two-sided and one-sided", () => {
    fc.assert(
      fc.property(share, fc.double({ min: 0.51, max: 0.999, noNaN: true }), (p, level) => {
        const sizes = { exposedRespondents: 500, controlRespondents: 300 }
        expectClose(power({ exposed: p, control: p, level, ...sizes }), 1 - level, 1e-12)
        expectClose(power({ exposed: p, control: p, level, sides: "one", ...sizes }), 1 - level, 1e-12)
      })
    )
  })
})
