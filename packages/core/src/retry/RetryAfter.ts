/**
 * Reads the `Retry-After` header in both of its forms: seconds and a date (RFC 9110, section 10.2.3).
 */
import type { ResponseHeaders } from "../transport/Fetch.ts"
import * as HttpDate from "./HttpDate.ts"

/**
 * Returns the number of milliseconds to wait, at least 0, or undefined if the header is absent or invalid.
 *
 * A date is compared with the response's own `Date` header, so an incorrect local clock does not matter.
 */
export const read = (headers: ResponseHeaders, nowMillis: number): number | undefined => {
  const text = headers.get("retry-after")?.trim()
  if (text === undefined || text === "") return undefined
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  const until = HttpDate.parse(text)
  if (until === undefined) return undefined
  return Math.max(0, until - (HttpDate.parse(headers.get("date")) ?? nowMillis))
}
