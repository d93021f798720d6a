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
