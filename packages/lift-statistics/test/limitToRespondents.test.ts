import * as fc from "fast-check"
import { expect, it } from "vitest"
import { analyseLift, analyseLooks, limitToRespondents } from "../src/index.ts"

it("limitToRespondents reduces an effective sample size above the number of people and keeps the proportion", () => {
  expect(limitToRespondents({ x: 300, n: 750, respondents: 500 })).toEqual({ x: 200, n: 500, respondents: 500 })
  expect(limitToRespondents({ x: 30, n: 75, respondents: 500 })).toEqual({ x: 30, n: 75, respondents: 500 })
  expect(limitToRespondents({ x: 30, n: 75 })).toEqual({ x: 30, n: 75, respondents: 75 })
  expect(limitToRespondents({ x: 3, n: 7, respondents: 0 })).toEqual({ x: 0, n: 0, respondents: 0 })
})

it("analyseLooks and analyseLift return the same results for effective counts above the number of people as for the number of people", () => {
  const people = { exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }
  const effective = {
    exposed: { x: 460, n: 1000, respondents: 500 },
    control: { x: 400, n: 1000, respondents: 500 }
  }
  expect(analyseLooks([effective])).toEqual(analyseLooks([people]))
  expect(analyseLift(effective).tests).toEqual(analyseLift(people).tests)
})

it("limitToRespondents refuses a negative number of people", () => {
  expect(() => limitToRespondents({ x: 1, n: 2, respondents: -1 })).toThrow("group.respondents is -1")
})

it("limitToRespondents never returns more target answers than people, even if rounding errors would make the scaled count larger", () => {
  const proportion = fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }))
  const factor = fc.double({ min: 1, max: 20, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), factor, proportion, (respondents, times, share) => {
      const n = respondents * times
      const limited = limitToRespondents({ x: share * n, n, respondents })
      expect(limited.n).toBe(respondents)
      expect(limited.x).toBeGreaterThanOrEqual(0)
      expect(limited.x).toBeLessThanOrEqual(respondents)
    }),
    { numRuns: 2000 }
  )
})

it("analyseLift and analyseLooks accept a group in which everyone gave a target answer whatever its design effect below 1", () => {
  for (const factor of [1.1, 1.3, 1.7, 2.3]) {
    for (let people = 50; people < 400; people++) {
      const n = people * factor
      const groups = { exposed: { x: n, n, respondents: people }, control: { x: 40, n: 100 } }
      expect(analyseLift(groups).exposed.x).toBe(people)
      expect(analyseLooks([groups])[0]?.significant).toBe(true)
    }
  }
})
