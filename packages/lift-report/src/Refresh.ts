/**
 * The daily refresh of the service, at 03:00 UTC: figures change then and at no other time.
 */
const hour = 3_600_000
const day = 24 * hour
const at = 3 * hour

/** The last refresh at or before a moment. */
export const refreshAt = (moment: number): number => Math.floor((moment - at) / day) * day + at

/** A refresh as ISO 8601. */
export const textOf = (refresh: number): string => new Date(refresh).toISOString()

/** The day that a refresh falls on, as `2026-02-15`. */
export const dayOf = (refresh: number | string): string => new Date(refresh).toISOString().slice(0, 10)

/** Every refresh after `from` and up to `until`. */
export const refreshesBetween = (from: number, until: number): ReadonlyArray<number> => {
  const first = refreshAt(from) + day
  const count = Math.max(0, Math.floor((until - first) / day) + 1)
  return Array.from({ length: count }, (_, i) => first + i * day)
}

/**
 * The refresh of a day of decision, such as `2026-02-15`.
 *
 * @throws RangeError when it is not a day
 */
export const decisionOf = (text: string): number => {
  const refresh = Date.parse(`${text.slice(0, 10)}T03:00:00.000Z`)
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(refresh)) {
    throw new RangeError(`the day of decision is "${text}": pass a day such as 2026-02-15`)
  }
  return refresh
}
