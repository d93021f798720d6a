/**
 * Respondents and their impressions in columns, in order of recruitment.
 *
 * An impression belongs to the respondent whose range it lies in: those of respondent `i` are `first[i]` up to `first[i + 1]`.
 */
import { demographics } from "../lookups/Demographics.ts"
import { type Bytes, bytes, type Doubles, doubles, type Words, words } from "./Column.ts"

/** One question's answers: `width` words of bits for each respondent, one bit an option. No bit set: not asked. */
export interface Answers {
  readonly width: number
  readonly bits: Words
}

export interface Population {
  readonly recruitedAt: Doubles
  /** 1 exposed, 0 control. */
  readonly exposed: Bytes
  /** The cell that the respondent is weighted in. */
  readonly stratum: Bytes
  readonly device: Bytes
  /** One bit for each channel that the respondent is reached in. */
  readonly channels: Bytes
  /** One column for each demographic. */
  readonly demographics: ReadonlyArray<Words>
  /** One entry for each question of the survey. */
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

/** An empty population for questions with these numbers of options. */
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

/** Respondents recruited so far, visible or not. */
export const size = ({ recruitedAt }: Population): number => recruitedAt.length

/** How often a respondent saw the campaign. */
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

/** The options that a respondent chose. */
export const answersOf = ({ bits, width }: Answers, respondent: number): Array<number> => {
  const chosen: Array<number> = []
  for (let word = 0; word < width; word++) {
    const mask = bits.at(respondent * width + word)
    for (let bit = 0; bit < 32; bit++) if ((mask >>> bit) & 1) chosen.push(word * 32 + bit)
  }
  return chosen
}
