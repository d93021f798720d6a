import * as fc from "fast-check"
import { expect, it } from "vitest"
import { fromNumber, payout, scale, toNumber, toText } from "../../src/exchange/Money.ts"

it("a payout in the exchange is the price in US dollars times the supplier's share, truncated to nine decimals", () => {
  // 2.50 EUR at a rate of 1.083417 is 2.7085425 USD. The supplier's share of 68.25% is 1.84858025625 USD, which is truncated to nine decimals.
  expect(toText(payout(2_500_000_000, 1_083_417, 6_825))).toBe("1.848580256")
  expect(toNumber(payout(2_500_000_000, 1_083_417, 6_825))).toBe(1.848580256)
  expect(toText(payout(600_000_000, 1_000_000, 6_825))).toBe("0.409500000")
})

it("the number and the string with nine decimals in which the exchange writes an amount have the same value", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8_999_999_999_999_999 }), (amount) => {
      const [whole = "", decimals = ""] = toText(amount).split(".")
      expect(decimals).toHaveLength(9)
      expect(BigInt(whole + decimals)).toBe(BigInt(amount))
      expect(toNumber(amount)).toBe(Number(toText(amount)))
    })
  )
})

it("a price with nine decimals is converted to billionths exactly, up to the highest price that the sandbox accepts", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 * 1_000_000_000 }), (nanos) => {
      expect(fromNumber(Number(toText(nanos)))).toBe(nanos)
    })
  )
})

it("a payout in the exchange is exact for every price in billionths, and equals the product of integers rounded down", () => {
  const price = fc.oneof(
    fc.integer({ min: 0, max: 100_000 * 1_000_000_000 }),
    fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents * 10_000_000)
  )
  fc.assert(
    fc.property(
      price,
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (nanos, rate, share) => {
        expect(BigInt(payout(nanos, rate, share))).toBe(
          (BigInt(nanos) * BigInt(rate) * BigInt(share)) / 10_000_000_000n
        )
      }
    )
  )
})

it("scaling an amount of money rounds down exactly on both sides of the largest safe integer", () => {
  const amount = fc.integer({ min: 0, max: 100_000_000_000_000 })
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (...given) => {
      const [all, part, whole] = given
      fc.pre(part <= whole)
      expect(BigInt(scale(all, part, whole))).toBe((BigInt(all) * BigInt(part)) / BigInt(whole))
    })
  )
  expect(scale(9_007_199_254_740_991, 1, 1_000)).toBe(9_007_199_254_740)
})
