/**
 * The service's daily refresh, at 03:00 UTC. The results of a campaign change only at a refresh.
 */
const hour = 3_600_000
/** The number of milliseconds in a day. */
export const day = 24 * hour
const at = 3 * hour

/** Returns the time of the last refresh at or before `moment`. Both times are in Unix milliseconds. */
export const refreshAt = (moment: number): number => Math.floor((moment - at) / day) * day + at

/** Returns the time of a refresh as an ISO 8601 string. */
export const toIso = (refresh: number): string => new Date(refresh).toISOString()

/** Returns the UTC date of a refresh, such as `2026-02-15`. */
export const dayOf = (refresh: number | string): string => new Date(refresh).toISOString().slice(0, 10)

/** Returns the times of all refreshes after `from` and up to and including `until`. All times are in Unix milliseconds. */
export const refreshesBetween = (from: number, until: number): ReadonlyArray<number> => {
  const first = refreshAt(from) + day
  const count = Math.max(0, Math.floor((until - first) / day) + 1)
  return Array.from({ length: count }, (_, i) => first + i * day)
}

/** Checks whether a string starts with a date that exists, such as `2026-02-15`. */
export const isDay = (text: string): boolean => {
  const date = text.slice(0, 10)
  const time = Date.parse(`${date}T00:00:00.000Z`)
  // `Date.parse` accepts 30 February and returns the time of 2 March.
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(time) && dayOf(time) === date
}

/**
 * Returns the time of the refresh on the day of the final analysis, in Unix milliseconds. The day is passed as a string such as `2026-02-15`.
 *
 * @throws RangeError if the string does not start with a valid date
 */
export const decisionOf = (text: string): number => {
  if (!isDay(text)) throw new RangeError(`the day of decision is "${text}": pass a date such as 2026-02-15`)
  return Date.parse(`${text.slice(0, 10)}T03:00:00.000Z`)
}
