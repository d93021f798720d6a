import { describe, expect, it } from "vitest"
import { type Compare, holds, holdsAny } from "../../src/exchange/Compare.ts"

type Value = string | number | boolean

/** Comparisons, with values that match and values that do not match. */
const table: ReadonlyArray<
  readonly [name: string, compare: Compare<Value>, yes: ReadonlyArray<Value>, no: ReadonlyArray<Value>]
> = [
  ["CompareStr eq", { eq: "eng_us" }, ["eng_us"], ["eng_gb", "ENG_US", ""]],
  ["CompareStr ne", { ne: "eng_us" }, ["eng_gb", ""], ["eng_us"]],
  ["CompareStr in", { in: ["eng_us", "eng_gb"] }, ["eng_us", "eng_gb"], ["fre_fr"]],
  ["CompareStr nin", { nin: ["eng_us", "eng_gb"] }, ["fre_fr"], ["eng_us", "eng_gb"]],
  ["CompareInt eq", { eq: 0 }, [0], [1, -1]],
  ["CompareInt ne", { ne: 0 }, [1, -1], [0]],
  ["CompareInt in", { in: [1, 2] }, [1, 2], [3]],
  ["CompareInt nin", { nin: [1, 2] }, [3], [1, 2]],
  ["CompareInt gte", { gte: 5 }, [5, 6], [4]],
  ["CompareInt lte", { lte: 5 }, [5, 4], [6]],
  ["CompareFloat eq", { eq: 1.1 }, [1.1], [1.100000001]],
  ["CompareFloat ne", { ne: 1.1 }, [1.100000001], [1.1]],
  ["CompareFloat in", { in: [0.5, 0.25] }, [0.25], [0.250000001]],
  ["CompareFloat nin", { nin: [0.5] }, [0.25], [0.5]],
  ["CompareFloat gte", { gte: 0.3 }, [0.3, 0.300000001], [0.299999999]],
  ["CompareFloat lte", { lte: 0.3 }, [0.3, 0.299999999], [0.300000001]],
  ["CompareBool eq true", { eq: true }, [true], [false]],
  ["CompareBool eq false", { eq: false }, [false], [true]],
  ["an empty list of in", { in: [] }, [], [1, "a"]],
  ["an empty list of nin", { nin: [] }, [1, "a"], []],
  ["no operator", {}, [1, "a", false], []],
  ["two operators", { gte: 2, lte: 4 }, [2, 3, 4], [1, 5]],
  ["operators that contradict each other", { gte: 4, lte: 2 }, [], [1, 3, 5]]
]

describe("comparisons of filters", () => {
  it.each(table)(
    "a subscription filter with %s accepts every value that satisfies the comparison and no other value",
    (_, compare, yes, no) => {
      expect(yes.filter((value) => !holds(compare, value))).toEqual([])
      expect(no.filter((value) => holds(compare, value))).toEqual([])
    }
  )

  it("a subscription filter on a list requires one of its values to be in `in` and none of its values to be in `nin`", () => {
    expect(holdsAny({ in: ["a", "b"] }, ["b", "c"])).toBe(true)
    expect(holdsAny({ in: ["a"] }, ["b", "c"])).toBe(false)
    expect(holdsAny({ in: ["a"] }, [])).toBe(false)
    expect(holdsAny({ nin: ["a"] }, ["b"])).toBe(true)
    expect(holdsAny({ nin: ["a"] }, ["a", "b"])).toBe(false)
    expect(holdsAny({ nin: ["a"] }, [])).toBe(true)
    expect(holdsAny({ in: ["a"], nin: ["b"] }, ["a", "b"])).toBe(false)
    expect(holdsAny({}, [])).toBe(true)
  })
})
