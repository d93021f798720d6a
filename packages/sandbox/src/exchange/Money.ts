/**
 * Represents money as an integer number of billionths of a US dollar, so nine decimal places are exact. Amounts up to nine million dollars are
 * supported.
 */

const nano = 1_000_000_000
const nanos = BigInt(nano)

/** Returns the amount in dollars as the nearest number. Converted to a string, the number has all decimal places of the amount. */
export const toNumber = (amount: number): number => amount / nano

/** Formats an amount with nine decimal places. Sums of many amounts are passed as `bigint` because they may exceed `Number.MAX_SAFE_INTEGER`. */
export const toText = (amount: number | bigint): string => {
  const whole = BigInt(amount)
  const size = whole < 0n ? -whole : whole
  return `${whole < 0n ? "-" : ""}${size / nanos}.${String(size % nanos).padStart(9, "0")}`
}

/** The number of billionths in a hundredth of a currency unit. */
export const nanosPerCent = nano / 100

/** Converts an amount in currency units to billionths. Decimal places after the ninth are rounded. */
export const fromNumber = (amount: number): number => Math.round(amount * nano)

/**
 * Returns `amount * multiplier / divisor`, rounded down. All arguments must be integers of at least 0. The result is exact even if the product exceeds
 * `Number.MAX_SAFE_INTEGER`.
 */
export const scale = (amount: number, multiplier: number, divisor: number): number => {
  const product = amount * multiplier
  return product <= Number.MAX_SAFE_INTEGER
    ? (product - (product % divisor)) / divisor
    : Number((BigInt(amount) * BigInt(multiplier)) / BigInt(divisor))
}

/**
 * Computes a supplier's payout per complete: the buyer's price less the exchange's fees and commissions. The result is rounded down to billionths of a
 * US dollar.
 *
 * `price` is in billionths of the buyer's currency, `rate` is the value of one unit of that currency in millionths of a US dollar, and `share` is in
 * ten-thousandths. Most prices are whole hundredths, for which no product exceeds the exact range of a number.
 */
export const payout = (price: number, rate: number, share: number): number =>
  price % nanosPerCent === 0
    ? scale(price / nanosPerCent, rate * share, 1_000)
    : scale(price, rate * share, 10_000_000_000)
