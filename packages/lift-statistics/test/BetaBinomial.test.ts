import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { betaBinomial } from "../src/index.ts"
import { pair } from "./arbitrary.ts"
import { exactProbability, increment } from "./betaReference.ts"

/** Generates a group of up to 100 million respondents, of whom at most 200 are in target. */
const rareAnswers = fc
  .record({ magnitude: fc.double({ min: 0, max: 8, noNaN: true }), x: fc.integer({ min: 0, max: 200 }) })
  .map(({ magnitude, x }) => ({ x, n: Math.max(x, Math.round(10 ** magnitude)) }))

const outOfTarget = ({ n, x }: { readonly n: number; readonly x: number }) => ({ x: n - x, n })

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

  it("betaBinomial agrees with an exact sum for any small number of respondents in target among up to 100 million, and for a weak prior", () => {
    const b = fc.double({ min: 0.01, max: 100, noNaN: true })
    fc.assert(
      fc.property(rareAnswers, rareAnswers, b, (exposed, control, shape) => {
        const expected = exactProbability(exposed, control, shape)
        const few = betaBinomial({ exposed, control, prior: { a: 1, b: shape } })
        expect(Math.abs(few.probabilityOfLift - expected)).toBeLessThan(1e-11)
        const groups = { exposed: outOfTarget(control), control: outOfTarget(exposed) }
        const most = betaBinomial({ ...groups, prior: { a: shape, b: 1 } })
        expect(Math.abs(most.probabilityOfLift - expected)).toBeLessThan(1e-11)
        expect(few.interval.lower).toBeLessThan(few.interval.upper)
        expect(Math.abs(most.interval.lower - few.interval.lower)).toBeLessThan(1e-9)
        expect(Math.abs(most.interval.upper - few.interval.upper)).toBeLessThan(1e-9)
      }),
      { numRuns: 40 }
    )
  })

  // The expected values were computed by adaptive quadrature with 25 digits (mpmath) or from two million quantiles (scipy).
  it.each([
    {
      exposed: { x: 500, n: 2e6 },
      control: { x: 400, n: 2e6 },
      p: 0.999573477756448,
      lower: 2.53361e-5,
      upper: 7.47268e-5
    },
    {
      exposed: { x: 120, n: 1e6 },
      control: { x: 90, n: 1e6 },
      p: 0.980683445404534,
      lower: 6.14103e-6,
      upper: 5.40208e-5
    },
    { exposed: { x: 0, n: 1e6 }, control: { x: 0, n: 1e6 }, p: 0.5, lower: -2.302579e-6, upper: 2.302579e-6 },
    { exposed: { x: 30, n: 1e6 }, control: { x: 20, n: 1e5 }, p: 1.02318e-9, lower: -0.000260079, upper: -0.000109066 },
    {
      exposed: { x: 5, n: 1e8 },
      control: { x: 2, n: 1e8 },
      p: 0.855468754921875,
      lower: -1.69817e-8,
      upper: 8.10629e-8
    },
    {
      exposed: { x: 0, n: 50 },
      control: { x: 0, n: 50 },
      a: 0.5,
      p: 0.5,
      lower: -0.0311054449556,
      upper: 0.0311054449556
    },
    {
      exposed: { x: 0, n: 50 },
      control: { x: 0, n: 50 },
      a: 0.01,
      p: 0.5,
      lower: -5.81354122e-5,
      upper: 5.81354122e-5
    },
    {
      exposed: { x: 3, n: 50 },
      control: { x: 0, n: 50 },
      a: 0.01,
      p: 0.999356347469883,
      lower: 0.01671673,
      upper: 0.1230555
    },
    {
      exposed: { x: 0, n: 50 },
      control: { x: 2, n: 1e6 },
      a: 0.01,
      p: 0.0852630409927696,
      lower: -4.64177e-6,
      upper: 6.59122e-5
    }
  ])(
    "betaBinomial returns known values for small proportions and weak priors: %j",
    ({ a = 1, control, exposed, lower, p, upper }) => {
      const result = betaBinomial({ exposed, control, prior: { a, b: a } })
      expect(Math.abs(result.probabilityOfLift - p)).toBeLessThan(1e-11)
      expect(Math.abs(result.interval.lower / lower - 1)).toBeLessThan(1e-5)
      expect(Math.abs(result.interval.upper / upper - 1)).toBeLessThan(1e-5)
    }
  )

  it("the probability of lift increases by a known term if one more of the exposed respondents is in target, whatever the prior and the proportion", () => {
    const prior = fc.record({
      a: fc.double({ min: 0.01, max: 3, noNaN: true }),
      b: fc.double({ min: 0.01, max: 3, noNaN: true })
    })
    const small = fc.record({ x: fc.integer({ min: 0, max: 20 }), others: fc.integer({ min: 0, max: 20 }) })
    fc.assert(
      fc.property(prior, small, small, ({ a, b }, exposed, control) => {
        const probability = (x: number) =>
          betaBinomial({
            exposed: { x, n: x + exposed.others },
            control: { x: control.x, n: control.x + control.others },
            prior: { a, b }
          }).probabilityOfLift
        const shapes = [a + exposed.x, b + exposed.others, a + control.x, b + control.others] as const
        const increase = probability(exposed.x + 1) - probability(exposed.x)
        expect(Math.abs(increase - increment(...shapes))).toBeLessThan(1e-10)
      }),
      { numRuns: 40 }
    )
  })

  it("betaBinomial refuses a prior of 0", () => {
    expect(() => betaBinomial({ exposed: { x: 0, n: 1 }, control: { x: 0, n: 1 }, prior: { a: 0, b: 1 } })).toThrow(
      "prior.a is 0"
    )
  })
})
