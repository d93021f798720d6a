/**
 * The test for a sample ratio mismatch (SRM). If the sizes of the groups contradict the design of the study, do not interpret the lift, because
 * something influences which respondents are counted.
 */
import { chiSquareP } from "./ChiSquare.ts"
import { checkCount, checkProbability, InvalidInputError } from "./InvalidInputError.ts"

/** The sizes of the groups, and their planned ratio. */
export interface SampleRatioOptions {
  /** The number of respondents in each group: people, not effective counts. */
  readonly observed: ReadonlyArray<number>
  /** The planned ratio of the group sizes, in the order of `observed`, such as `[1, 1]` or `[2, 1]`. */
  readonly expected: ReadonlyArray<number>
  /** The p-value below which the sizes are reported as a mismatch, from 0 to 1. Default: 0.001, at which false alarms are rare. */
  readonly threshold?: number | undefined
}

/** The result of the test for a sample ratio mismatch. */
export interface SampleRatio {
  /** Pearson's chi-square statistic. */
  readonly chiSquare: number
  /** The degrees of freedom: the number of groups minus 1. */
  readonly df: number
  /** The probability of group sizes that differ from the planned ratio by at least this much, if respondents are assigned as planned. */
  readonly p: number
  /** Whether `p` is below the threshold. If `true`, do not interpret the lift, because something influences which respondents are counted. */
  readonly mismatch: boolean
  /** The proportion of all respondents in each group, from 0 to 1. */
  readonly shares: ReadonlyArray<number>
}

/**
 * Tests for a sample ratio mismatch with Pearson's chi-square test of the group sizes against the planned ratio.
 *
 * Source: Fabijan et al., "Diagnosing sample ratio mismatch in online controlled experiments", KDD 2019.
 *
 * @example
 * ```ts
 * import { sampleRatio } from "@fieldwork/lift-statistics"
 *
 * sampleRatio({ observed: [821_588, 815_482], expected: [1, 1] })?.mismatch // => true
 * ```
 * @returns `null` if there are no respondents or fewer than two groups
 * @throws {InvalidInputError} if a count or a proportion is invalid, or if `observed` and `expected` have different lengths
 */
export const sampleRatio = ({ expected, observed, threshold = 0.001 }: SampleRatioOptions): SampleRatio | null => {
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
      throw new InvalidInputError("outOfRange", `expected[${i}]`, 0, "omit groups that are designed to be empty")
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
