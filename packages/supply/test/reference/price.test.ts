/** Worked cases of the rule of prices, from the table of rules. */
import { describe } from "vitest"
import { cases } from "./cases.ts"
import type { Opportunity } from "./reference.ts"

const paid = (value: number | string | null, currency_code?: string | null): Partial<Opportunity> => ({
  revenue_per_interview: { value, currency_code }
})
const floor = { nanos: 1_250_000_000n, currency: "USD" }

describe("price", () => {
  const no = [{ kind: "price" }]
  cases("ineligible", [
    ["a survey without a price is refused", { survey: { revenue_per_interview: null } }, no],
    ["a price without an amount is refused", { survey: paid(null, "USD") }, no],
    ["a price of 0 is refused without a floor", { survey: paid(0, "USD") }, no],
    ["a price of 0 is refused as text with an exponent", { survey: paid("0.00e5", "USD") }, no],
    ["a negative price is refused", { survey: paid("-1", "USD") }, no],
    ["a price that is not a decimal is refused", { survey: paid("1,25", "USD") }, no],
    ["an empty price is refused", { survey: paid("", "USD") }, no],
    ["a price that is not a number is refused", { survey: paid(Number.NaN, "USD") }, no],
    ["a price in tenths of a billionth is refused", { survey: paid("1.0000000001", "USD") }, no],
    ["a price below a billionth is refused by its exponent", { survey: paid("1e-10", "USD") }, no],
    ["a number above 8388608 is refused", { survey: paid(8_388_609, "USD") }, no],
    ["a price of a billionth is accepted as text", { survey: paid("0.000000001", "USD") }, []],
    ["a price of a billionth is accepted as a number", { survey: paid(1e-9, "USD") }, []],
    ["zeros after the ninth decimal are accepted", { survey: paid("1.2500000000", "USD") }, []],
    ["text above 8388608 is accepted", { survey: paid("8388609", "USD") }, []],
    ["the number 8388608 is accepted", { survey: paid(8_388_608, "USD") }, []],
    ["without a floor, any currency is accepted", { survey: paid(1, "JPY") }, []],
    ["without a floor, a price needs no currency", { survey: paid(1) }, []],
    ["a price at the floor is accepted", { survey: paid(1.25, "USD"), policy: { floor } }, []],
    ["a price at the floor is accepted with an exponent", { survey: paid("12.5e-1", "USD"), policy: { floor } }, []],
    [
      "a price at the floor is accepted with a growing exponent",
      { survey: paid("0.0125E+2", "USD"), policy: { floor } },
      []
    ],
    ["a price a billionth below the floor is refused", { survey: paid("1.249999999", "USD"), policy: { floor } }, no],
    ["a price a billionth above the floor is accepted", { survey: paid("1.250000001", "USD"), policy: { floor } }, []],
    ["a price in another currency than the floor is refused", { survey: paid(100, "EUR"), policy: { floor } }, no],
    [
      "a price without a currency is refused where there is a floor",
      { survey: paid(100, null), policy: { floor } },
      no
    ],
    [
      "a floor of 0 does not admit a price of 0",
      { survey: paid(0, "USD"), policy: { floor: { nanos: 0n, currency: "USD" } } },
      no
    ]
  ])
})
