/**
 * The `Retry-After` header in both its forms, seconds and date (RFC 9110, section 10.2.3).
 */
import type { ResponseHeaders } from "../transport/Transport.ts"
import * as HttpDate from "./HttpDate.ts"

/**
 * Milliseconds to wait, at least 0; undefined when the header is absent or cannot be read.
 *
 * A date is measured against the response's own `Date`, so that a wrong clock on this side does not matter.
 */
export const read = (headers: ResponseHeaders, nowMillis: number): number | undefined => {
  const text = headers.get("retry-after")?.trim()
  if (text === undefined || text === "") return undefined
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  const until = HttpDate.parse(text)
  if (until === undefined) return undefined
  return Math.max(0, until - (HttpDate.parse(headers.get("date")) ?? nowMillis))
}
