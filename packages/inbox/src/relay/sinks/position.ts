/**
 * The position of an envelope within its key's history, as the text that sinks store with it.
 */
import type { Envelope } from "../Envelope.ts"

export const writePlace = ({ epoch, position }: Pick<Envelope, "epoch" | "position">): string =>
  `${epoch}/${position.sequence}/${position.item}`

/** Returns whether the stored position is that of the envelope or a later one. Returns false if a relay did not write the stored text. */
export const isReached = (stored: string, envelope: Pick<Envelope, "epoch" | "position">): boolean => {
  const match = /^(\d+)\/(\d+)\/(-?\d+)$/.exec(stored)
  if (match === null) return false
  const [epoch = 0, sequence = 0, item = 0] = match.slice(1).map(Number)
  const { position } = envelope
  return (epoch - envelope.epoch || sequence - position.sequence || item - position.item) >= 0
}
