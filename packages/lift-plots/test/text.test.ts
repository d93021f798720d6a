import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decimalsOf } from "../src/decimalsOf.ts"
import { axisOf, tickText } from "../src/Scale.ts"
import { formatCount, dayText, escapeXml, measure, formatPoints, formatSignedPoints, wrap } from "../src/Text.ts"

it.each([
  [0.049, "+4.9", "4.9"],
  [-0.012, "−1.2", "−1.2"],
  [0, "0.0", "0.0"],
  [-0.0004, "0.0", "0.0"],
  [0.0005, "+0.1", "0.1"]
])("plots format the proportion %d as %s with a sign and as %s without one", (value, withSign, without) => {
  expect(formatSignedPoints(value)).toBe(withSign)
  expect(formatPoints(value)).toBe(without)
})

it("formatCount formats a count with thousands separators, and dayText formats a day with the name of its month", () => {
  expect([7, 950, 4200, 1_234_567].map(formatCount)).toEqual(["7", "950", "4,200", "1,234,567"])
  expect(dayText(Date.parse("2026-02-05T03:00:00Z"))).toBe("5 Feb")
})

it("escapeXml drops characters that XML does not allow, and escapes its special characters", () => {
  expect(escapeXml("a\u0000<b>&\"'\u0007\ud800é😀")).toBe("a&lt;b&gt;&amp;&quot;&#39;é😀")
})

describe("wrap", () => {
  it("wrap keeps lines of text within the width and the maximum count, and marks omitted words with an ellipsis", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 40, max: 300 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, most) => {
          const lines = wrap(text, width, 12, most)
          expect(lines.length).toBeGreaterThanOrEqual(1)
          expect(lines.length).toBeLessThanOrEqual(most)
          for (const line of lines) expect(measure(line, 12) <= width || Array.from(line).length <= 2).toBe(true)
          const isWhole = !lines.some((line) => line.endsWith("…"))
          if (isWhole)
            expect(lines.join(" ")).toBe(
              text
                .split(/\s+/)
                .filter((word) => word !== "")
                .join(" ")
            )
        }
      )
    )
  })
})

it("axisOf returns an axis that covers the given range and has a tick at zero and fewer than 14 ticks", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1, max: 0, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (low, high) => {
        const axis = axisOf(low, high, 5)
        expect(axis.low).toBeLessThanOrEqual(low + 1e-9)
        expect(axis.high).toBeGreaterThanOrEqual(high - 1e-9)
        expect(axis.ticks.length).toBeLessThan(14)
        expect(axis.ticks.some((tick) => Math.abs(tick) < 1e-12)).toBe(true)
      }
    )
  )
})

it("tickText gives each tick of an axis its own label, which has the value of the tick", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1, max: 0, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 5 }),
      (low, high, power) => {
        const axis = axisOf(low / 10 ** power, high / 10 ** power, 5)
        const labels = axis.ticks.map((tick) => tickText(axis, tick))
        expect(new Set(labels).size).toBe(axis.ticks.length)
        for (const [i, label] of labels.entries())
          expect(Number(label.replace("−", "-"))).toBeCloseTo(100 * (axis.ticks[i] ?? NaN), 10)
      }
    )
  )
})

it.each([
  [0.01, 0.074, 1, 1],
  [0.00028, 0.00172, 2, 2],
  [0.04, 0.0485, 2, 2],
  [0.0004, 0.064, 1, 2],
  [-0.00004, 0.064, 1, 3],
  [0, 0.064, 1, 1],
  [1e-9, 0.064, 1, 1],
  [0.05, 0.05, 1, 1]
])("decimalsOf of an interval from %d to %d returns %d, and %d for its lower limit", (lower, upper, own, limit) => {
  expect(decimalsOf({ points: lower, lower, upper })).toBe(own)
  expect(decimalsOf({ points: lower, lower, upper }, lower)).toBe(limit)
})
