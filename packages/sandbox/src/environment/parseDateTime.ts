/** Parses every time that the `date-time` format of an OpenAPI document accepts. `Date.parse` accepts only some of these times. */

const format = /^(\d{4}-\d\d-\d\d)[t\s](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i

/**
 * Returns the time in milliseconds since 1970. A leap second is treated as the previous second, because JavaScript times do not contain leap seconds.
 * A fraction of a millisecond is discarded. A date without a time is parsed as midnight UTC. Returns NaN for a string that is not a time.
 */
export const parseDateTime = (text: string): number => {
  const match = format.exec(text)
  if (match === null) return Date.parse(text)
  const [, date = "", hours, minutes, seconds, fraction = "", sign, offsetHours = 0, offsetMinutes = 0] = match
  const offset = Number(offsetHours) * 60 + Number(offsetMinutes)
  // The `date-time` validator accepts hours above 23 if the UTC offset brings the time to within a minute of midnight. `Date.parse` rejects such
  // hours, so the time is computed from its parts.
  const inMinutes = Number(hours) * 60 + Number(minutes) - (sign === "-" ? -offset : offset)
  const inSeconds = inMinutes * 60 + Math.min(Number(seconds), 59)
  return Date.parse(date) + inSeconds * 1000 + Number(fraction.slice(0, 3).padEnd(3, "0"))
}
