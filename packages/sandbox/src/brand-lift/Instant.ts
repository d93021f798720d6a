/**
 * Moments as milliseconds since 1970 inside, ISO 8601 on the wire.
 */

export const hour = 3_600_000
export const day = 24 * hour

export const toText = (instant: number): string => new Date(instant).toISOString()

/** Reads a `date-time` that the spec's format has let through; a leap second counts as the one before it. */
export const fromText = (text: string): number => Date.parse(text.replace(/:60(?=[.Z+-])/i, ":59"))

/** The first moment after `instant` at which the day is `hours` old, in UTC. */
export const nextAt = (instant: number, hours: number): number => {
  const offset = hours * hour
  return (Math.floor((instant - offset) / day) + 1) * day + offset
}
