import { describe, expect, it } from "vitest"
import { chunks, line } from "../../../src/brand-lift/respondents/Csv.ts"

describe("CSV writer", () => {
  it("the chunks of the respondent CSV have 256 lines each and lose no row", () => {
    for (const rows of [0, 254, 255, 256, 511, 512]) {
      const parts = [
        ...chunks(
          ["a", "b"],
          Array.from({ length: rows }, (_, index) => [index, "x"])
        )
      ]
      expect(parts.join("").split("\r\n")).toHaveLength(rows + 2)
      expect(parts).toHaveLength(Math.ceil((rows + 1) / 256))
    }
  })

  it.each([
    [["plain", 1], "plain,1\r\n"],
    [['say "no"', ""], '"say ""no""",\r\n'],
    [["a,b", "c\nd", "e\rf", " g "], '"a,b","c\nd","e\rf", g \r\n']
  ])("a line of the respondent CSV quotes fields only when necessary: %j", (fields, expected) => {
    expect(line(fields)).toBe(expected)
  })
})
