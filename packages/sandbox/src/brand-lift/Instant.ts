/**
 * Moments as milliseconds since 1970 inside, ISO 8601 on the wire.
 */

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** A campaign shows the same few moments on every read, and making their text is most of its cost. */
const texts = new Map<number, string>()
const most = 10_000

export const toText = (instant: number): string => {
  const known = texts.get(instant)
  if (known !== undefined) return known
  const text = new Date(instant).toISOString()
  if (texts.size < most) texts.set(instant, text)
  return text
}

/** The same moment in the local time of an offset, in minutes east of UTC. */
export const toLocalText = (instant: number, offset: number): string => {
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, "0")
  )
  const local = new Date(instant + offset * minute).toISOString().slice(0, -1)
  return `${local}${offset < 0 ? "-" : "+"}${hours}:${minutes}`
}

/** Reads a `date-time` that the spec's format has let through; a leap second counts as the one before it. */
export const fromText = (text: string): number => Date.parse(text.replace(/:60(?=[.Z+-])/i, ":59"))

/** The first moment after `instant` at which the day is `hours` old, in UTC. */
export const nextAt = (instant: number, hours: number): number => {
  const offset = hours * hour
  return (Math.floor((instant - offset) / day) + 1) * day + offset
}
