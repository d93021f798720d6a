/**
 * Dates of the CamelCase responses: `/Date(milliseconds±hhmm)/`.
 *
 * The offset is that of the United States' central time, summer time included; it does not change the moment.
 */
const zoneNames = () => new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", timeZoneName: "longOffset" })

let zone: Intl.DateTimeFormat | undefined

/** `GMT-06:00` as `-0600`. */
const offsetAt = (time: number): string => {
  // Made on first use: it is slow to make, and not every start needs it.
  zone ??= zoneNames()
  const name = zone.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? ""
  return name.slice("GMT".length).replace(":", "") || "+0000"
}

const known = new Map<number, string>()
const day = 86_400_000

/** Summer time begins and ends on whole hours: within one hour the offset is one. */
const offset = (time: number): string => {
  const hour = Math.floor(time / 3_600_000)
  const found = known.get(hour)
  if (found !== undefined) return found
  const made = offsetAt(time)
  if (known.size > 10_000) known.clear()
  known.set(hour, made)
  return made
}

/** `time` in milliseconds since 1970, cut to the date's range of a hundred million days. */
export const toLegacyDate = (time: number): string => {
  const moment = Math.min(Math.max(Math.round(time), -1e8 * day), 1e8 * day)
  return `/Date(${moment}${offset(moment)})/`
}
