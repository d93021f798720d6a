/**
 * Reads monetary amounts as integers in billionths, so prices can be compared exactly.
 *
 * According to the exchange's API document (Monetary Amount), an amount has up to 9 decimal places. It is a float in opportunities and a string in
 * outcomes.
 */

/** The largest number that is accepted. From 2^23 on, adjacent doubles are more than one billionth apart. */
const maxExactNumber = 2 ** 23

/**
 * Returns an amount in billionths of the currency unit, as an exact integer. A number is rounded to nine decimals, and a string is read digit by
 * digit. A string may have surrounding white space, a sign, up to 30 digits on either side of the decimal point, and an exponent of up to three
 * digits. Returns undefined for a string with more than nine decimals, a number that overflowed, an amount that is too large to be exact (above 8
 * million for a number, above 9 million for a string), and any other value. Source: the exchange's API document, Monetary Amount.
 *
 * @example
 * ```ts
 * import { toNanos } from "@fieldwork/webhooks/events"
 * toNanos(1.25) // => 1250000000
 * toNanos("0.000000001") // => 1
 * toNanos("1E-9") // => 1
 * toNanos("1.0000000001") // => undefined
 * ```
 */
export const toNanos = (value: unknown): number | undefined => {
  if (typeof value === "number") return isNumericAmount(value) ? nanosOf(value.toFixed(9)) : undefined
  return typeof value === "string" ? nanosOf(value.trim()) : undefined
}

/** Checks whether `toNanos` can convert the value. */
export const isAmount = (value: unknown): boolean =>
  typeof value === "number" ? isNumericAmount(value) : toNanos(value) !== undefined

export const isNumericAmount = (value: number): boolean => Math.abs(value) <= maxExactNumber

/** The decimal strings that are accepted. `Money.make` of `@fieldwork/exchange` accepts the same strings. */
const decimal = /^([+-]?)(?=\.?\d)(\d{0,30})(?:\.(\d{0,30}))?(?:[eE]([+-]?\d{1,3}))?$/

const nanosOf = (text: string): number | undefined => {
  const [, sign, whole = "", fraction = "", exponent = "0"] = decimal.exec(text) ?? []
  if (sign === undefined) return undefined
  const digits = whole + fraction
  // The digits before this index form the amount in billionths. The digits from this index on are beyond the ninth decimal place and must be 0.
  const end = Math.max(0, whole.length + 9 + Number(exponent))
  if (/[1-9]/.test(digits.slice(end))) return undefined
  const nanos = Number(digits.slice(0, end).padEnd(end, "0"))
  if (!Number.isSafeInteger(nanos)) return undefined
  return sign === "-" ? 0 - nanos : nanos
}
