/** A group of respondents, exposed or control, as two counts from which all statistics are computed. */
import { checkCount, InvalidInputError } from "./InvalidInputError.ts"

/** The counts of one group. Fractions are allowed, because the effective counts of a weighted group are fractions. */
export interface Group {
  /** The number of respondents who gave one of the question's target answers, from 0 to `n`. */
  readonly x: number
  /** The total number of respondents in the group, whether or not they gave a target answer. */
  readonly n: number
}

/**
 * Returns x/n, from 0 to 1, or `null` for an empty group, because 0/0 is not a proportion.
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
 * The default minimum number of respondents per group for interpreting a lift.
 *
 * @example
 * ```ts
 * import { defaultMinimumPerGroup } from "@fieldwork/lift-statistics"
 * defaultMinimumPerGroup // => 50
 * ```
 */
export const defaultMinimumPerGroup = 50

/**
 * Checks whether both groups have at least `minimumPerGroup` respondents. Corresponds to `enough_sample_size` in the brand lift API.
 *
 * Pass the numbers of people, not effective counts. The threshold that the brand lift OpenAPI document states is slightly different from the default
 * of at least 50: lift exists only if `total_count` exceeds 50.
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

/** Checks whether x and n are finite numbers with 0 ≤ x ≤ n. `Number.isFinite` also rejects strings, which `+` would concatenate. */
export const isGroup = ({ n, x }: Group): boolean => Number.isFinite(x) && Number.isFinite(n) && x >= 0 && x <= n

/** Throws if `x` or `n` is not a finite number ≥ 0, or if `x` exceeds `n`. */
export const checkGroup = (argument: string, group: Group): void => {
  if (isGroup(group)) return
  const { n, x } = group
  checkCount(`${argument}.n`, n)
  checkCount(`${argument}.x`, x)
  const advice = `the group has only ${n} respondents; check whether x and n are exchanged`
  throw new InvalidInputError("moreThanRespondents", `${argument}.x`, x, advice)
}
