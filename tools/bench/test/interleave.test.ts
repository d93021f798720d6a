import { expect, it } from "vitest"
import { interleave, median, quantile, takeTurns } from "../src/interleave.ts"
import { json, table } from "../src/Report.ts"

it.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5]
])("the median of %j is %d", (values, expected) => expect(median(values)).toBe(expected))

it.each([
  [[5], 0.99, 5],
  [[4, 1, 3, 2], 0.5, 3],
  [Array.from({ length: 200 }, (_, index) => index), 0.99, 198],
  [[1, 2], 1, 2]
])("the quantile of %j for the fraction %d is %d", (values, part, expected) =>
  expect(quantile(values, part)).toBe(expected)
)

it("takeTurns with 3 rounds measures a variant four times and returns the measurements in order, without the first (warm-up) one", async () => {
  const values = [9, 1, 3, 2]
  expect(await takeTurns({ a: () => values.shift() ?? 0 }, 3)).toEqual({ a: [1, 3, 2] })
})

it("interleave runs the variants alternately and returns the median of each variant without its first round", async () => {
  const seen: Array<string> = []
  const times = { a: [100, 1, 2, 3], b: [100, 4, 5, 6] }
  const variant = (name: "a" | "b") => () => {
    seen.push(name)
    return times[name].shift() ?? 0
  }
  expect(await interleave({ a: variant("a"), b: variant("b") }, 3)).toEqual({ a: 2, b: 5 })
  expect(seen.join("")).toBe("abababab")
})

it("the JSON result of a benchmark with a time of 60 µs and a lower bound of 50 µs contains the ratio 1.2", () => {
  const cases = [
    { case: "verify", unit: "µs", better: "lower", ours: 60, floor: 50, peers: { stripe: 75 }, n: 5 }
  ] as const
  expect(JSON.parse(json("webhooks", cases))).toEqual({ bench: "webhooks", cases: [{ ...cases[0], ratio: 1.2 }] })
  expect(table(cases)).toContain("1.20 ×")
})
