import { describe, expect, it } from "vitest"
import { bytes, doubles, words } from "../../../src/brand-lift/study/Column.ts"

describe("growing columns", () => {
  it.each([
    ["bytes", bytes(), 255],
    ["words", words(), 4294967295],
    ["doubles", doubles(), 1.5]
  ])(
    "a typed column of %s returns the values that were pushed onto it unchanged after it has grown to 1,000 values",
    (_, column, largest) => {
      for (let index = 0; index < 1_000; index++) column.push(index % 2 === 0 ? largest : 0)
      expect(column.length).toBe(1_000)
      expect([column.at(0), column.at(511), column.at(998)]).toEqual([largest, 0, largest])
    }
  )
})
