/** The probability of false positives when many parts are read, or a study is read every day. */
import { criticalValue, defaultLevel, checkLevel } from "./Confidence.ts"
import { informationOf } from "./groupSequential.ts"
import { checkWhole } from "./InvalidInputError.ts"
import { everCrossing } from "./StoppingPaths.ts"

/**
 * The probability that at least one of `segments` independent segments without any effect is significant: 1 − L^k.
 *
 * 40 segments at 0.9: 0.985.
 *
 * @example
 * ```ts
 * import { familyWiseFalsePositive } from "@fieldwork/lift-statistics"
 *
 * familyWiseFalsePositive(40) // => 0.98522
 * ```
 * @param segments how many are read, a whole number ≥ 0
 * @throws {InvalidInputError} when segments is not such a number or the level is outside (0, 1)
 */
export const familyWiseFalsePositive = (segments: number, level: number = defaultLevel): number => {
  checkWhole("segments", segments, 0)
  checkLevel(level, "two")
  return segments === 0 ? 0 : -Math.expm1(segments * Math.log(level))
}

/** A study that is read after each of a number of batches of respondents, such as days. */
export interface RepeatedLooks {
  /** The number of equal batches, a whole number ≥ 1; the last look is after the last of them. Omitted when `information` is given. */
  readonly looks?: number | undefined
  /** The batch after which the first look is taken, from 1 to `looks`. Default 1; later when early days are too small. */
  readonly firstLook?: number | undefined
  /** Replaces equal batches: the share of the final sample at each look, ascending, above 0 and at most 1. */
  readonly information?: ReadonlyArray<number> | undefined
  /** Confidence level of each look, 0 to 1. Default 0.9. */
  readonly level?: number | undefined
}

/**
 * Returns the probability that a two-sided test without any effect is significant at one look or more, each look using all data so far.
 *
 * 30 daily looks at 0.9: 0.47, or 0.41 when the first two days are too small to be read, against 0.10 for only the last look. Exact to about 1e-12 for
 * normal data: it computes the share of paths that have not crossed yet from look to look. (Counting whole respondents adds a point: 0.42 at 20 per day
 * in each group and no reading below 50.) Takes a few milliseconds for 30 looks and 0.1 s for 365; time grows with the square of the looks.
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
 * @throws {InvalidInputError} when looks or firstLook is not such a number, the information does not ascend, or the level is
 * outside (0, 1)
 */
export const everSignificant = (question: RepeatedLooks): number => {
  const { firstLook = 1, level = defaultLevel } = question
  checkWhole("firstLook", firstLook, 1)
  if (question.information === undefined) checkWhole("looks", question.looks ?? Number.NaN, firstLook)
  const information = informationOf(question).slice(question.information === undefined ? firstLook - 1 : 0)
  const z = criticalValue(level)
  return everCrossing(information, () => z)
}
