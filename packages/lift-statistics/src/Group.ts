/** A group of respondents, exposed or control, as two counts, from which all other figures are computed. */
import { checkCount, InvalidInputError } from "./InvalidInputError.ts"

/** Counts of one group. They need not be whole: effective counts of a weighted group are groups too. */
export interface Group {
  /** Respondents in target: those who gave the answer that is counted. From 0 to `n`. */
  readonly x: number
  /** All respondents of the group, in target or not. */
  readonly n: number
}

/**
 * x/n, 0 to 1; `null` for an empty group, because 0 of 0 is not a proportion.
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
 * The default minimum of respondents per group for reading a lift.
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
 * It counts people, so pass respondents and not effective counts. The brand lift document has another threshold: lift exists only once `total_count`
 * exceeds 50.
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

/** Whether x and n are counts with x ≤ n. `isFinite` also refuses strings, for which `+` would concatenate. */
export const isGroup = ({ n, x }: Group): boolean => Number.isFinite(x) && Number.isFinite(n) && x >= 0 && x <= n

/** Refuses a group whose `x` or `n` is not a count, or whose `x` exceeds `n`. */
export const checkGroup = (argument: string, group: Group): void => {
  if (isGroup(group)) return
  const { n, x } = group
  checkCount(`${argument}.n`, n)
  checkCount(`${argument}.x`, x)
  const advice = `it counts respondents in target, out of all ${n} of the group; are x and n exchanged?`
  throw new InvalidInputError("moreThanRespondents", `${argument}.x`, x, advice)
}
