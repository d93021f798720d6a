import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { minimumDetectableLift, newcombeInterval, power, standardError } from "../src/index.ts"
import { share, sides } from "./arbitrary.ts"
import { expectClose } from "./close.ts"
import { binomial, bisect } from "./independent.ts"

const count = fc.integer({ min: 1, max: 5000 })

describe("minimumDetectableLift", () => {
  it("minimumDetectableLift for 50 respondents per group and a control proportion of 30% is 24 points", () => {
    const found = minimumDetectableLift({ control: 0.3, exposedRespondents: 50, controlRespondents: 50 })
    expectClose(found, 0.24, 0.005)
  })

  it("minimumDetectableLift returns the lift at which the power is reached, or null if there is none", () => {
    fc.assert(
      fc.property(share, count, count, sides, (control, exposedRespondents, controlRespondents, sides) => {
        const design = { control, exposedRespondents, controlRespondents, sides }
        const found = minimumDetectableLift(design)
        const reached = (d: number) => power({ ...design, exposed: Math.min(control + d, 1), tails: "effect" }) ?? 0
        if (found !== null) expectClose(reached(found), 0.8, 1e-6)
        else
          for (const part of [0.25, 0.5, 0.75, 1])
            expect(control === 1 || reached(part * (1 - control)) < 0.8).toBe(true)
      })
    )
  })

  it("minimumDetectableLift returns the same lift as a bisection of the function power", () => {
    const design = { control: 0.2, exposedRespondents: 300, controlRespondents: 120, level: 0.95, power: 0.9 }
    const expected = bisect(1e-6, 0.8, (d) => (power({ ...design, exposed: 0.2 + d, tails: "effect" }) ?? 0) - 0.9)
    expectClose(minimumDetectableLift(design), expected, 1e-9)
  })

  it("the lift that minimumDetectableLift returns for Newcombe's interval is significant in about 80% of samples", () => {
    const n = 120
    const control = 0.05
    const found = minimumDetectableLift({ control, exposedRespondents: n, controlRespondents: n, method: "newcombe" })
    const inExposed = binomial(n, control + (found ?? 0))
    const inControl = binomial(n, control)
    let share = 0
    for (let xe = 0; xe <= n; xe++) {
      for (let xc = 0; xc <= n; xc++) {
        const { lower } = newcombeInterval({ x: xe, n }, { x: xc, n }) ?? { lower: -1 }
        if (lower > 0) share += (inExposed[xe] ?? 0) * (inControl[xc] ?? 0)
      }
    }
    expectClose(share, 0.8, 0.03)
  })

  it("minimumDetectableLift with Newcombe's method returns the lift whose interval starts z_β standard errors above zero", () => {
    fc.assert(
      fc.property(share, count, count, (control, exposedRespondents, controlRespondents) => {
        const design = { control, exposedRespondents, controlRespondents }
        const found = minimumDetectableLift({ ...design, method: "newcombe" })
        const risen = (d: number) => {
          const exposed = { x: Math.min(control + d, 1) * exposedRespondents, n: exposedRespondents }
          const held = { x: control * controlRespondents, n: controlRespondents }
          const error = standardError(exposed, held, "unpooled") ?? NaN
          return (newcombeInterval(exposed, held)?.lower ?? NaN) - 0.8416212335729143 * error
        }
        if (found === null) expect(risen(1 - control)).toBeLessThanOrEqual(0)
        else expectClose(risen(found), 0, 1e-12)
      })
    )
  })

  it.each(["wald", "newcombe"] as const)(
    "minimumDetectableLift (%s) is null for an empty group and for a control proportion of 100%",
    (method) => {
      expect(minimumDetectableLift({ control: 0.3, exposedRespondents: 0, controlRespondents: 9, method })).toBeNull()
      expect(minimumDetectableLift({ control: 1, exposedRespondents: 99, controlRespondents: 99, method })).toBeNull()
    }
  )
})
