/**
 * Generates the ids of the objects that a launch creates. Numeric ids are consecutive across all campaigns. The UUIDs of respondents and impressions
 * are computed instead of stored, because there are so many of them.
 */

export interface StudyIds {
  readonly survey: () => number
  /** Returns the next `id` for a question in a campaign. The `id` is used in paths. */
  readonly question: () => number
  /**
   * Returns the next `question_id` for a question in a survey. The `question_id` is used in filters and responses, and never equals the id of a
   * question in the marketplace.
   */
  readonly surveyQuestion: () => number
  readonly answer: () => number
  readonly audience: () => number
  readonly group: () => number
  readonly pixelGroup: () => number
  readonly pixel: () => number
  readonly mapping: () => number
}

const from = (first: number) => {
  let next = first
  return () => next++
}

export const createStudyIds = (): StudyIds => ({
  survey: from(410_001),
  question: from(48_001),
  surveyQuestion: from(200_001),
  answer: from(90_001),
  audience: from(301),
  group: from(41),
  pixelGroup: from(61),
  pixel: from(7001),
  mapping: from(5501)
})

/** Mixes the bits of a 32-bit number. The function is a bijection, so different inputs have different results. */
const mix = (value: number): number => {
  let mixed = value >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

const hex = (word: number): string => word.toString(16).padStart(8, "0")

/** Returns the first 32 bits of the UUID that `uuidAt` returns. For the same seed, different indexes have different results. */
export const wordAt = (seed: number, index: number): number => mix(seed + index)

/**
 * The salts are far larger than any index, so the two words that `uuidAt` combines by XOR are always different. XOR of equal words would result in
 * zero.
 */
const salts = [0x9e3779b9, 0xbb67ae85, 0xdaa66d2b]

/** Returns the UUID (version 4, RFC 9562) of the object at position `index` in the sequence that `seed` generates. */
export const uuidAt = (seed: number, index: number): string => {
  const [second, third, fourth] = salts.map((salt) => hex(mix(mix(seed + salt) ^ wordAt(seed, index)))) as [
    string,
    string,
    string
  ]
  const variant = "89ab"[Number.parseInt(third[0] ?? "0", 16) & 3]
  return `${hex(wordAt(seed, index))}-${second.slice(0, 4)}-4${second.slice(5)}-${variant}${third.slice(1, 4)}-${third.slice(4)}${fourth}`
}
