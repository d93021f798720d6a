/** Tests the price rule of the reference implementation. */
import { describe } from "vitest"
import { cases } from "./cases.ts"
import type { Opportunity } from "./reference.ts"

const paid = (value: number | string | null, currency_code?: string | null): Partial<Opportunity> => ({
  revenue_per_interview: { value, currency_code }
})
const floor = { nanos: 1_250_000_000n, currency: "USD" }

describe("price reasons", () => {
  const no = [{ kind: "price" }]
  cases("ineligible", [
    ["a survey without a price is refused", { survey: { revenue_per_interview: null } }, no],
    ["a price without an amount is refused", { survey: paid(null, "USD") }, no],
    ["a price of 0 is refused without a floor", { survey: paid(0, "USD") }, no],
    ["a price of 0 as text with an exponent is refused", { survey: paid("0.00e5", "USD") }, no],
    ["a negative price is refused", { survey: paid("-1", "USD") }, no],
    ["a price that is not a decimal is refused", { survey: paid("1,25", "USD") }, no],
    ["an empty price is refused", { survey: paid("", "USD") }, no],
    ["a price that is not a number is refused", { survey: paid(Number.NaN, "USD") }, no],
    ["a price in tenths of a billionth is refused", { survey: paid("1.0000000001", "USD") }, no],
    ["a price below a billionth with an exponent is refused", { survey: paid("1e-10", "USD") }, no],
    ["a numeric price above 8388608 is refused", { survey: paid(8_388_609, "USD") }, no],
    ["a price of a billionth as text is accepted", { survey: paid("0.000000001", "USD") }, []],
    ["a price of a billionth as a number is accepted", { survey: paid(1e-9, "USD") }, []],
    ["a price with zeros after the ninth decimal is accepted", { survey: paid("1.2500000000", "USD") }, []],
    ["a price above 8388608 as text is accepted", { survey: paid("8388609", "USD") }, []],
    ["a numeric price of 8388608 is accepted", { survey: paid(8_388_608, "USD") }, []],
    ["a price in any currency is accepted when there is no floor", { survey: paid(1, "JPY") }, []],
    ["a price without a currency is accepted when there is no floor", { survey: paid(1) }, []],
    ["a price at the floor is accepted", { survey: paid(1.25, "USD"), policy: { floor } }, []],
    [
      "a price at the floor with a negative exponent is accepted",
      { survey: paid("12.5e-1", "USD"), policy: { floor } },
      []
    ],
    [
      "a price at the floor with a positive exponent is accepted",
      { survey: paid("0.0125E+2", "USD"), policy: { floor } },
      []
    ],
    ["a price a billionth below the floor is refused", { survey: paid("1.249999999", "USD"), policy: { floor } }, no],
    ["a price a billionth above the floor is accepted", { survey: paid("1.250000001", "USD"), policy: { floor } }, []],
    ["a price in another currency than the floor is refused", { survey: paid(100, "EUR"), policy: { floor } }, no],
    ["a price without a currency is refused when there is a floor", { survey: paid(100, null), policy: { floor } }, no],
    [
      "a floor of 0 does not admit a price of 0",
      { survey: paid(0, "USD"), policy: { floor: { nanos: 0n, currency: "USD" } } },
      no
    ]
  ])
})
