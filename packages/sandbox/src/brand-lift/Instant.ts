/** Converts times between milliseconds since 1970, which the sandbox stores, and ISO 8601 strings, which requests and responses contain. */
import { memoize } from "../http/memoize.ts"

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/**
 * Converts a time to an ISO 8601 string in UTC. Results are cached because each read of a campaign formats the same times again, and formatting would
 * dominate the cost of the read.
 */
export const toText: (instant: number) => string = memoize((instant) => new Date(instant).toISOString(), 10_000)

/** Converts a time to an ISO 8601 string with a UTC offset, which is given in minutes east of UTC. */
export const toLocalText = (instant: number, offset: number): string => {
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, "0")
  )
  const local = new Date(instant + offset * minute).toISOString().slice(0, -1)
  return `${local}${offset < 0 ? "-" : "+"}${hours}:${minutes}`
}

/** Returns the first time after `instant` that is exactly `hours` hours after midnight UTC. */
export const nextAt = (instant: number, hours: number): number => {
  const offset = hours * hour
  return (Math.floor((instant - offset) / day) + 1) * day + offset
}
