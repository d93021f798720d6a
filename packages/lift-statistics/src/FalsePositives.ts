/** The probability of false positives if many segments are tested, or if a study is tested every day. */
import { criticalValue, defaultLevel, checkLevel } from "./Confidence.ts"
import { informationOf } from "./groupSequential.ts"
import { checkInteger } from "./InvalidInputError.ts"
import { crossingProbability } from "./StoppingPaths.ts"

/**
 * Returns the probability that at least one of k independent segments without an effect is significant at confidence level L: 1 − L^k.
 *
 * With 40 segments at a level of 0.9, the probability is 0.985.
 *
 * @example
 * ```ts
 * import { familyWiseErrorRate } from "@fieldwork/lift-statistics"
 *
 * familyWiseErrorRate(40) // => 0.98522
 * ```
 * @param segments the number of segments that are tested, an integer ≥ 0
 * @throws {InvalidInputError} if `segments` is not an integer ≥ 0 or the level is outside (0, 1)
 */
export const familyWiseErrorRate = (segments: number, level: number = defaultLevel): number => {
  checkInteger("segments", segments, 0)
  checkLevel(level, "two")
  return segments === 0 ? 0 : -Math.expm1(segments * Math.log(level))
}

/** The looks (interim analyses) at a study that is tested after each of several batches of respondents, for example every day. */
export interface RepeatedLooks {
  /** The number of batches of equal size, an integer ≥ 1. The last look follows the last batch. Omit `looks` if `information` is given. */
  readonly looks?: number | undefined
  /**
   * The number of the batch after which the first look is taken, from 1 to `looks`. Default: 1. Use a larger number if the samples of the first days
   * are too small.
   */
  readonly firstLook?: number | undefined
  /**
   * The fraction of the final sample at each look, in ascending order, above 0 and at most 1. If `information` is given, `looks` and `firstLook` are
   * ignored.
   */
  readonly information?: ReadonlyArray<number> | undefined
  /** The confidence level of each look, from 0 to 1. Default: 0.9. */
  readonly level?: number | undefined
}

/**
 * Returns the probability that a two-sided test is significant at one or more looks although there is no effect. Each look uses all data so far.
 *
 * With 30 daily looks at a level of 0.9, the probability is 0.47, or 0.41 if the samples of the first two days are too small to test. With a single
 * look at the end, the probability is 0.10. The function integrates, from look to look, the distribution of the test statistic in studies without a
 * significant result so far. The result is accurate to about 1e-12 for normally distributed data. For counts of respondents, the probability is about
 * one percentage point higher: 0.42 if each group gains 20 respondents per day and is not tested with fewer than 50. The computation takes a few
 * milliseconds for 30 looks and 0.1 s for 365 looks. The time grows with the square of the number of looks.
 *
 * Source: Armitage, McPherson and Rowe, J. R. Statist. Soc. A 132 (1969), 235–244.
 *
 * @example
 * ```ts
 * import { everSignificant } from "@fieldwork/lift-statistics"
 *
 * everSignificant({ looks: 30 }) // => 0.46896
 * everSignificant({ information: [0.25, 0.5, 1], level: 0.9 }) // => 0.21355
 * ```
 * @throws {InvalidInputError} if `looks` or `firstLook` is invalid, `information` is not ascending, or the level is outside (0, 1)
 */
export const everSignificant = (options: RepeatedLooks): number => {
  const { firstLook = 1, level = defaultLevel } = options
  checkInteger("firstLook", firstLook, 1)
  if (options.information === undefined) checkInteger("looks", options.looks ?? Number.NaN, firstLook)
  const information = informationOf(options).slice(options.information === undefined ? firstLook - 1 : 0)
  const z = criticalValue(level)
  return crossingProbability(information, () => z)
}
