import { describe, expect, it } from "vitest"
import { enoughSampleSize, proportion } from "../src/index.ts"

describe("proportion", () => {
  it("proportion returns x / n if x of n respondents are in target", () => {
    expect(proportion({ x: 3, n: 4 })).toBe(0.75)
  })

  it("proportion is null for a group without respondents", () => {
    expect(proportion({ x: 0, n: 0 })).toBeNull()
  })
})

describe("enoughSampleSize", () => {
  it.each([
    [50, 50, true],
    [49, 500, false],
    [500, 49, false]
  ])("enoughSampleSize for %d exposed and %d control respondents is %s", (exposed, control, enough) => {
    expect(enoughSampleSize(exposed, control)).toBe(enough)
  })

  it("enoughSampleSize uses the given minimum per group instead of the default", () => {
    expect(enoughSampleSize(30, 30, 30)).toBe(true)
    expect(enoughSampleSize(99, 100, 100)).toBe(false)
  })
})
