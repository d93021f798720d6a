import * as fc from "fast-check"
import { expect, it } from "vitest"
import { payout, toNumber, toText } from "../../src/exchange/Money.ts"

it("a payout in the exchange is the price in US dollars times the supplier's share, truncated to nine decimals", () => {
  // 2.50 EUR at a rate of 1.083417 is 2.7085425 USD. The supplier's share of 68.25% is 1.84858025625 USD, which is truncated to nine decimals.
  expect(toText(payout(250, 1_083_417, 6_825))).toBe("1.848580256")
  expect(toNumber(payout(250, 1_083_417, 6_825))).toBe(1.848580256)
  expect(toText(payout(60, 1_000_000, 6_825))).toBe("0.409500000")
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
