import { describe, expect, it } from "vitest"
import { enoughSampleSize, proportion } from "../src/index.ts"

describe("proportion", () => {
  it("is x of n", () => {
    expect(proportion({ x: 3, n: 4 })).toBe(0.75)
  })

  it("of nobody is null, not NaN", () => {
    expect(proportion({ x: 0, n: 0 })).toBeNull()
  })
})

describe("enoughSampleSize", () => {
  it.each([
    [50, 50, true],
    [49, 500, false],
    [500, 49, false]
  ])("of %d exposed and %d control is %s", (exposed, control, enough) => {
    expect(enoughSampleSize(exposed, control)).toBe(enough)
  })

  it("takes another minimum", () => {
    expect(enoughSampleSize(30, 30, 30)).toBe(true)
    expect(enoughSampleSize(99, 100, 100)).toBe(false)
  })
})
