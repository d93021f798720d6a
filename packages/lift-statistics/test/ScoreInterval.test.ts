import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  agrestiCaffoInterval,
  lift,
  meeInterval,
  miettinenNurminenInterval,
  relativeScoreInterval
} from "../src/index.ts"
import { level, pair, sides } from "./arbitrary.ts"

const intervals = { miettinenNurminenInterval, meeInterval }

describe.each(Object.entries(intervals))("%s", (method, interval) => {
  it(`the interval of ${method} contains the lift, lies within −1 and 1, and is never of width zero`, () => {
    fc.assert(
      fc.property(pair(400), level, ({ control, exposed }, level) => {
        fc.pre(exposed.n + control.n > 2)
        const { lower, upper } = interval(exposed, control, level) ?? { lower: NaN, upper: NaN }
        const d = lift(exposed, control) ?? NaN
        expect(lower).toBeGreaterThanOrEqual(-1)
        expect(upper).toBeLessThanOrEqual(1)
        expect(lower).toBeLessThanOrEqual(d)
        expect(upper).toBeGreaterThanOrEqual(d)
        expect(upper - lower).toBeGreaterThan(0)
      })
    )
  })

  it(`exchanging the exposed and control groups negates the limits of the interval of ${method} and swaps them`, () => {
    fc.assert(
      fc.property(pair(200), level, ({ control, exposed }, level) => {
        const one = interval(exposed, control, level)
        const other = interval(control, exposed, level)
        expect((one?.lower ?? NaN) + (other?.upper ?? NaN)).toBeCloseTo(0, 12)
      })
    )
  })

  it(`the one-sided interval of ${method} at level L has no upper limit and the two-sided lower limit at 2L − 1`, () => {
    const [exposed, control] = [
      { x: 56, n: 70 },
      { x: 48, n: 80 }
    ]
    expect(interval(exposed, control, 0.95, "one")?.lower).toBeCloseTo(
      interval(exposed, control, 0.9)?.lower ?? NaN,
      13
    )
    expect(interval(exposed, control, 0.95, "one")?.upper).toBe(1)
  })

  it(`the interval of ${method} is null for an empty group`, () => {
    fc.assert(
      fc.property(pair(50), level, sides, ({ exposed }, level, sides) => {
        expect(interval(exposed, { x: 0, n: 0 }, level, sides)).toBeNull()
      })
    )
  })
})

describe("relativeScoreInterval", () => {
  it("relativeScoreInterval contains the relative lift, starts at −1 if nobody exposed is in target, and is unbounded if nobody in control is", () => {
    fc.assert(
      fc.property(pair(300), level, ({ control, exposed }, level) => {
        const { lower, upper } = relativeScoreInterval(exposed, control, level) ?? { lower: NaN, upper: NaN }
        const relative = lift(exposed, control, "relative")
        if (exposed.x === 0) expect(lower).toBe(-1)
        else expect(lower).toBeGreaterThan(-1)
        if (control.x === 0) expect(upper).toBe(Infinity)
        else expect(upper).toBeLessThan(Infinity)
        if (relative !== null) {
          expect(lower).toBeLessThanOrEqual(relative + 1e-12)
          expect(upper).toBeGreaterThanOrEqual(relative - 1e-12)
        }
      })
    )
  })

  it("relativeScoreInterval excludes zero in exactly the cases in which meeInterval does", () => {
    fc.assert(
      fc.property(pair(200), level, ({ control, exposed }, level) => {
        const points = meeInterval(exposed, control, level)
        const relative = relativeScoreInterval(exposed, control, level)
        // Whether zero is in the interval depends on the same pooled test for `meeInterval` and `relativeScoreInterval`. Cases with a limit within
        // rounding error of zero are skipped.
        fc.pre(points !== null && relative !== null && Math.abs(points.lower) > 1e-12 && Math.abs(points.upper) > 1e-12)
        expect(Math.sign(relative?.lower ?? NaN)).toBe(Math.sign(points?.lower ?? NaN))
        expect(Math.sign(relative?.upper ?? NaN)).toBe(Math.sign(points?.upper ?? NaN))
      })
    )
  })

  it("relativeScoreInterval has no upper limit if it is one-sided, and is null for an empty group", () => {
    expect(relativeScoreInterval({ x: 3, n: 9 }, { x: 2, n: 9 }, 0.9, "one")?.upper).toBe(Infinity)
    expect(relativeScoreInterval({ x: 3, n: 9 }, { x: 0, n: 0 })).toBeNull()
  })
})

it("agrestiCaffoInterval returns an upper limit above 1 for 3 of 3 against 0 of 3, and null for an empty group", () => {
  expect(agrestiCaffoInterval({ x: 3, n: 3 }, { x: 0, n: 3 }, 0.99)?.upper).toBeGreaterThan(1)
  expect(agrestiCaffoInterval({ x: 0, n: 0 }, { x: 0, n: 3 })).toBeNull()
})
