/**
 * A group of respondents, exposed or control, as two counts: everything else is computed from pairs of these.
 */
import { checkCount, checkGroup } from "./InvalidInputError.ts"

/** Counts of one group. They need not be whole: effective counts of a weighted group are groups too. */
export interface Group {
  /** Respondents in target: those who gave the answer that is counted. From 0 to `n`. */
  readonly x: number
  /** All respondents of the group, in target or not. */
  readonly n: number
}

/**
 * x/n, 0 to 1; `null` when nobody was asked, as 0 of 0 is no proportion.
 *
 * @example
 * ```ts
 * import { proportion } from "@fieldwork/lift-statistics"
 *
 * proportion({ x: 230, n: 500 }) // => 0.46
 * ```
 */
export const proportion = (group: Group): number | null => {
  checkGroup("group", group)
  return group.n === 0 ? null : group.x / group.n
}

/**
 * Respondents that each group needs before its lift is worth reading, unless the caller says otherwise.
 *
 * @example
 * ```ts
 * import { defaultMinimumPerGroup } from "@fieldwork/lift-statistics"
 * defaultMinimumPerGroup // => 50
 * ```
 */
export const defaultMinimumPerGroup = 50

/**
 * Whether both groups have at least `minimumPerGroup` respondents: the wire's `enough_sample_size`.
 *
 * Counts people, so pass respondents and not effective counts. The brand lift document's own gate is another one:
 * lift exists only once `total_count` exceeds 50.
 *
 * @example
 * ```ts
 * import { enoughSampleSize } from "@fieldwork/lift-statistics"
 *
 * enoughSampleSize(51, 49) // => false
 * ```
 */
export const enoughSampleSize = (
  exposedRespondents: number,
  controlRespondents: number,
  minimumPerGroup: number = defaultMinimumPerGroup
): boolean => {
  checkCount("exposedRespondents", exposedRespondents)
  checkCount("controlRespondents", controlRespondents)
  checkCount("minimumPerGroup", minimumPerGroup)
  return exposedRespondents >= minimumPerGroup && controlRespondents >= minimumPerGroup
}
