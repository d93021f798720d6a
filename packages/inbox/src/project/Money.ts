/**
 * Amounts as whole billionths, so that prices compare exactly.
 *
 * The exchange document, Monetary Amount: up to 9 decimal places, a float in opportunities and a string in outcomes.
 */

/** Billionths of the currency's unit, or undefined when it is no such amount or too large to be exact (over 9 million). */
export const toNanos = (value: unknown): number | undefined => {
  const text = typeof value === "number" ? value.toFixed(9) : value
  const match = typeof text === "string" ? /^(-?)(?=\.?\d)(\d{0,15})(?:\.(\d{0,9})0*)?$/.exec(text.trim()) : null
  if (match === null) return undefined
  const [, sign, whole = "", fraction = ""] = match
  const nanos = Number(`${sign}${whole}${fraction.padEnd(9, "0")}`)
  return Number.isSafeInteger(nanos) ? nanos : undefined
}
