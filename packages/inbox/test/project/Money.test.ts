import { assert, it } from "@effect/vitest"
import { toNanos } from "../../src/project/Money.ts"

it.each([
  [1.1, 1_100_000_000],
  [0.1 + 0.2, 300_000_000],
  ["0.000000001", 1],
  ["2", 2_000_000_000],
  ["2.", 2_000_000_000],
  [".5", 500_000_000],
  ["1.1234567890", 1_123_456_789],
  [".", undefined],
  ["-", undefined],
  ["-1.5", -1_500_000_000],
  ["0.0000000001", undefined],
  ["1e3", undefined],
  ["", undefined],
  [Number.NaN, undefined],
  [1e22, undefined],
  ["9999999999", undefined],
  [null, undefined]
])("%o is %o billionths", (value, nanos) => assert.strictEqual(toNanos(value), nanos))
