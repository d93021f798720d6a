/**
 * Amounts as whole billionths, so that prices compare exactly.
 *
 * The exchange document, Monetary Amount: up to 9 decimal places, a float in opportunities and a string in outcomes.
 */

/** From 2^23 on, neighbouring doubles are further apart than one billionth. */
const widestNumber = 2 ** 23

/**
 * Billionths of the currency's unit, as an exact integer. A number is read as the nearest amount of nine decimals, a text
 * digit by digit. Undefined for everything else: text of more than nine decimals, a number that overflowed, and what is too
 * large to be exact, which is over 8 million as a number and over 9 million as text.
 *
 * ```ts
 * toNanos(opportunity.revenue_per_interview?.value) // 1_250_000_000 for 1.25
 * ```
 */
export const toNanos = (value: unknown): number | undefined => {
  if (typeof value === "number") return isNumericAmount(value) ? nanosOf(value.toFixed(9)) : undefined
  return typeof value === "string" ? nanosOf(value.trim()) : undefined
}

/** Whether `toNanos` reads it. */
export const isAmount = (value: unknown): boolean =>
  typeof value === "number" ? isNumericAmount(value) : toNanos(value) !== undefined

export const isNumericAmount = (value: number): boolean => Math.abs(value) <= widestNumber

const nanosOf = (text: string): number | undefined => {
  const match = /^(-?)(?=\.?\d)(\d{0,15})(?:\.(\d{0,9})0*)?$/.exec(text)
  if (match === null) return undefined
  const [, sign, whole = "", fraction = ""] = match
  const nanos = Number(`${sign}${whole}${fraction.padEnd(9, "0")}`)
  return Number.isSafeInteger(nanos) ? nanos : undefined
}
