import { hasExistingDay } from "./hasExistingDay.ts"

/** The offset from UTC at the end of a time. An offset must follow a time of day, so the day of `2026-01-15` is not an offset. */
const offset = /(?<=:\d{2}(?:\.\d+)?(?: ?[AP]M)? ?|UTC|GMT)([+-])([01]\d|2[0-3]):?([0-5]\d)?$/i
const utc = / ?(?:Z|UTC|GMT)$/i
/** The name of the zone in parentheses, which JavaScript writes after the offset. */
const comment = / ?\([^()]*\)$/
/** The zones, other than UTC, that `Date.parse` knows by name. It ignores them if the text also contains another zone. */
const named = /\b[ECMP][DS]T\b/i

/** The first time that is not valid, in Unix milliseconds. Systems without a date write the year 1 or the year 9999. */
const end = Date.UTC(9999, 0)

const minute = 60_000

/**
 * Parses a time and returns Unix milliseconds. A time without a zone is interpreted as UTC. A zone is an offset such as `-05:00`, `-0500` or `-05`,
 * or one of the names `Z`, `UTC` and `GMT`. Returns undefined if the time is invalid, is on a day that does not exist, has a zone with another name, or
 * is not in the years 1970 to 9998.
 */
export const timeOf = (value: unknown): number | undefined => {
  if (typeof value !== "string") return undefined
  const text = value.replace(comment, "")
  const [suffix = "", sign, hours = "0", minutes = "0"] = offset.exec(text) ?? []
  const local = text
    .slice(0, text.length - suffix.length)
    .trimEnd()
    .replace(utc, "")
  if (named.test(local)) return undefined
  // The space is necessary, because `PMZ` would be read as a single word.
  const wall = Date.parse(/[AP]M$/i.test(local) ? `${local} Z` : `${local}Z`)
  if (!hasExistingDay(local, wall)) return undefined
  const ahead = (parseInt(hours, 10) * 60 + parseInt(minutes, 10)) * minute
  const time = sign === "-" ? wall + ahead : wall - ahead
  return time >= 0 && time < end ? time : undefined
}
