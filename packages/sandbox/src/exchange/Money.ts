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

/**
 * Computes a supplier's payout per complete: the buyer's price less the exchange's fees and commissions.
 *
 * `price` is in hundredths of the buyer's currency, `rate` is the value of one unit of that currency in millionths of a US dollar, and `share` is in
 * ten-thousandths. All products are below 9e15.
 */
export const payout = (price: number, rate: number, share: number): number => Math.floor((price * rate * share) / 1000)
