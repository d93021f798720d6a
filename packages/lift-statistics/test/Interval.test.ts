import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  criticalValue,
  excludesZero,
  lift,
  liftInterval,
  newcombeInterval,
  relativeLiftInterval,
  waldInterval,
  wilsonInterval
} from "../src/index.ts"
import { level, pair, sides } from "./arbitrary.ts"
import { expectClose } from "./close.ts"
import { newcombe, wilson } from "./independent.ts"

// The values are from Newcombe 1998, Table II, method 10, at 95%. The columns are exposed x and n, control x and n, lower limit and upper limit.
const published: ReadonlyArray<readonly [string, number, number, number, number, number, number]> = [
  ["a", 56, 70, 48, 80, 0.0524, 0.3339],
  ["b", 9, 10, 3, 10, 0.1705, 0.809],
  ["c", 6, 7, 2, 7, 0.0582, 0.8062],
  ["d", 5, 56, 0, 29, -0.0381, 0.1926],
  ["e", 0, 10, 0, 20, -0.1611, 0.2775],
  ["f", 0, 10, 0, 10, -0.2775, 0.2775],
  ["g", 10, 10, 0, 20, 0.6791, 1],
  ["h", 10, 10, 0, 10, 0.6075, 1]
]

describe("newcombeInterval", () => {
  it.each(published)(
    "newcombeInterval for the published contrast %s equals the printed limits",
    (_, xe, ne, xc, nc, lower, upper) => {
      const interval = newcombeInterval({ x: xe, n: ne }, { x: xc, n: nc }, 0.95)
      expectClose(interval?.lower ?? null, lower, 0.00005)
      expectClose(interval?.upper ?? null, upper, 0.00005)
    }
  )

  it("newcombeInterval returns the same limits as a bisection of the score test for any groups", () => {
    fc.assert(
      fc.property(pair(600), level, ({ control, exposed }, level) => {
        const interval = newcombeInterval(exposed, control, level)
        const [lower, upper] = newcombe(exposed, control, criticalValue(level))
        expectClose(interval?.lower ?? null, lower, 1e-12)
        expectClose(interval?.upper ?? null, upper, 1e-12)
      })
    )
  })

  it("newcombeInterval contains the lift, lies within −1 and 1, and is never of width zero", () => {
    fc.assert(
      fc.property(pair(), level, ({ control, exposed }, level) => {
        const { lower, upper } = newcombeInterval(exposed, control, level) ?? { lower: NaN, upper: NaN }
        const points = lift(exposed, control) ?? NaN
        expect(lower).toBeGreaterThanOrEqual(-1)
        expect(upper).toBeLessThanOrEqual(1)
        expect(lower).toBeLessThanOrEqual(points)
        expect(upper).toBeGreaterThanOrEqual(points)
        expect(upper - lower).toBeGreaterThan(0)
      })
    )
  })
})

describe("excludesZero", () => {
  it.each([
    [{ lower: 0.01, upper: 0.2 }, true],
    [{ lower: -0.2, upper: -0.01 }, true],
    [{ lower: -0.1, upper: 0.1 }, false],
    [{ lower: 0, upper: 0.2 }, false],
    [{ lower: -0.2, upper: 0 }, false]
  ])("excludesZero for the interval %o is %s", (interval, excludes) => {
    expect(excludesZero(interval)).toBe(excludes)
  })
})

describe("wilsonInterval", () => {
  it("wilsonInterval returns the same limits as a bisection of the score test for any group", () => {
    fc.assert(
      fc.property(pair(), level, ({ exposed }, level) => {
        const interval = wilsonInterval(exposed, level)
        const [lower, upper] = wilson(exposed, criticalValue(level))
        expectClose(interval?.lower ?? null, lower, 1e-12)
        expectClose(interval?.upper ?? null, upper, 1e-12)
      })
    )
  })

  it("wilsonInterval starts at exactly 0 if no one is in target, and ends at exactly 1 if everyone is", () => {
    expect(wilsonInterval({ x: 0, n: 30 })?.lower).toBe(0)
    expect(wilsonInterval({ x: 30, n: 30 })?.upper).toBe(1)
  })
})

describe("liftInterval", () => {
  it.each([
    ["exposed in target", { x: 9, n: 100 }, { x: 10, n: 100 }],
    ["exposed out of target", { x: 91, n: 100 }, { x: 10, n: 100 }],
    ["control in target", { x: 10, n: 100 }, { x: 9, n: 100 }],
    ["control out of target", { x: 10, n: 100 }, { x: 91, n: 100 }]
  ])(`liftInterval with 9 respondents in the cell "%s" is Newcombe's interval`, (_, exposed, control) => {
    expect(liftInterval(exposed, control, 0.9)).toEqual(newcombeInterval(exposed, control, 0.9))
  })

  it("liftInterval with 10 respondents in the smallest of the four cells is the lift plus or minus the margin of error", () => {
    const exposed = { x: 10, n: 100 }
    const control = { x: 90, n: 100 }
    expect(liftInterval(exposed, control, 0.9)).toEqual(waldInterval(exposed, control, 0.9))
  })

  it("liftInterval with control and exposed exchanged returns the interval negated: its lower limit is minus the original upper limit", () => {
    fc.assert(
      fc.property(pair(300), level, ({ control, exposed }, level) => {
        const interval = liftInterval(exposed, control, level)
        const mirrored = liftInterval(control, exposed, level)
        expect((interval?.lower ?? NaN) + (mirrored?.upper ?? NaN)).toBe(0)
        expect((interval?.upper ?? NaN) + (mirrored?.lower ?? NaN)).toBe(0)
      })
    )
  })

  it("liftInterval for equal groups includes zero and is symmetric", () => {
    fc.assert(
      fc.property(pair(), level, ({ exposed }, level) => {
        const interval = liftInterval(exposed, exposed, level) ?? { lower: NaN, upper: NaN }
        expect(excludesZero(interval)).toBe(false)
        expect(interval.lower + interval.upper).toBe(0)
      })
    )
  })

  it("a one-sided liftInterval at level L has the lower limit of the two-sided one at 2L − 1 and no upper limit", () => {
    fc.assert(
      fc.property(pair(), fc.double({ min: 0.55, max: 0.999, noNaN: true }), ({ control, exposed }, level) => {
        const one = liftInterval(exposed, control, level, "one")
        const two = liftInterval(exposed, control, 2 * level - 1)
        expectClose(one?.lower ?? null, two?.lower ?? null, 1e-12)
        expect(one?.upper).toBe(1)
      })
    )
  })
})

describe("relativeLiftInterval", () => {
  it("relativeLiftInterval is symmetric around the ratio of proportions on the log scale", () => {
    fc.assert(
      fc.property(pair(), level, ({ control, exposed }, level) => {
        fc.pre(exposed.x > 0 && control.x > 0)
        const interval = relativeLiftInterval(exposed, control, level) ?? { lower: NaN, upper: NaN }
        const ratio = exposed.x / exposed.n / (control.x / control.n)
        const product = (1 + interval.lower) * (1 + interval.upper)
        expect(product / (ratio * ratio)).toBeCloseTo(1, 9)
      })
    )
  })

  it("relativeLiftInterval for 230 of 500 exposed against 200 of 500 control in target at 90% is 2.0% to 29.7%", () => {
    const z = 1.6448536269514722
    const spread = z * Math.sqrt(1 / 230 - 1 / 500 + 1 / 200 - 1 / 500)
    const interval = relativeLiftInterval({ x: 230, n: 500 }, { x: 200, n: 500 }, 0.9)
    expectClose(interval?.lower ?? null, 1.15 / Math.exp(spread) - 1, 1e-12)
    expectClose(interval?.upper ?? null, 1.15 * Math.exp(spread) - 1, 1e-12)
    expectClose(interval?.lower ?? null, 0.02, 0.0005)
    expectClose(interval?.upper ?? null, 0.297, 0.0005)
  })

  it("relativeLiftInterval has no upper limit if it is one-sided, and is null if a group has no one in target", () => {
    expect(relativeLiftInterval({ x: 3, n: 9 }, { x: 2, n: 9 }, 0.9, "one")?.upper).toBe(Infinity)
    expect(relativeLiftInterval({ x: 0, n: 9 }, { x: 2, n: 9 })).toBeNull()
    expect(relativeLiftInterval({ x: 3, n: 9 }, { x: 0, n: 9 })).toBeNull()
    expect(relativeLiftInterval({ x: 0, n: 0 }, { x: 2, n: 9 })).toBeNull()
  })
})

it("every lift interval function returns null for an empty group", () => {
  fc.assert(
    fc.property(pair(), level, sides, ({ exposed }, level, sides) => {
      const empty = { x: 0, n: 0 }
      expect(liftInterval(exposed, empty, level, sides)).toBeNull()
      expect(waldInterval(empty, exposed, level, sides)).toBeNull()
      expect(newcombeInterval(empty, empty, level, sides)).toBeNull()
      expect(wilsonInterval(empty, level, sides)).toBeNull()
    })
  )
})
