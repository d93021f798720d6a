/**
 * Whether the groups have their designed sizes. If not, do not read the lift: something decides who is counted.
 */
import { chiSquareP } from "./ChiSquare.ts"
import { checkCount, checkProbability, InvalidInputError } from "./InvalidInputError.ts"

/** The sizes of groups, and their designed proportions. */
export interface SampleRatioQuestion {
  /** Respondents of each group; people, not effective counts. */
  readonly observed: ReadonlyArray<number>
  /** The designed proportions in the same order, such as `[1, 1]` or `[2, 1]`. */
  readonly expected: ReadonlyArray<number>
  /** Below this p-value the sizes are a mismatch, 0 to 1. Default 0.001: a warning that is nearly always right. */
  readonly threshold?: number | undefined
}

/** Whether the sizes of groups contradict their design. */
export interface SampleRatio {
  /** Pearson's chi-square. */
  readonly chiSquare: number
  /** The number of groups minus 1. */
  readonly df: number
  /** The probability of sizes that differ at least this much from the design, if the design is followed. */
  readonly p: number
  /** Whether `p` is below the threshold. Then do not read the lift: something decides who is counted. */
  readonly mismatch: boolean
  /** The share of each group, 0 to 1. */
  readonly shares: ReadonlyArray<number>
}

/**
 * Tests for a sample-ratio mismatch: Pearson's chi-square of the sizes against the designed proportions.
 *
 * Source: Fabijan et al., "Diagnosing sample ratio mismatch in online controlled experiments", KDD 2019.
 *
 * @example
 * ```ts
 * import { sampleRatio } from "@fieldwork/lift-statistics"
 *
 * sampleRatio({ observed: [821_588, 815_482], expected: [1, 1] })?.mismatch // => true
 * ```
 * @returns `null` when there are no respondents, or fewer than two groups
 * @throws {InvalidInputError} when a count or a proportion is impossible, or their numbers differ
 */
export const sampleRatio = ({ expected, observed, threshold = 0.001 }: SampleRatioQuestion): SampleRatio | null => {
  checkProbability("threshold", threshold)
  if (expected.length !== observed.length) {
    throw new InvalidInputError(
      "outOfRange",
      "expected",
      expected,
      `pass ${observed.length} proportions, one for each group`
    )
  }
  for (const [i, count] of observed.entries()) checkCount(`observed[${i}]`, count)
  for (const [i, share] of expected.entries()) {
    checkCount(`expected[${i}]`, share)
    if (share === 0)
      throw new InvalidInputError("outOfRange", `expected[${i}]`, 0, "leave out a group that nobody is to be in")
  }
  const all = observed.reduce((sum, count) => sum + count, 0)
  const parts = expected.reduce((sum, part) => sum + part, 0)
  const df = observed.length - 1
  if (all === 0) return null
  const chiSquare = observed.reduce((sum, count, i) => {
    const due = all * ((expected[i] ?? 0) / parts)
    return sum + (count - due) ** 2 / due
  }, 0)
  const p = chiSquareP(chiSquare, df)
  return p === null ? null : { chiSquare, df, p, mismatch: p < threshold, shares: observed.map((count) => count / all) }
}
