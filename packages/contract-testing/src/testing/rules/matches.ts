/**
 * Compares the values in a response with expected values.
 */
import { counted } from "../../counted.ts"

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/**
 * Returns whether a value matches the expected value. Additional properties are allowed, timestamps may be in any time zone, and numbers may differ
 * in their last digits.
 */
export const matches = (actual: unknown, expected: unknown): boolean => {
  if (expected === undefined) return actual === undefined
  if (typeof expected === "number" && typeof actual === "number")
    return Math.abs(actual - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
  if (typeof expected === "string" && typeof actual === "string" && instant.test(expected))
    return expected === actual || Date.parse(expected) === Date.parse(actual)
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => matches(actual[index], item))
    )
  if (isObject(expected))
    return isObject(actual) && Object.entries(expected).every(([name, inner]) => matches(actual[name], inner))
  return Object.is(actual, expected)
}

/** Formats a value for a message. Long values are shortened, and strings that may identify a person are replaced by their length. */
export const formatValue = (value: unknown): string => {
  if (value === undefined) return "nothing"
  if (typeof value === "string")
    return /^[\w .:+-]{0,40}$/.test(value) ? JSON.stringify(value) : `a string of ${counted(value.length, "character")}`
  if (Array.isArray(value))
    return value.length > 3 ? `an array of ${counted(value.length, "item")}` : `[${value.map(formatValue).join(", ")}]`
  if (isObject(value)) return `{${Object.keys(value).slice(0, 6).join(", ")}}`
  return JSON.stringify(value) ?? "nothing"
}
