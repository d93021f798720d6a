/**
 * Sequential analysis of a study at each look (interim analysis), combined with the results of earlier looks.
 */
import { defaultMinimumPerGroup, enoughSampleSize } from "./Group.ts"
import { type GroupInput, limitToRespondents } from "./limitToRespondents.ts"
import {
  type AsymptoticCsOptions,
  asymptoticCs,
  type Look,
  msprt,
  type MsprtOptions,
  type SequentialResult
} from "./Sequential.ts"

/**
 * The counts of both groups at a look. `respondents` is the number of people that the effective counts represent. An `n` above this number is reduced
 * to it.
 */
export interface LookInput extends Look {
  readonly exposed: GroupInput
  readonly control: GroupInput
}

/** The sequential test to use, its parameters, and the minimum number of respondents. */
export type AnalyseLooksOptions = (
  | ({ readonly method?: "msprt" | undefined } & Pick<MsprtOptions, "tau">)
  | ({ readonly method: "asymptoticCs" } & Pick<AsymptoticCsOptions, "tightestAt" | "rho">)
) & {
  /** The overall false positive rate across all looks (interim analyses), from 0 to 1. Default: 0.1. */
  readonly alpha?: number | undefined
  /**
   * The minimum number of people in each group; looks with fewer people are skipped. Default: 50, because the tests are valid for large samples only.
   */
  readonly minimumPerGroup?: number | undefined
}

/** The result at one look, combined with the results of all earlier looks. */
export interface LookResult {
  /** The result of this look only; `null` if the look was skipped. */
  readonly look: SequentialResult | null
  /** The smallest p-value so far. 1 until the first look that is not skipped. */
  readonly p: number
  /** The intersection of all intervals so far; `null` if all looks so far were skipped or the intersection is empty. */
  readonly interval: { readonly lower: number; readonly upper: number } | null
  /** Whether this look or an earlier one was significant. */
  readonly significant: boolean
}

/**
 * Returns, for each look in order, the valid results so far: the running p-value, the running intersection of the intervals, and whether any interval
 * excluded zero.
 *
 * In a study without an effect, the probability that `significant` ever becomes true is at most alpha, for any number of looks. An empty intersection
 * means that the data contradict each other over time: check whether the surveyed population has changed.
 *
 * @example
 * ```ts
 * import { analyseLooks } from "@fieldwork/lift-statistics"
 *
 * const days = analyseLooks([
 *   { exposed: { x: 60, n: 120 }, control: { x: 48, n: 120 } },
 *   { exposed: { x: 920, n: 2000 }, control: { x: 800, n: 2000 } }
 * ])
 * days[1]?.significant // => true
 * ```
 * @throws {InvalidInputError} if a look's counts or an option are invalid
 */
export const analyseLooks = (
  looks: Iterable<LookInput>,
  options: AnalyseLooksOptions = {}
): ReadonlyArray<LookResult> => {
  const { minimumPerGroup = defaultMinimumPerGroup } = options
  const results: Array<LookResult> = []
  let p = 1
  let significant = false
  let interval: { readonly lower: number; readonly upper: number } | null = null
  let isEmpty = false
  for (const groups of looks) {
    const look = {
      exposed: limitToRespondents(groups.exposed, "exposed"),
      control: limitToRespondents(groups.control, "control")
    }
    const enough = enoughSampleSize(look.exposed.respondents, look.control.respondents, minimumPerGroup)
    const result =
      options.method === "asymptoticCs" ? asymptoticCs({ ...options, ...look }) : msprt({ ...options, ...look })
    const valid = enough ? result : null
    if (valid !== null) {
      p = Math.min(p, valid.p)
      significant ||= valid.significant
      const lower = Math.max(valid.lower, interval?.lower ?? -Infinity)
      const upper = Math.min(valid.upper, interval?.upper ?? Infinity)
      isEmpty ||= lower > upper
      interval = isEmpty ? null : { lower, upper }
    }
    results.push({ look: valid, p, interval, significant })
  }
  return results
}
