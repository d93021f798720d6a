import { expect, it } from "vitest"
import { toNanos } from "../../src/events.ts"

it.each([
  [1.1, 1_100_000_000],
  [0.1 + 0.2, 300_000_000],
  [1 / 3, 333_333_333],
  [8_388_608, 8_388_608_000_000_000],
  ["0.000000001", 1],
  ["2", 2_000_000_000],
  ["2.", 2_000_000_000],
  [".5", 500_000_000],
  [" 1.5 ", 1_500_000_000],
  ["1.1234567890", 1_123_456_789],
  ["9007199.254740991", Number.MAX_SAFE_INTEGER],
  ["-1.5", -1_500_000_000],
  ["9007199.254740992", undefined],
  [8_388_608.1, undefined],
  [Infinity, undefined],
  [Number.NaN, undefined],
  [1e22, undefined],
  [".", undefined],
  ["-", undefined],
  ["0.0000000001", undefined],
  ["1e3", undefined],
  ["", undefined],
  ["9999999999", undefined],
  [null, undefined],
  [undefined, undefined],
  [{ value: 1 }, undefined]
])("toNanos converts the amount %o to %o billionths", (value, nanos) => {
  expect(toNanos(value)).toBe(nanos)
})
