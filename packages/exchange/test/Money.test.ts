import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { Money } from "../src/index.ts"

const usd = (value: number | string) => Money.make(value, "USD")

const faultOf = (act: () => unknown): string => {
  try {
    act()
  } catch (cause) {
    if (cause instanceof Money.InvalidMoneyError) return cause.why
    throw cause
  }
  return "nothing"
}

describe("reading amounts", () => {
  it.each([
    [0, 0n],
    [-0, 0n],
    [1.1, 1_100_000_000n],
    [0.1 + 0.2, 300_000_000n],
    [1.1 * 3, 3_300_000_000n],
    [1e-9, 1n],
    [8_388_607.999999999, 8_388_607_999_999_999n],
    ["1", 1_000_000_000n],
    ["1.250000000000", 1_250_000_000n],
    ["-0.000000001", -1n],
    ["+2.5E-1", 250_000_000n],
    ["0E-9", 0n],
    [".5", 500_000_000n],
    ["1.", 1_000_000_000n],
    [" 1.25\n", 1_250_000_000n],
    ["9007199254740993.000000001", 9_007_199_254_740_993_000_000_001n]
  ])("Money.make reads the amount %s exactly", (value, nanos) => {
    assert.strictEqual(usd(value).nanos, nanos)
  })

  it.each([
    [{ value: 1.75, currency_code: "USD" }],
    [{ value: "1.75", currency_code: "USD" }],
    [{ Value: 1.75, CurrencyCode: "USD" }],
    [{ Value: "1.75", CurrencyCode: "USD" }]
  ])("Money.read reads an amount from each form in the API: %j", (amount) => {
    assert.deepStrictEqual(Money.read(amount), usd(1.75))
  })

  it.prop(
    "an amount of money is read back exactly from its string and from the nearest double",
    [Schema.Int.check(Schema.isBetween({ minimum: -8_388_608_000_000_000, maximum: 8_388_608_000_000_000 }))],
    ([nanos]) => {
      const money: Money.Money = { nanos: BigInt(nanos), currency: "USD" }
      assert.deepStrictEqual(usd(Money.toText(money)), money)
      assert.deepStrictEqual(usd(Money.toNumber(money)), money)
      assert.deepStrictEqual(usd(Number(Money.toText(money))), money)
    },
    { arbitrary: { runs: 2000 } }
  )
})

describe("invalid amounts", () => {
  it.each([
    [Number.NaN, "value"],
    [Number.POSITIVE_INFINITY, "value"],
    ["", "value"],
    [" ", "value"],
    ["1 2", "value"],
    ["1,25", "value"],
    ["$1", "value"],
    [".", "value"],
    ["1e1000", "value"],
    ["0x10", "value"],
    ["1".repeat(31), "value"],
    ["1.0000000001", "decimals"],
    [1.000_000_001_5, "decimals"],
    [1e-10, "decimals"],
    [5e-324, "decimals"],
    [8_388_608.000_000_002, "range"],
    [-1e21, "range"]
  ])("Money.make rejects the amount %s because of its %s", (value, fault) => {
    assert.strictEqual(
      faultOf(() => usd(value)),
      fault
    )
  })

  it.each([[true], [{}], [["1"]], [null], [undefined], [1n]])(
    "Money.make rejects %s, which is neither a number nor a string, with InvalidMoneyError",
    (value) => {
      assert.strictEqual(
        faultOf(() => usd(value as never)),
        "value"
      )
    }
  )

  it.each(["", "usd", "US", "USDT", "$"])("Money.make rejects an amount with the currency %j", (currency) => {
    assert.strictEqual(
      faultOf(() => Money.make(1, currency)),
      "currency"
    )
  })

  it("Money.read rejects a missing amount or currency with a message that states what is missing", () => {
    assert.throws(() => Money.read(undefined), "nothing: an amount is a finite number")
    assert.throws(() => Money.read({ value: 1 }), "nothing: a currency is")
  })

  it("Money.toNumber rejects an amount too large for exact billionths", () => {
    assert.strictEqual(
      faultOf(() => Money.toNumber(usd("8388608.000000001"))),
      "range"
    )
    assert.strictEqual(Money.toNumber(usd("8388608")), 8_388_608)
  })
})

describe("arithmetic with amounts", () => {
  const cents = Schema.Int.check(Schema.isBetween({ minimum: -1e12, maximum: 1e12 }))
  const of = (nanos: number): Money.Money => ({ nanos: BigInt(nanos), currency: "USD" })

  it("Money adds ten thousand dimes exactly", () => {
    const dimes = Array.from({ length: 10_000 }, () => usd(0.1))
    assert.strictEqual(Money.format(Money.sum(dimes, "USD")), "1000 USD")
  })

  it.prop("Money adds, subtracts, multiplies and compares amounts exactly", [cents, cents, cents], ([a, b, c]) => {
    assert.deepStrictEqual(Money.add(of(a), of(b)), of(a + b))
    assert.deepStrictEqual(Money.subtract(of(a), of(b)), of(a - b))
    assert.strictEqual(Money.times(of(a), c).nanos, BigInt(a) * BigInt(c))
    assert.strictEqual(Money.compare(of(a), of(b)), Math.sign(a - b))
    assert.strictEqual(Money.equals(of(a), of(b)), a === b)
  })

  it("Money rejects arithmetic with two currencies or with a count that is not an integer", () => {
    const euro = Money.make(1, "EUR")
    for (const act of [Money.add, Money.subtract, Money.compare]) {
      assert.strictEqual(
        faultOf(() => act(usd(1), euro)),
        "mixed"
      )
    }
    assert.strictEqual(
      faultOf(() => Money.sum([usd(1)], "EUR")),
      "mixed"
    )
    assert.isFalse(Money.equals(usd(1), euro))
    for (const count of [1.5, Number.NaN, 2 ** 53]) {
      assert.strictEqual(
        faultOf(() => Money.times(usd(1), count)),
        "value"
      )
    }
  })
})

it.each([
  ["1.25", "1.25 USD"],
  ["-0.000000001", "-0.000000001 USD"],
  ["3", "3 USD"],
  ["10.10", "10.1 USD"]
])("Money.format writes the amount %s with only the digits that it needs", (value, shown) => {
  assert.strictEqual(Money.format(usd(value)), shown)
})
