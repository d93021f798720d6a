import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { asymptoticCs, lift, marginOfError, msprt, analyseLooks } from "../src/index.ts"
import { pair } from "./arbitrary.ts"

const look = { exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }

describe.each([
  ["msprt", (alpha: number, groups: typeof look) => msprt({ ...groups, alpha })],
  ["asymptoticCs", (alpha: number, groups: typeof look) => asymptoticCs({ ...groups, alpha, tightestAt: 2000 })]
] as const)("%s", (method, read) => {
  it(`the sequential method ${method} is significant in exactly the cases in which its p-value is below alpha`, () => {
    fc.assert(
      fc.property(pair(3000), fc.double({ min: 0.01, max: 0.5, noNaN: true }), (groups, alpha) => {
        const result = read(alpha, groups)
        fc.pre(result !== null && Math.abs(result.p - alpha) > 1e-9)
        expect(result?.significant).toBe((result?.p ?? 1) < alpha)
      })
    )
  })

  it(`the interval of the sequential method ${method} is centred on the lift and wider than that for a single look`, () => {
    fc.assert(
      fc.property(pair(3000), (groups) => {
        const result = read(0.1, groups)
        fc.pre(result !== null)
        expect(result?.halfWidth).toBeGreaterThan(marginOfError(groups.exposed, groups.control, 0.9) ?? 0)
        expect(((result?.lower ?? 0) + (result?.upper ?? 0)) / 2).toBeCloseTo(
          lift(groups.exposed, groups.control) ?? 0,
          9
        )
      })
    )
  })

  it(`the sequential method ${method} is null for an empty group, and if the standard error is 0`, () => {
    expect(read(0.1, { exposed: { x: 0, n: 0 }, control: { x: 1, n: 5 } })).toBeNull()
    expect(read(0.1, { exposed: { x: 5, n: 5 }, control: { x: 0, n: 5 } })).toBeNull()
  })
})

it("asymptoticCs returns the narrowest interval if tightestAt equals the current number of respondents", () => {
  const width = (tightestAt: number) => asymptoticCs({ ...look, tightestAt })?.halfWidth ?? NaN
  expect(width(1000)).toBeLessThan(width(300))
  expect(width(1000)).toBeLessThan(width(4000))
})

it.each([
  [() => msprt({ ...look, tau: 0 }), "tau is 0"],
  [() => msprt({ ...look, alpha: 1 }), "alpha is 1"],
  [() => asymptoticCs(look), "tightestAt is NaN"],
  [() => asymptoticCs({ ...look, rho: 0 }), "rho is 0"],
  [() => analyseLooks([{ exposed: { x: 3, n: 2 }, control: { x: 0, n: 1 } }]), "exposed.x is 3"]
])(
  "msprt, asymptoticCs and analyseLooks refuse invalid input with an error that names the argument: case %#",
  (call, message) => {
    expect(call).toThrow(message)
  }
)

describe("analyseLooks", () => {
  it("analyseLooks stays significant after a later look that is not, with the smallest p-value and the overlap of all intervals", () => {
    const days = analyseLooks([
      { exposed: { x: 60, n: 100 }, control: { x: 30, n: 100 } },
      { exposed: { x: 500, n: 1000 }, control: { x: 480, n: 1000 } }
    ])
    expect(days.map(({ significant }) => significant)).toEqual([true, true])
    expect(days[1]?.look?.significant).toBe(false)
    expect(days[1]?.p).toBe(days[0]?.look?.p)
    expect(days[1]?.interval?.lower).toBe(days[0]?.look?.lower)
    expect(days[1]?.interval?.upper).toBe(days[1]?.look?.upper)
  })

  it("analyseLooks skips a look with fewer than 50 people in a group, and counts people rather than effective counts", () => {
    const few = { exposed: { x: 40, n: 49 }, control: { x: 1, n: 100 } }
    const weighted = { exposed: { x: 30, n: 40, respondents: 60 }, control: { x: 10, n: 40, respondents: 60 } }
    expect(analyseLooks([few])).toEqual([{ look: null, p: 1, interval: null, significant: false }])
    expect(analyseLooks([few], { minimumPerGroup: 20 })[0]?.look).not.toBeNull()
    expect(analyseLooks([weighted])[0]?.significant).toBe(true)
  })

  it("analyseLooks returns an interval of null if the intervals of the looks do not overlap", () => {
    const days = analyseLooks([
      { exposed: { x: 900, n: 1000 }, control: { x: 100, n: 1000 } },
      { exposed: { x: 1000, n: 5000 }, control: { x: 4000, n: 5000 } }
    ])
    expect(days.at(-1)?.interval).toBeNull()
  })
})
