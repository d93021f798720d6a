/**
 * Money as a whole number of billionths of a US dollar, so that nine decimal places are exact. Good up to nine million dollars.
 */

const nano = 1_000_000_000
const nanos = BigInt(nano)

/** The number nearest to the amount, which prints with all its decimals. */
export const toNumber = (amount: number): number => amount / nano

/** All nine decimals. Sums of many amounts come as `bigint`. */
export const toText = (amount: number | bigint): string => {
  const whole = BigInt(amount)
  const size = whole < 0n ? -whole : whole
  return `${whole < 0n ? "-" : ""}${size / nanos}.${String(size % nanos).padStart(9, "0")}`
}

/**
 * A supplier's payout per complete: the buyer's price without the exchange's fees and commissions.
 *
 * `price` in hundredths of the buyer's currency, `rate` in millionths of a US dollar, `share` in ten-thousandths. Below 9e15 throughout.
 */
export const payout = (price: number, rate: number, share: number): number => Math.floor((price * rate * share) / 1000)
