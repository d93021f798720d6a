/**
 * Formats dates of the CamelCase responses: `/Date(milliseconds±hhmm)/`.
 *
 * The offset is that of US Central Time, including daylight saving time. It does not change the moment.
 */
const zoneNames = () => new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", timeZoneName: "longOffset" })

let zone: Intl.DateTimeFormat | undefined

/** Converts `GMT-06:00` to `-0600`. */
const offsetAt = (time: number): string => {
  // Created on first use: it is slow to create, and not every program needs it.
  zone ??= zoneNames()
  const name = zone.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? ""
  return name.slice("GMT".length).replace(":", "") || "+0000"
}

const known = new Map<number, string>()
const day = 86_400_000

/** Daylight saving time begins and ends on whole hours, so the offset is constant within an hour. */
const offset = (time: number): string => {
  const hour = Math.floor(time / 3_600_000)
  const found = known.get(hour)
  if (found !== undefined) return found
  const made = offsetAt(time)
  if (known.size > 10_000) known.clear()
  known.set(hour, made)
  return made
}

/** `time` is in milliseconds since 1970. It is clamped to the range of `Date`, a hundred million days. */
export const toLegacyDate = (time: number): string => {
  const moment = Math.min(Math.max(Math.round(time), -1e8 * day), 1e8 * day)
  return `/Date(${moment}${offset(moment)})/`
}
