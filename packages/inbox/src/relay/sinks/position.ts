/**
 * The position of an envelope among all envelopes with the same key, as a string that sinks store together with the envelope.
 */
import type { Envelope } from "../Envelope.ts"

export const writePosition = ({ epoch, position }: Pick<Envelope, "epoch" | "position">): string =>
  `${epoch}/${position.sequence}/${position.item}`

/**
 * Returns whether the stored position is equal to or later than the position of the envelope. Returns `false` if the stored string was not written by
 * a relay.
 */
export const isReached = (stored: string, envelope: Pick<Envelope, "epoch" | "position">): boolean => {
  const match = /^(\d+)\/(\d+)\/(-?\d+)$/.exec(stored)
  if (match === null) return false
  const [epoch = 0, sequence = 0, item = 0] = match.slice(1).map(Number)
  const { position } = envelope
  return (epoch - envelope.epoch || sequence - position.sequence || item - position.item) >= 0
}
