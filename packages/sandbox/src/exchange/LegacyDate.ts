/**
 * Formats the dates in CamelCase responses: `/Date(milliseconds±hhmm)/`.
 *
 * The offset is that of US Central Time, including daylight saving time. The offset does not change the instant.
 */
const zoneNames = () => new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", timeZoneName: "longOffset" })

let zone: Intl.DateTimeFormat | undefined

/** Returns the UTC offset at a time, such as `-0600`, which is converted from `GMT-06:00`. */
const offsetAt = (time: number): string => {
  // The formatter is created on first use, because creation is slow and not every program needs it.
  zone ??= zoneNames()
  const name = zone.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? ""
  return name.slice("GMT".length).replace(":", "") || "+0000"
}

const known = new Map<number, string>()
const day = 86_400_000

/** Returns the UTC offset at `time`, and caches it. Daylight saving time starts and ends on the hour, so the offset is constant within each hour. */
const offset = (time: number): string => {
  const hour = Math.floor(time / 3_600_000)
  const found = known.get(hour)
  if (found !== undefined) return found
  const made = offsetAt(time)
  if (known.size > 10_000) known.clear()
  known.set(hour, made)
  return made
}

/** Formats a time, given in milliseconds since 1970. The time is clamped to the range of `Date`, a hundred million days before and after 1970. */
export const toLegacyDate = (time: number): string => {
  const moment = Math.min(Math.max(Math.round(time), -1e8 * day), 1e8 * day)
  return `/Date(${moment}${offset(moment)})/`
}
