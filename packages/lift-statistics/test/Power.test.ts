import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { defaultPower, exceedsMargin, power, requiredResponses } from "../src/index.ts"
import { sides } from "./arbitrary.ts"
import { expectClose } from "./close.ts"
import { binomial } from "./independent.ts"

const sizes = (n: number) => ({ exposedRespondents: n, controlRespondents: n })

describe("power", () => {
  it("power equals the share of all possible samples whose lift exceeds the margin", () => {
    const n = 200
    const [exposed, control] = [0.42, 0.3]
    const inExposed = binomial(n, exposed)
    const inControl = binomial(n, control)
    let found = 0
    for (let xe = 0; xe <= n; xe++) {
      for (let xc = 0; xc <= n; xc++) {
        if (exceedsMargin({ x: xe, n }, { x: xc, n })) found += (inExposed[xe] ?? 0) * (inControl[xc] ?? 0)
      }
    }
    expectClose(power({ exposed, control, ...sizes(n) }), found, 0.01)
  })

  it("power without a difference between the groups is the false positive rate, half of it in each tail", () => {
    expectClose(power({ exposed: 0.3, control: 0.3, ...sizes(100) }), 0.1)
    expectClose(power({ exposed: 0.3, control: 0.3, tails: "effect", ...sizes(100) }), 0.05)
    expectClose(power({ exposed: 0.3, control: 0.3, pooling: "pooled", ...sizes(100) }), 0.1)
    expectClose(power({ exposed: 0.3, control: 0.3, sides: "one", ...sizes(100) }), 0.1)
  })

  it("power for a decline is almost 0 in a one-sided test, and in a two-sided test equals the power for a lift of the same size", () => {
    const [high, low] = [0.7, 0.3]
    expect(power({ exposed: low, control: high, sides: "one", ...sizes(100) })).toBeLessThan(1e-6)
    const decline = power({ exposed: low, control: high, ...sizes(100) })
    expectClose(decline, power({ exposed: high, control: low, ...sizes(100) }), 1e-15)
  })

  it("power is 1 if everyone in one group and no one in the other is in target, and null for an empty group", () => {
    expect(power({ exposed: 1, control: 0, ...sizes(10) })).toBe(1)
    expect(power({ exposed: 1, control: 0, exposedRespondents: 0, controlRespondents: 10 })).toBeNull()
  })
})

describe("requiredResponses", () => {
  it("requiredResponses returns a sample that reaches the power, while 0.5% fewer respondents do not", () => {
    const share = fc.double({ min: 0.05, max: 0.6, noNaN: true })
    const size = fc.double({ min: 0.005, max: 0.3, noNaN: true })
    const ratio = fc.double({ min: 0.2, max: 5, noNaN: true })
    fc.assert(
      fc.property(share, size, ratio, sides, (control, lift, controlPerExposed, sides) => {
        const needed = requiredResponses({ control, lift, controlPerExposed, sides })
        fc.pre(needed.exposed > 1000 && needed.control > 1000)
        const reached = (scale: number) =>
          power({
            exposed: control + lift,
            control,
            exposedRespondents: needed.exposed * scale,
            controlRespondents: needed.control * scale,
            sides
          })
        expect(reached(1)).toBeGreaterThanOrEqual(defaultPower)
        expect(reached(0.995)).toBeLessThan(defaultPower)
      })
    )
  })

  it("requiredResponses returns a whole number of respondents for each group", () => {
    expect(requiredResponses({ control: 0.5, lift: 0.04, sides: "one" })).toEqual({
      exposed: 1405,
      control: 1405,
      total: 2810
    })
    expect(requiredResponses({ control: 0, lift: 1 })).toEqual({ exposed: 1, control: 1, total: 2 })
  })

  it("requiredResponses returns the same sample for a decline as for the mirrored lift", () => {
    const decline = requiredResponses({ control: 0.6, lift: -0.1 })
    expect(decline).toEqual(requiredResponses({ control: 0.4, lift: 0.1 }))
  })

  it.each([
    [{ control: 0.5, lift: 0 }, "no sample can detect a lift of 0"],
    [{ control: 0.5, lift: 0.6 }, "control + lift is 1.1: pass a proportion from 0 to 1"],
    [{ control: 50, lift: 0.1 }, "control is 50: pass a proportion from 0 to 1; divide a percentage by 100"],
    [{ control: 0.5, lift: -0.1, sides: "one" as const }, "a one-sided test cannot detect a decline"],
    [{ control: 0.5, lift: 0.1, power: 0.04 }, "pass a power above the false positive rate of the test"],
    [{ control: 0.5, lift: 0.1, power: 80 }, "power is 80: pass a proportion"],
    [{ control: 0.5, lift: 0.1, controlPerExposed: 0 }, "a control group is required"],
    [{ control: 0.5, lift: 1e-12 }, "required responses is"]
  ])("requiredResponses refuses the invalid design %o", (design, message) => {
    expect(() => requiredResponses(design)).toThrow(message)
  })
})
