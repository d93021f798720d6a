/**
 * Stores the respondents of a study and their impressions in columns, in order of recruitment.
 *
 * The impressions of respondent `i` have the indexes from `first[i]` (inclusive) to `first[i + 1]` (exclusive).
 */
import { demographics } from "../lookups/demographics.ts"
import { type Bytes, bytes, type Doubles, doubles, type Words, words } from "./Column.ts"

/**
 * The answers to one question. Each respondent has `width` 32-bit words with one bit per option. No bit is set if the respondent was not asked the
 * question.
 */
export interface Answers {
  readonly width: number
  readonly bits: Words
}

export interface Population {
  readonly recruitedAt: Doubles
  /** The group of each respondent: 1 for exposed, 0 for control. */
  readonly exposed: Bytes
  /** The weighting cell of each respondent, which is a combination of gender and age bucket. */
  readonly stratum: Bytes
  readonly device: Bytes
  /** The channels that reach each respondent, as a bit mask. */
  readonly channels: Bytes
  /** The values of the demographic questions, with one column per question. */
  readonly demographics: ReadonlyArray<Words>
  /** The answers to the survey's questions, with one entry per question. */
  readonly answers: ReadonlyArray<Answers>
  readonly first: Words
  readonly impressions: {
    readonly timestamp: Doubles
    readonly placement: Bytes
    readonly creative: Bytes
    readonly adChannel: Bytes
    readonly daypart: Bytes
  }
}

/** Creates an empty population. `options` contains the number of answer options of each question. */
export const make = (options: ReadonlyArray<number>): Population => {
  const first = words()
  first.push(0)
  return {
    recruitedAt: doubles(),
    exposed: bytes(),
    stratum: bytes(),
    device: bytes(),
    channels: bytes(),
    demographics: demographics.map(words),
    answers: options.map((count) => ({ width: Math.max(1, Math.ceil(count / 32)), bits: words() })),
    first,
    impressions: { timestamp: doubles(), placement: bytes(), creative: bytes(), adChannel: bytes(), daypart: bytes() }
  }
}

/** Returns the number of recruited respondents, including those whom the results will include only after the next data refresh. */
export const size = ({ recruitedAt }: Population): number => recruitedAt.length

/** Returns the number of times a respondent saw the campaign. */
export const frequency = ({ first }: Population, respondent: number): number =>
  first.at(respondent + 1) - first.at(respondent)

/** Appends the answers of the next respondent. */
export const pushAnswers = ({ bits, width }: Answers, options: ReadonlyArray<number>): void => {
  for (let word = 0; word < width; word++) {
    let mask = 0
    for (const option of options) if (option >> 5 === word) mask |= 1 << (option & 31)
    bits.push(mask >>> 0)
  }
}

/** Returns the indexes of the options that a respondent chose. */
export const answersOf = ({ bits, width }: Answers, respondent: number): Array<number> => {
  const chosen: Array<number> = []
  for (let word = 0; word < width; word++) {
    const mask = bits.at(respondent * width + word)
    for (let bit = 0; bit < 32; bit++) if ((mask >>> bit) & 1) chosen.push(word * 32 + bit)
  }
  return chosen
}
