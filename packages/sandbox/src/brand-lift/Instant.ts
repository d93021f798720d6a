/** Times are milliseconds since 1970 internally, and ISO 8601 text in requests and responses. */
import { remembered } from "../http/remembered.ts"

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Cached, because a campaign returns the same few times on every read, and formatting them is most of its cost. */
export const toText: (instant: number) => string = remembered((instant) => new Date(instant).toISOString(), 10_000)

/** The same moment in the local time of an offset, in minutes east of UTC. */
export const toLocalText = (instant: number, offset: number): string => {
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, "0")
  )
  const local = new Date(instant + offset * minute).toISOString().slice(0, -1)
  return `${local}${offset < 0 ? "-" : "+"}${hours}:${minutes}`
}

/** Reads a `date-time` that the spec's format has accepted; a leap second counts as the previous second. */
export const fromText = (text: string): number => Date.parse(text.replace(/:60(?=[.Z+-])/i, ":59"))

/** Returns the first time after `instant` that is `hours` after midnight UTC. */
export const nextAt = (instant: number, hours: number): number => {
  const offset = hours * hour
  return (Math.floor((instant - offset) / day) + 1) * day + offset
}
