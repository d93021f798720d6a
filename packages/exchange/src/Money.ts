/**
 * Represents an amount of money as a whole number of billionths of the currency unit. Amounts with nine decimals, the precision of the exchange, are
 * therefore exact (see "Monetary Amount" in the exchange's API document).
 *
 * ```ts
 * const rpi = Money.read(opportunity.revenue_per_interview)
 * const owed = Money.times(rpi, completes)
 * Money.format(owed) // "118.75 USD"
 * ```
 *
 * The exchange sends amounts in three forms: as a number in opportunities, as a string in outcomes, and as a number with different property names in
 * v1. A number is interpreted as the decimal number that JavaScript prints for it, not as the underlying binary fraction. A value that cannot be read
 * exactly causes an `InvalidMoneyError`.
 */
import { taggedError } from "@fieldwork/core/promise"

/** An amount of money. Compare amounts with `equals` and `compare`, because two equal amounts are not the same object. */
export interface Money {
  /** The amount, in billionths of the currency unit. */
  readonly nanos: bigint
  /** The ISO 4217 currency code, which consists of three capital letters. */
  readonly currency: string
}

/**
 * An amount in an opportunity, where the value is a number, or in an outcome, where the value is a string. Numbers and strings are accepted for both.
 */
export interface Amount {
  readonly value?: number | string
  readonly currency_code?: string
}

/** An amount in a v1 response. */
export interface LegacyAmount {
  readonly Value?: number | string
  readonly CurrencyCode?: string
}

/**
 * Thrown for a value that is not an exact amount with a valid currency code. `why` identifies the violated rule.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * Money.make("1.25", "usd") // throws a currency is an ISO 4217 code
 * ```
 */
export class InvalidMoneyError extends taggedError("InvalidMoneyError")<{
  readonly why: "value" | "decimals" | "range" | "currency" | "mixed"
  /** The invalid value, as a string. */
  readonly value: string
}> {
  override get message(): string {
    return `${this.value === "" ? "nothing" : this.value}: ${faults[this.why]}`
  }
}

const faults = {
  value: "an amount is a finite number or a decimal string",
  decimals: "an amount has at most 9 decimals",
  range: "a double cannot hold nine decimals of an amount beyond ±8388608. Use a string instead",
  currency: "a currency is an ISO 4217 code, such as USD",
  mixed: "amounts in different currencies cannot be combined. Convert one first"
} as const

const nano = 1_000_000_000n

/** The largest amount that is accepted as a number. From 2^23 on, adjacent doubles differ by more than one billionth. */
const maxNumberNanos = 8_388_608n * nano

const invalid = (why: InvalidMoneyError["why"], value: unknown) => new InvalidMoneyError({ why, value: String(value) })

/** The decimal strings that are accepted. `toNanos` of `@fieldwork/webhooks` accepts the same strings. */
const decimal = /^([+-]?)(?=\.?\d)(\d{0,30})(?:\.(\d{0,30}))?(?:[eE]([+-]?\d{1,3}))?$/

/** Returns the amount in billionths, or the rule that the string violates. */
const nanosOf = (text: unknown): bigint | "value" | "decimals" => {
  if (typeof text !== "string") return "value"
  const [, sign, whole = "", fraction = "", exponent = "0"] = decimal.exec(text.trim()) ?? []
  if (sign === undefined) return "value"
  // The value is digits × 10^shift billionths.
  const shift = 9 - fraction.length + Number(exponent)
  const digits = BigInt(whole + fraction)
  const scale = 10n ** BigInt(Math.abs(shift))
  if (shift < 0 && digits % scale !== 0n) return "decimals"
  const nanos = shift < 0 ? digits / scale : digits * scale
  return sign === "-" ? -nanos : nanos
}

const checkCurrency = (currency: string): string => {
  if (/^[A-Z]{3}$/.test(currency)) return currency
  throw invalid("currency", currency)
}

/**
 * Returns a number as a decimal string without rounding errors. Sums of doubles such as 0.1 + 0.2 have errors in their last bits. These errors are
 * far below one billionth and are not part of the amount.
 */
const withoutNoise = (value: number): string => {
  const text = value.toFixed(9)
  return Math.abs(Number(text) - value) <= 4 * Number.EPSILON * Math.abs(value) ? text : String(value)
}

const nanosOfNumber = (value: number): ReturnType<typeof nanosOf> | "range" => {
  if (!Number.isFinite(value)) return "value"
  const printed = nanosOf(String(value))
  const nanos = printed === "decimals" ? nanosOf(withoutNoise(value)) : printed
  return typeof nanos === "bigint" && (nanos > maxNumberNanos || nanos < -maxNumberNanos) ? "range" : nanos
}

/**
 * Creates an amount from a number or a decimal string.
 *
 * Throws `InvalidMoneyError` if the value is invalid. A number must be within ±8388608. A string may have surrounding white space, a sign, up to 30
 * digits on either side of the decimal point, and an exponent of up to three digits. Neither may have more than 9 decimals.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * Money.make("1.25", "USD").nanos // => 1250000000n
 * Money.make("1E-9", "USD").nanos // => 1n
 * Money.make(0.0000000001, "USD") // throws at most 9 decimals
 * ```
 */
export const make = (value: number | string, currency: string): Money => {
  const nanos = typeof value === "number" ? nanosOfNumber(value) : nanosOf(value)
  if (typeof nanos !== "bigint") throw invalid(nanos, value)
  return { nanos, currency: checkCurrency(currency) }
}

/**
 * Reads an amount from an opportunity, an outcome or a v1 response. Throws `InvalidMoneyError` if the amount is invalid, or if its value or currency
 * is missing.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * Money.format(Money.read({ value: "1.25", currency_code: "USD" })) // => "1.25 USD"
 * Money.format(Money.read({ Value: 1.25, CurrencyCode: "USD" })) // => "1.25 USD"
 * ```
 */
export const read = (amount: Amount | LegacyAmount | undefined): Money => {
  const { CurrencyCode, Value, currency_code, value }: Amount & LegacyAmount = amount ?? {}
  return make(value ?? Value ?? "", currency_code ?? CurrencyCode ?? "")
}

/**
 * Returns an amount of 0 in the given currency. Throws `InvalidMoneyError` if the currency code is invalid.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * Money.format(Money.zero("USD")) // => "0 USD"
 * ```
 */
export const zero = (currency: string): Money => ({ nanos: 0n, currency: checkCurrency(currency) })

const same = (left: Money, right: Money): string => {
  if (left.currency === right.currency) return left.currency
  throw invalid("mixed", `${left.currency} and ${right.currency}`)
}

/**
 * Returns the sum of two amounts. Throws `InvalidMoneyError` if their currencies differ.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * const [price, fee] = [Money.make("1.25", "USD"), Money.make("0.05", "USD")]
 * Money.format(Money.add(price, fee)) // => "1.3 USD"
 * Money.add(price, Money.make(1, "EUR")) // throws amounts in different currencies cannot be combined
 * ```
 */
export const add = (left: Money, right: Money): Money => ({
  nanos: left.nanos + right.nanos,
  currency: same(left, right)
})

/**
 * Returns the difference between two amounts. Throws `InvalidMoneyError` if their currencies differ.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * const [price, fee] = [Money.make("1.25", "USD"), Money.make("0.05", "USD")]
 * Money.format(Money.subtract(price, fee)) // => "1.2 USD"
 * ```
 */
export const subtract = (left: Money, right: Money): Money => ({
  nanos: left.nanos - right.nanos,
  currency: same(left, right)
})

/**
 * Returns an amount multiplied by an integer, such as the number of completed interviews. Throws `InvalidMoneyError` if the number is not a safe
 * integer.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * Money.format(Money.times(Money.make("1.25", "USD"), 95)) // => "118.75 USD"
 * ```
 */
export const times = ({ currency, nanos }: Money, count: number | bigint): Money => {
  if (typeof count === "number" && !Number.isSafeInteger(count)) throw invalid("value", count)
  return { nanos: nanos * BigInt(count), currency }
}

/**
 * Returns the sum of any number of amounts. The currency is a parameter, because there may be no amounts. Throws `InvalidMoneyError` if an amount has
 * a different currency.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * const amounts = ["1.25", "0.05"].map((value) => Money.make(value, "USD"))
 * Money.format(Money.sum(amounts, "USD")) // => "1.3 USD"
 * ```
 */
export const sum = (amounts: Iterable<Money>, currency: string): Money => {
  let total = zero(currency)
  for (const amount of amounts) total = add(total, amount)
  return total
}

/**
 * Compares two amounts and returns -1, 0 or 1, for use with `sort`. Throws `InvalidMoneyError` if their currencies differ.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * const [price, fee] = [Money.make("1.25", "USD"), Money.make("0.05", "USD")]
 * Money.compare(price, fee) // => 1
 * [price, fee].sort(Money.compare).map(Money.toText) // => ["0.05","1.25"]
 * ```
 */
export const compare = (left: Money, right: Money): -1 | 0 | 1 => {
  same(left, right)
  return left.nanos < right.nanos ? -1 : left.nanos > right.nanos ? 1 : 0
}

/**
 * Returns whether two amounts have the same value and currency. Amounts in different currencies are never equal.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * const [price, fee] = [Money.make("1.25", "USD"), Money.make("0.05", "USD")]
 * Money.equals(price, fee) // => false
 * Money.equals(price, Money.make("1.250", "USD")) // => true
 * ```
 */
export const equals = (left: Money, right: Money): boolean =>
  left.currency === right.currency && left.nanos === right.nanos

/**
 * Returns the value as a decimal string without trailing zeros, such as `1.25`, `-0.000000001` or `3`.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * Money.toText(Money.make("1.50", "USD")) // => "1.5"
 * ```
 */
export const toText = ({ nanos }: Money): string => {
  const size = nanos < 0n ? -nanos : nanos
  const fraction = String(size % nano)
    .padStart(9, "0")
    .replace(/0+$/, "")
  return `${nanos < 0n ? "-" : ""}${size / nano}${fraction === "" ? "" : `.${fraction}`}`
}

/**
 * Returns the value as a number with the same decimal digits. Throws `InvalidMoneyError` beyond ±8388608, where a double cannot represent billionths.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * Money.toNumber(Money.make("1.25", "USD")) // => 1.25
 * ```
 */
export const toNumber = (money: Money): number => {
  const text = toText(money)
  if (money.nanos > maxNumberNanos || money.nanos < -maxNumberNanos) throw invalid("range", text)
  return Number(text)
}

/**
 * Returns the amount as a string for display, such as `1.25 USD`.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * Money.format(Money.make(3, "EUR")) // => "3 EUR"
 * ```
 */
export const format = (money: Money): string => `${toText(money)} ${money.currency}`
