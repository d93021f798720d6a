/**
 * Formats numbers, dates, names and lists for a report.
 */
import { decimalsOf, formatCount, formatPoints } from "@fieldwork/lift-plots"

export { formatCount, formatPoints, liftText, rangeText as range } from "@fieldwork/lift-plots"

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December"
]

/** Formats a proportion as a percentage, such as `43.5 %`. */
export const share = (value: number | null, decimals = 1): string =>
  value === null ? "–" : `${(value * 100).toFixed(decimals)} %`

/** Formats a confidence level as a percentage, such as `90 %`. */
export const level = (value: number): string => `${Number((value * 100).toPrecision(6))} %`

/** Formats a detectable lift in percentage points, such as `3.1`. A lift below 1 point has two significant digits. */
export const detectableLiftText = (lift: number): string =>
  formatPoints(lift, decimalsOf({ points: lift, lower: 0, upper: lift }))

/** Formats a time as its UTC date, such as `15 February 2026`. */
export const longDay = (at: string): string => {
  const date = new Date(at)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ""} ${date.getUTCFullYear()}`
}

/** Formats a time as its UTC date with an abbreviated month, such as `15 Feb 2026`. */
export const shortDay = (at: string): string => longDay(at).replace(/([A-Z][a-z]{2})[a-z]+/, "$1")

/** Joins items as `a`, `a and b` or `a, b and c`. */
export const list = (items: ReadonlyArray<string>): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Converts an identifier to words: `brand_awareness` becomes `brand awareness`. */
export const words = (name: string): string => name.replaceAll(/[_\s]+/g, " ").trim()

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

/** Returns counts up to ten as words, and larger counts as digits. */
export const inWords = (count: number): string => numbers[count] ?? formatCount(count)

/** Formats a p-value with two significant digits, or as `< 0.001`. */
export const pText = (p: number | null): string =>
  p === null ? "–" : p < 0.001 ? "< 0.001" : String(Number(p.toPrecision(2)))

export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

/** Formats a p-value with an equals or less-than sign, for use after the letter p: `= 0.02` or `< 0.001`. */
export const pSentence = (p: number | null): string => (pText(p).startsWith("<") ? pText(p) : `= ${pText(p)}`)

/**
 * Returns a name with a lower-case first letter for use within a sentence, such as `brand awareness`. Names that start with an abbreviation are not
 * changed.
 */
export const withinSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
