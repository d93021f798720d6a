import { describe, expect, it } from "vitest"
import { none } from "../../../src/brand-lift/campaigns/ExpectedCounts.ts"
import { dueAt, target } from "../../../src/brand-lift/study/RecruitmentPacing.ts"

describe("target", () => {
  it.each([
    ["one respondent for 1,500 impressions", { digital: 3_000_000 }, 1, 2_000],
    ["summed over all channels", { digital: 1_500_000, linear_tv: 1_500_000, social: 1_500_000 }, 1, 3_000],
    ["multiplied by the random factor", { digital: 3_000_000 }, 1.05, 2_100],
    ["a default number when no impressions are expected", {}, 1, 2_000],
    ["at most 20,000", { linear_tv: 900_000_000 }, 1, 20_000]
  ])(
    "the number of respondents that a sandbox campaign aims for, given its expected impressions, is %s",
    (_, counts, luck, expected) => {
      expect(target({ ...none, ...counts }, luck)).toBe(expected)
    }
  )
})

describe("dueAt", () => {
  const pace = { from: 1_000, until: 2_000, done: 10, target: 20, pacing: "even" as const }

  it.each([
    [10, 1_000],
    [10.55, 1_055],
    [15, 1_500],
    [19.999, 1_999],
    [20, Number.POSITIVE_INFINITY]
  ])("with even recruitment pacing, the sandbox recruits respondent %d at time %d", (count, expected) => {
    expect(dueAt(pace, count)).toBe(expected)
  })

  it.each([
    ["even", [1_000, 1_250, 1_500, 1_750]],
    ["fast_start", [1_000, 1_133, 1_292, 1_500]],
    ["slow_start", [1_000, 1_500, 1_707, 1_866]]
  ] as const)(
    "with the recruitment pacing %s, the sandbox has recruited each quarter of the respondents at the times %j",
    (pacing, times) => {
      expect([10, 12.5, 15, 17.5].map((count) => dueAt({ ...pace, pacing }, count))).toEqual(times)
    }
  )

  it("the sandbox recruits no further respondent when the target number of respondents is already reached", () => {
    expect(dueAt({ ...pace, target: 10 }, 10.2)).toBe(Number.POSITIVE_INFINITY)
  })
})
