/**
 * Money as a whole number of billionths of a US dollar, so that nine decimal places are exact. Valid up to nine million dollars.
 */

const nano = 1_000_000_000
const nanos = BigInt(nano)

/** Returns the number nearest to the amount. It prints with all decimals. */
export const toNumber = (amount: number): number => amount / nano

/** Formats an amount with all nine decimals. Sums of many amounts are passed as `bigint`. */
export const toText = (amount: number | bigint): string => {
  const whole = BigInt(amount)
  const size = whole < 0n ? -whole : whole
  return `${whole < 0n ? "-" : ""}${size / nanos}.${String(size % nanos).padStart(9, "0")}`
}

/**
 * Computes a supplier's payout per complete: the buyer's price without the exchange's fees and commissions.
 *
 * `price` is in hundredths of the buyer's currency, `rate` in millionths of a US dollar, and `share` in
 * ten-thousandths. All products are below 9e15.
 */
export const payout = (price: number, rate: number, share: number): number => Math.floor((price * rate * share) / 1000)
