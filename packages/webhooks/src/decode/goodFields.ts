/**
 * Checks quickly whether a field has one of the common values of its type. Items with any other value are left to the slower checks in `readItem`.
 */
import { isNumericAmount } from "./amount.ts"

/** Checks whether a `respondent_id` is printable ASCII and short enough for any database index. */
export const isUsualKey = (value: unknown): boolean => {
  if (typeof value !== "string" || value.length === 0 || value.length > 300) return false
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at)
    if (code < 0x20 || code > 0x7e) return false
  }
  return true
}

/** Checks whether an amount is valid. The type of `amount` has already been checked, so it is undefined or an object. */
export const hasGoodAmount = (amount: unknown): boolean => {
  if (amount === undefined) return true
  const { value } = amount as { readonly value?: unknown }
  if (typeof value === "number") return isNumericAmount(value)
  return value === undefined || (typeof value === "string" && isPlainAmount(value))
}

const [zero, nine, point] = [0x30, 0x39, 0x2e]

/** Checks whether the string is an amount with one to six digits and up to nine decimals. */
const isPlainAmount = (text: string): boolean => {
  let at = 0
  while (isDigit(text.charCodeAt(at))) at++
  if (at === 0 || at > 6) return false
  if (at === text.length) return true
  if (text.charCodeAt(at) !== point) return false
  const decimals = text.length - at - 1
  if (decimals === 0 || decimals > 9) return false
  for (at += 1; at < text.length; at++) if (!isDigit(text.charCodeAt(at))) return false
  return true
}

const isDigit = (code: number): boolean => code >= zero && code <= nine
