/** The limit on effective sample sizes: a weighted group counts at most as many respondents as it has people. */
import { checkGroup, type Group } from "./Group.ts"
import { checkCount } from "./InvalidInputError.ts"

/** The counts of a group: unweighted counts, or the result of {@link weigh}. */
export interface GroupInput extends Group {
  /**
   * The number of people that the effective counts represent. `minimumPerGroup` applies to this number, and an `n` above this number is reduced to
   * it. Default: `n`.
   */
  readonly respondents?: number | undefined
}

/**
 * Returns the counts of a group with an `n` of at most `respondents`, and the same proportion. The effective sample size that is derived from a margin
 * of error can exceed the number of people, which would make an interval narrower than that of unweighted respondents. `analyseLift` and
 * `analyseLooks` apply this limit themselves. Without people, both counts are 0.
 *
 * @example
 * ```ts
 * import { limitToRespondents } from "@fieldwork/lift-statistics"
 *
 * limitToRespondents({ x: 300, n: 750, respondents: 500 }).x // => 200
 * ```
 * @param name the name of the group in error messages; default: `group`
 * @throws {InvalidInputError} if the counts are invalid
 */
export const limitToRespondents = (
  group: GroupInput,
  name: string = "group"
): Group & { readonly respondents: number } => {
  checkGroup(name, group)
  const { n, respondents = n, x } = group
  checkCount(`${name}.respondents`, respondents)
  // The quotient is computed first, because it is at most 1 even after rounding. Otherwise, x could exceed n by a rounding error.
  return n <= respondents ? { x, n, respondents } : { x: (x / n) * respondents, n: respondents, respondents }
}
