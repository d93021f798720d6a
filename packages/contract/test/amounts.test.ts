/**
 * Checks that the webhooks package and the exchange package accept the same amounts. They cannot share code, because neither may import the other.
 */
import { Money } from "@fieldwork/exchange"
import { readItem, toNanos } from "@fieldwork/webhooks/events"
import fc from "fast-check"
import { expect, it } from "vitest"

/** Returns the amount in billionths, or undefined if `Money.read` rejects it. */
const moneyNanos = (value: number | string): bigint | undefined => {
  try {
    return Money.read({ value, currency_code: "USD" }).nanos
  } catch (cause) {
    if (cause instanceof Money.InvalidMoneyError) return undefined
    throw cause
  }
}

/** Returns the amount in billionths as the decoder reads it, or undefined if an item with this amount is a bad item. */
const decodedNanos = (value: number | string): bigint | undefined => {
  const amount = { value, currency_code: "USD" }
  // An amount is a number in opportunities and a string in outcomes.
  const { issues } =
    typeof value === "number"
      ? readItem({ survey_id: 7, revenue_per_interview: amount }, "opportunities")
      : readItem({ respondent_id: "r-1", survey_id: 7, rpi: amount }, "outcomes")
  const nanos = toNanos(value)
  expect(issues.length === 0, "an item is good if its amount can be converted").toBe(nanos !== undefined)
  return nanos === undefined ? undefined : BigInt(nanos)
}

it.each([
  ["1.25", 1_250_000_000n],
  ["+1.25", 1_250_000_000n],
  ["-1.25", -1_250_000_000n],
  [" 1.25 ", 1_250_000_000n],
  ["1.2500000000", 1_250_000_000n],
  [".5", 500_000_000n],
  ["1.", 1_000_000_000n],
  ["0E-9", 0n],
  ["1E-7", 100n],
  ["1.5e3", 1_500_000_000_000n],
  ["1.2500000001", undefined],
  ["1E-10", undefined],
  ["1e1000", undefined],
  ["", undefined],
  [".", undefined],
  ["1,25", undefined],
  ["0x1", undefined],
  ["NaN", undefined]
])("the callback decoder and Money.read read the amount %j as %s billionths", (value, nanos) => {
  expect({ decoder: decodedNanos(value), money: moneyNanos(value) }).toEqual({ decoder: nanos, money: nanos })
})

/** Strings that are amounts, or that differ from an amount in a few characters. */
const amountText = fc
  .tuple(
    fc.constantFrom("", " ", "\n", "\uFEFF", "$"),
    fc.constantFrom("", "+", "-", "--"),
    fc.stringMatching(/^\d{0,32}$/),
    fc.constantFrom("", ".", ".", ".."),
    fc.stringMatching(/^\d{0,12}0{0,20}$/),
    fc.constantFrom("", "", "e", "E+", "e-"),
    fc.stringMatching(/^\d{0,4}$/),
    fc.constantFrom("", " ", "\t", "x")
  )
  .map((parts) => parts.join(""))

const isSafe = (nanos: bigint): boolean => nanos <= Number.MAX_SAFE_INTEGER && nanos >= Number.MIN_SAFE_INTEGER

it("the callback decoder and Money.read read every string alike, but the decoder refuses amounts above nine million", () => {
  fc.assert(
    fc.property(fc.oneof(amountText, fc.stringMatching(/^ ?[+-]?\d{0,7}\.?\d{0,10}([eE][+-]?\d{1,2})?$/)), (text) => {
      const money = moneyNanos(text)
      expect(decodedNanos(text)).toBe(money !== undefined && isSafe(money) ? money : undefined)
    }),
    { numRuns: 3000 }
  )
})

it("the callback decoder and Money.read read every number with at most nine decimals as the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: -8_388_608_000_000_000, max: 8_388_608_000_000_000 }), (nanos) => {
      const value = Number(Money.toText({ nanos: BigInt(nanos), currency: "USD" }))
      expect({ decoder: decodedNanos(value), money: moneyNanos(value) }).toEqual({
        decoder: BigInt(nanos),
        money: BigInt(nanos)
      })
    }),
    { numRuns: 1000 }
  )
})
