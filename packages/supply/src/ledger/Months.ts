/**
 * Determines which month a point in time belongs to in a given time zone, and when a month starts.
 */

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const parts = {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit"
  } as const
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, hourCycle: "h23", ...parts })
  formats.set(zone, format)
  return format
}

/** Returns the local time in a time zone as if it were UTC, in Unix milliseconds. */
const wallClock = (millis: number, zone: string): number => {
  if (zone === "UTC") return millis
  const parts = formatOf(zone).formatToParts(millis)
  const part = (name: string): number => parseInt(parts.find(({ type }) => type === name)?.value ?? "0", 10)
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"))
}

/**
 * A quarter of an hour in milliseconds. In every time zone, months start at midnight and UTC offsets are multiples of 15 minutes, so a month can
 * start only at a full quarter of an hour.
 */
const quarter = 900_000
const latest = new Map<string, { readonly quarter: number; readonly month: string }>()

/** Returns the month to which a point in time belongs, such as `2026-03`. */
export const monthOf = (millis: number, zone = "UTC"): string => {
  const at = Math.floor(millis / quarter)
  const known = latest.get(zone)
  if (known?.quarter === at) return known.month
  const month = new Date(wallClock(millis, zone)).toISOString().slice(0, 7)
  latest.set(zone, { quarter: at, month })
  return month
}

const starts = new Map<string, number>()

/** Returns the start of the month that is `later` months after `month`, in Unix milliseconds. */
export const startOfMonth = (month: string, later = 0, zone = "UTC"): number => {
  const key = `${month} ${later} ${zone}`
  const known = starts.get(key) ?? findStart(month, later, zone)
  // Normally, the cache has at most a few hundred keys. Messages with implausible dates could add any number of keys.
  if (starts.size > 10_000) starts.clear()
  starts.set(key, known)
  return known
}

const findStart = (month: string, later: number, zone: string): number => {
  const [year = 0, number = 1] = month.split("-").map((part) => parseInt(part, 10))
  const wall = Date.UTC(year, number - 1 + later, 1)
  // The UTC offset may change near the start of the month, so the offset is computed again for the estimated time.
  const guess = wall - (wallClock(wall, zone) - wall)
  return guess - (wallClock(guess, zone) - wall)
}

/** Returns the time zone unchanged. Throws a `RangeError` if the time zone is unknown. */
export const checkZone = (zone: string): string => {
  formatOf(zone)
  return zone
}

/** Returns the month unchanged. Throws a `RangeError` if it does not have the form `2026-03`. */
export const checkMonth = (month: string): string => {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return month
  throw new RangeError(`${JSON.stringify(month)} is not a month: write it as 2026-03`)
}
