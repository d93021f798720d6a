/**
 * The ids of sessions: version 4 UUIDs that are computed from the number of the session. They can be converted back to the number, so an index is not
 * needed.
 */
import { mix } from "../../environment/Random.ts"

export interface SessionIds {
  readonly respondentId: (ordinal: number) => string
  readonly parentSessionId: (ordinal: number) => string
  /** Returns the number of the session with this id, or undefined if this sandbox did not create the id. */
  readonly ordinalOf: (respondentId: string) => number | undefined
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(8, "0").slice(-digits)

const rounds = [0, 1, 2, 3] as const

/** Permutes the 32-bit numbers with four rounds of a Feistel network. */
const permute = (value: number, seed: number, order: ReadonlyArray<number>): number => {
  let [left, right] = [value >>> 16, value & 0xffff]
  for (const round of order) [left, right] = [right, left ^ (mix(seed + round, right) & 0xffff)]
  // The halves are swapped again after the last round, so applying the rounds in reverse order inverts the permutation.
  return ((right << 16) | left) >>> 0
}

const uuid = (first: number, seed: number): string => {
  const [a, b, c] = [mix(seed, first), mix(seed ^ 0x51ed_270b, first), mix(seed ^ 0x2545_f491, first)]
  const variant = "89ab"[a & 3]
  return `${hex(first, 8)}-${hex(a >>> 8, 4)}-4${hex(b, 3)}-${variant}${hex(b >>> 12, 3)}-${hex(c, 8)}${hex(a >>> 16, 4)}`
}

export const make = (seed: number): SessionIds => {
  const respondentId = (ordinal: number) => uuid(permute(ordinal, seed, rounds), seed)
  return {
    respondentId,
    parentSessionId: (ordinal) => uuid(permute(ordinal, seed ^ 0x6c07_8965, rounds), seed ^ 0x6c07_8965),
    ordinalOf: (id) => {
      const text = id.toLowerCase()
      if (!/^[0-9a-f]{8}-/.test(text)) return undefined
      const ordinal = permute(Number.parseInt(text.slice(0, 8), 16), seed, rounds.toReversed())
      return respondentId(ordinal) === text ? ordinal : undefined
    }
  }
}
