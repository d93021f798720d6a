/**
 * The `Retry-After` header in both its forms (RFC 9110, 10.2.3).
 */
import type { ReplyHeaders } from "./Transport.ts"

/** Unix milliseconds of an HTTP date, undefined when it is none. */
export const httpDate = (text: string | null): number | undefined => {
  if (text === null || !/^[A-Za-z]{3,9},? /.test(text)) return undefined
  const millis = Date.parse(text)
  return Number.isNaN(millis) ? undefined : millis
}

/**
 * Milliseconds to wait, at least 0; undefined when the header is absent or unreadable.
 *
 * The date form is measured against the answer's own `Date`, so that a clock of ours that is wrong does not matter.
 */
export const read = (headers: ReplyHeaders, nowMillis: number): number | undefined => {
  const text = headers.get("retry-after")?.trim()
  if (text === undefined || text === "") return undefined
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  const until = httpDate(text)
  return until === undefined ? undefined : Math.max(0, until - (httpDate(headers.get("date")) ?? nowMillis))
}
