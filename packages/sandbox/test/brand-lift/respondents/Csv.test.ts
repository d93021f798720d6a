import { describe, expect, it } from "vitest"
import { chunks, line } from "../../../src/brand-lift/respondents/Csv.ts"

describe("chunks", () => {
  it("hold some rows each and lose none, around the edge of a chunk", () => {
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
  ])("quote what must be quoted: %j", (fields, expected) => {
    expect(line(fields)).toBe(expected)
  })
})
