/** fast-check generators of groups and weights. */
import * as fc from "fast-check"

/** Generates a group of 1 to `most` respondents, any number of whom are in target. */
export const group = (most = 5000) =>
  fc.integer({ min: 1, max: most }).chain((n) => fc.record({ x: fc.integer({ min: 0, max: n }), n: fc.constant(n) }))

export const pair = (most?: number) => fc.record({ exposed: group(most), control: group(most) })

/** Generates a confidence level that is also valid for a one-sided test. */
export const level = fc.double({ min: 0.51, max: 0.9999, noNaN: true })

/** Generates a uniformly distributed proportion from 0 to 1. `fc.double` would generate mostly values close to 0. */
export const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000)

export const sides = fc.constantFrom("one" as const, "two" as const)

/** Generates respondents, each with an answer and a weight. The weights differ by at most a factor of 400. */
export const respondents = fc.array(
  fc.record({ y: fc.integer({ min: 0, max: 1 }), w: fc.double({ min: 0.05, max: 20, noNaN: true }) }),
  { minLength: 1, maxLength: 200 }
)

/** Returns one group with a weight for each respondent. */
export const asCells = (all: ReadonlyArray<{ readonly y: number; readonly w: number }>) =>
  all.map(({ w, y }) => ({ n: 1, x: y, weight: w }))
