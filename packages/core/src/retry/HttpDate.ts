/**
 * Parses HTTP dates in the three forms that a recipient must accept (RFC 9110, section 5.6.7). All three forms are in UTC.
 *
 * - `Sun, 06 Nov 1994 08:49:37 GMT`
 * - `Sunday, 06-Nov-94 08:49:37 GMT` (RFC 850)
 * - `Sun Nov 6 08:49:37 1994` (asctime), which `Date.parse` would interpret in local time
 */

const hasZone = /[a-z]$|[+-]\d{4}$/i

/** Returns milliseconds since the Unix epoch, or undefined if `text` is not an HTTP date. */
export const parse = (text: string | null): number | undefined => {
  const date = text?.trim() ?? ""
  if (!/^[a-z]{3,9},? /i.test(date)) return undefined
  const millis = Date.parse(hasZone.test(date) ? date : `${date} GMT`)
  return Number.isNaN(millis) ? undefined : millis
}
