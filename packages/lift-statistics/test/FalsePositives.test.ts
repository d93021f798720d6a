import { describe, expect, it } from "vitest"
import { everSignificant, exceedsMargin, familyWiseErrorRate } from "../src/index.ts"
import { expectClose } from "./close.ts"
import { bisect, cdf, quantile, uniform } from "./independent.ts"

describe("familyWiseErrorRate", () => {
  it("familyWiseErrorRate of 40 segments at 90% is 98.5%", () => {
    expectClose(familyWiseErrorRate(40, 0.9), 0.985, 0.0005)
  })

  it.each([
    [0, 0.9, 0],
    [1, 0.9, 0.1],
    [2, 0.95, 0.0975],
    [3, 0.8, 0.488]
  ])("familyWiseErrorRate of %d segments at the level %d is %d", (segments, level, expected) => {
    expectClose(familyWiseErrorRate(segments, level), expected, 1e-15)
  })

  it("familyWiseErrorRate keeps its precision where 1 − L^k would lose all digits", () => {
    expectClose(familyWiseErrorRate(2, 1 - 2 ** -50), 2 ** -49, 1e-29)
  })

  it.each([-1, 1.5, NaN])("familyWiseErrorRate refuses %d segments", (segments) => {
    expect(() => familyWiseErrorRate(segments)).toThrow(RangeError)
  })
})

describe("everSignificant", () => {
  // The expected values are from Armitage, McPherson and Rowe 1969, Table 2.
  it.each([
    [1, 0.05],
    [2, 0.083],
    [3, 0.107],
    [4, 0.126],
    [5, 0.142],
    [10, 0.193],
    [20, 0.248],
    [50, 0.32]
  ])("everSignificant for %d looks at a level of 95% returns the published probability %d", (looks, expected) => {
    expectClose(everSignificant({ looks, level: 0.95 }), expected, 0.0006)
  })

  it("everSignificant for two looks returns the probability that numerical integration over the first look gives", () => {
    const z = quantile(0.95)
    const steps = 400
    let inside = 0
    for (let i = 0; i <= steps; i++) {
      const first = -z + (2 * z * i) / steps
      const second = cdf(z * Math.SQRT2 - first) - cdf(-z * Math.SQRT2 - first)
      const density = Math.exp((-first * first) / 2) / Math.sqrt(2 * Math.PI)
      inside += density * second * (i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2)
    }
    expectClose(everSignificant({ looks: 2 }), 1 - (inside * 2 * z) / steps / 3, 1e-9)
  })

  it("everSignificant returns a false positive probability of 0.47 for 30 daily looks, and of 0.41 if the first look is on day 3", () => {
    expectClose(everSignificant({ looks: 30 }), 0.469, 0.0005)
    expectClose(everSignificant({ looks: 30, firstLook: 3 }), 0.408, 0.0005)
  })

  it("everSignificant agrees with a simulation in which 42% of campaigns without effect are significant on one of 30 days", () => {
    const random = uniform(20261121)
    const draw = () => {
      let x = 0
      for (let i = 0; i < 20; i++) if (random() < 0.3) x++
      return x
    }
    const campaigns = 6000
    let ever = 0
    let last = 0
    for (let campaign = 0; campaign < campaigns; campaign++) {
      let [xe, xc, crossed, now] = [0, 0, false, false]
      for (let day = 1; day <= 30; day++) {
        xe += draw()
        xc += draw()
        const n = 20 * day
        now = n >= 50 && exceedsMargin({ x: xe, n }, { x: xc, n })
        crossed ||= now
      }
      if (crossed) ever++
      if (now) last++
    }
    expectClose(ever / campaigns, 0.42, 0.02)
    expectClose(last / campaigns, 0.1, 0.015)
    expectClose(ever / campaigns, everSignificant({ looks: 30, firstLook: 3 }), 0.025)
  })

  it("everSignificant gives 30 daily looks a false-positive probability of 10% at a confidence level between 98% and 99% per look", () => {
    const level = bisect(0.9, 0.999, (level) => 0.1 - everSignificant({ looks: 30, level }))
    expect(level).toBeGreaterThan(0.98)
    expect(level).toBeLessThan(0.99)
  })

  it("with a single look, on whichever day, everSignificant returns a false positive rate of one minus the confidence level", () => {
    expectClose(everSignificant({ looks: 1 }), 0.1, 1e-9)
    expectClose(everSignificant({ looks: 9, firstLook: 9, level: 0.8 }), 0.2, 1e-9)
  })

  it.each([
    { looks: 0 },
    { looks: 2.5 },
    { looks: 3, firstLook: 4 },
    { looks: 3, firstLook: 0 },
    { looks: 3, level: 1 }
  ])("everSignificant refuses the invalid looks %o", (looks) => {
    expect(() => everSignificant(looks)).toThrow(RangeError)
  })
})
