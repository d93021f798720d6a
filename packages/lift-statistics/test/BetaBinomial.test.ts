import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { betaBinomial } from "../src/index.ts"
import { pair } from "./arbitrary.ts"

describe("betaBinomial", () => {
  it("betaBinomial with the two groups swapped returns one minus the original probability of lift, and the negated interval", () => {
    fc.assert(
      fc.property(pair(400), ({ control, exposed }) => {
        const one = betaBinomial({ exposed, control })
        const other = betaBinomial({ exposed: control, control: exposed })
        expect(one.probabilityOfLift + other.probabilityOfLift).toBeCloseTo(1, 11)
        expect(one.posteriorMean + other.posteriorMean).toBeCloseTo(0, 14)
        expect(one.interval.lower + other.interval.upper).toBeCloseTo(0, 9)
      }),
      { numRuns: 25 }
    )
  })

  it("betaBinomial computes a probability of lift of about 10^-10 with nine correct digits", () => {
    const many = { x: 264, n: 394 }
    const most = { x: 84, n: 87 }
    const { probabilityOfLift } = betaBinomial({ exposed: many, control: most })
    // The expected value was computed by the trapezoidal rule from −40 to 40 in log odds, with steps of 1/16 and 1/32.
    expect(probabilityOfLift / 1.637990779166e-10).toBeCloseTo(1, 9)
    expect(1 - betaBinomial({ exposed: most, control: many }).probabilityOfLift).toBeCloseTo(probabilityOfLift, 14)
  })

  it("betaBinomial returns a probability of 0.5 and a mean of 0 for groups without respondents", () => {
    const nobody = { x: 0, n: 0 }
    expect(betaBinomial({ exposed: nobody, control: nobody, level: 0.5 })).toMatchObject({
      probabilityOfLift: expect.closeTo(0.5, 12),
      posteriorMean: 0,
      // The difference between two independent uniform variables is above 1 − √½ with probability ¼.
      interval: { lower: expect.closeTo(Math.SQRT1_2 - 1, 10), upper: expect.closeTo(1 - Math.SQRT1_2, 10) }
    })
  })

  it("betaBinomial returns exactly 1/210 for 0 of 3 exposed against 5 of 5 control respondents in target", () => {
    expect(betaBinomial({ exposed: { x: 0, n: 3 }, control: { x: 5, n: 5 } }).probabilityOfLift).toBeCloseTo(
      1 / 210,
      13
    )
  })

  it("betaBinomial for ten million respondents per group agrees with the normal approximation of the posterior", () => {
    const { interval, probabilityOfLift } = betaBinomial({
      exposed: { x: 4_601_000, n: 10_000_000 },
      control: { x: 4_600_000, n: 10_000_000 }
    })
    // For groups of this size the posterior is normal to six digits, with z = 0.0001/√(2·0.46·0.54/10⁷).
    expect(probabilityOfLift).toBeCloseTo(0.673, 3)
    expect(interval.lower).toBeCloseTo(0.0001 - 1.6449 * 0.00022289, 6)
  })

  it("betaBinomial refuses a prior of 0", () => {
    expect(() => betaBinomial({ exposed: { x: 0, n: 1 }, control: { x: 0, n: 1 }, prior: { a: 0, b: 1 } })).toThrow(
      "prior.a is 0"
    )
  })
})
