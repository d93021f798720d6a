import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AnalyseLiftOptions, analyseLift, verdictSentence } from "../src/index.ts"
import { level, pair, sides } from "./arbitrary.ts"

const sentenceOf = (
  xe: number,
  ne: number,
  xc: number,
  nc: number,
  options?: AnalyseLiftOptions
): string | undefined => {
  const [test] = analyseLift({ exposed: { x: xe, n: ne }, control: { x: xc, n: nc } }, options).tests
  return test && verdictSentence(test.verdict)
}

describe("verdictSentence", () => {
  it.each([
    [
      "a lift",
      [230, 500, 200, 500],
      {},
      "significant at 90 %: exposed is 6.0 points above control (0.86 to 11.1 points)"
    ],
    [
      "a decline",
      [150, 600, 190, 600],
      { levels: [0.95] },
      "significant at 95 %: exposed is 6.7 points below control (-11.8 to -1.6 points)"
    ],
    [
      "a one-sided lift",
      [230, 500, 200, 500],
      { sides: "one" },
      "significant at 90 %: exposed is 6.0 points above control (at least 2.0 points)"
    ],
    [
      "a sample that shows nothing",
      [15, 50, 15, 50],
      {},
      "not significant at 90 %; this sample could only detect lifts above 23.8 points"
    ],
    [
      "a sample with a control share of almost 100 %",
      [52, 52, 51, 52],
      {},
      "not significant at 90 %; this sample could not reliably detect even the largest possible lift"
    ],
    [
      "a decline under a one-sided test",
      [30, 100, 50, 100],
      { sides: "one" },
      "not significant at 90 %; this sample could only detect lifts above 14.7 points; a one-sided test cannot detect a decline"
    ],
    [
      "a sample with one group that is too small",
      [30, 45, 20, 60],
      {},
      "too few respondents: needs 5 more exposed respondents to reach 50 in each group"
    ],
    [
      "a sample with two groups that are too small",
      [3, 5, 2, 6],
      {},
      "too few respondents: needs 45 more exposed and 44 more control respondents to reach 50 in each group"
    ]
  ] as const)(
    "verdictSentence returns the expected sentence with its numbers for %s",
    (_, [xe, ne, xc, nc], options, sentence) => {
      expect(sentenceOf(xe, ne, xc, nc, options)).toBe(sentence)
    }
  )

  it("verdictSentence says that a one-sided test cannot detect a decline if its lift is negative, and mentions no decline otherwise", () => {
    expect(sentenceOf(30, 100, 32, 100)).not.toContain("decline")
    expect(sentenceOf(32, 100, 30, 100, { sides: "one" })).not.toContain("decline")
    expect(sentenceOf(30, 100, 30, 100, { sides: "one" })).not.toContain("decline")
    expect(sentenceOf(30, 100, 32, 100, { sides: "one" })).toContain("a one-sided test cannot detect a decline")
  })

  it("verdictSentence names only the group that is too small, and asks for a whole number of respondents", () => {
    expect(sentenceOf(20, 60, 30, 45)).toBe(
      "too few respondents: needs 5 more control respondents to reach 50 in each group"
    )
    expect(sentenceOf(10.4, 40.4, 10, 40.4)).toContain("needs 10 more exposed and 10 more control respondents")
  })

  it("verdictSentence prints levels such as 99.9% without rounding them", () => {
    expect(sentenceOf(30, 60, 30, 60, { levels: [0.999] })).toContain("at 99.9 %;")
    expect(sentenceOf(30, 60, 30, 60, { levels: [0.85] })).toContain("at 85 %;")
  })

  it("verdictSentence never claims that there is no lift, and never contains NaN or null", () => {
    fc.assert(
      fc.property(pair(), level, sides, (groups, level, sides) => {
        const [test] = analyseLift(groups, { levels: [level], sides }).tests
        expect(test && verdictSentence(test.verdict)).not.toMatch(/no lift|no effect|NaN|null|undefined|Infinity/i)
      })
    )
  })
})
