/**
 * Respondents and their impressions in columns, in order of recruitment.
 *
 * The impressions of respondent `i` are those from `first[i]` up to, but not including, `first[i + 1]`.
 */
import { demographics } from "../lookups/demographics.ts"
import { type Bytes, bytes, type Doubles, doubles, type Words, words } from "./Column.ts"

/**
 * The answers to one question: `width` words per respondent, with one bit per option. No bit is set if the question was
 * not asked.
 */
export interface Answers {
  readonly width: number
  readonly bits: Words
}

export interface Population {
  readonly recruitedAt: Doubles
  /** 1 for exposed, 0 for control. */
  readonly exposed: Bytes
  /** The weighting cell of the respondent. */
  readonly stratum: Bytes
  readonly device: Bytes
  /** One bit per channel in which the respondent is reached. */
  readonly channels: Bytes
  /** One column per demographic. */
  readonly demographics: ReadonlyArray<Words>
  /** One entry per question of the survey. */
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

/** Creates an empty population for questions with these numbers of options. */
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

/** Returns the number of recruited respondents, including those that are not yet visible. */
export const size = ({ recruitedAt }: Population): number => recruitedAt.length

/** Returns how often a respondent saw the campaign. */
export const frequency = ({ first }: Population, respondent: number): number =>
  first.at(respondent + 1) - first.at(respondent)

/** Writes the answers of the next respondent. */
export const pushAnswers = ({ bits, width }: Answers, options: ReadonlyArray<number>): void => {
  for (let word = 0; word < width; word++) {
    let mask = 0
    for (const option of options) if (option >> 5 === word) mask |= 1 << (option & 31)
    bits.push(mask >>> 0)
  }
}

/** Returns the options that a respondent chose. */
export const answersOf = ({ bits, width }: Answers, respondent: number): Array<number> => {
  const chosen: Array<number> = []
  for (let word = 0; word < width; word++) {
    const mask = bits.at(respondent * width + word)
    for (let bit = 0; bit < 32; bit++) if ((mask >>> bit) & 1) chosen.push(word * 32 + bit)
  }
  return chosen
}
