/**
 * Ids of the objects that a launch creates. Numbers are counted over all campaigns. UUIDs of numerous objects are
 * computed rather than stored.
 */

export interface Counters {
  readonly survey: () => number
  /** The `id` of a question in its campaign, which paths contain. */
  readonly question: () => number
  /**
   * The `question_id` of a question in the survey, which filters and responses contain. It does not collide with the
   * marketplace's own ids.
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

export const counters = (): Counters => ({
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

/** Reversible on 32 bits, so that different numbers remain different. */
const mix = (value: number): number => {
  let mixed = value >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

const hex = (word: number): string => word.toString(16).padStart(8, "0")

/** Returns the first 32 bits of `uuidAt`, which are distinct for each `index` with one `seed`. */
export const wordAt = (seed: number, index: number): number => mix(seed + index)

/** The salts are far from any index, so that a word is never combined with itself to zero. */
const salts = [0x9e3779b9, 0xbb67ae85, 0xdaa66d2b]

/** Returns the UUID of the object with this index, in the form of RFC 9562 version 4. */
export const uuidAt = (seed: number, index: number): string => {
  const [second, third, fourth] = salts.map((salt) => hex(mix(mix(seed + salt) ^ wordAt(seed, index)))) as [
    string,
    string,
    string
  ]
  const variant = "89ab"[Number.parseInt(third[0] ?? "0", 16) & 3]
  return `${hex(wordAt(seed, index))}-${second.slice(0, 4)}-4${second.slice(5)}-${variant}${third.slice(1, 4)}-${third.slice(4)}${fourth}`
}
