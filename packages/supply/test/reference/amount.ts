/**
 * Parses an amount of money as billionths of the currency unit, by moving the decimal point in the string. No floating-point arithmetic is used,
 * because a number is first converted to a decimal string.
 */

const decimal = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/

/** The number above which adjacent double-precision numbers are more than a billionth apart. */
const greatestNumber = 8_388_608

/** Moves the decimal point of `whole.fraction` to the right by `places`, or to the left if `places` is negative. */
const movePoint = (whole: string, fraction: string, places: number): { whole: string; fraction: string } => {
  if (places >= 0) {
    const digits = fraction.padEnd(places, "0")
    return { whole: whole + digits.slice(0, places), fraction: digits.slice(places) }
  }
  const digits = whole.padStart(-places, "0")
  const point = digits.length + places
  return { whole: digits.slice(0, point), fraction: digits.slice(point) + fraction }
}

/**
 * Returns the amount in a decimal string in billionths. Returns `undefined` if the string is not a decimal number or has more than nine significant
 * decimal places.
 */
const billionthsOfText = (text: string): bigint | undefined => {
  const match = decimal.exec(text)
  if (match === null) return undefined
  const [, sign = "", wholeAsWritten = "", fractionAsWritten = "", exponent = "0"] = match
  const { fraction, whole } = movePoint(wholeAsWritten, fractionAsWritten, Number(exponent))
  const significant = fraction.replace(/0+$/, "")
  if (significant.length > 9) return undefined
  const magnitude = BigInt(whole + significant.padEnd(9, "0"))
  return sign === "-" ? -magnitude : magnitude
}

/** Returns an amount in billionths, or `undefined` if the amount is absent or invalid. */
export const billionths = (value: number | string | null | undefined): bigint | undefined => {
  if (value === null || value === undefined) return undefined
  if (typeof value === "string") return billionthsOfText(value)
  if (Math.abs(value) > greatestNumber) return undefined
  return billionthsOfText(String(value))
}
