/**
 * The analysis of one survey question. All statistics that a dashboard shows are computed from two counts per group.
 *
 * At each confidence level, the significance flag depends only on the interval shown, so it never contradicts that interval. If the lift is close to
 * its margin of error, however, the flag may contradict the p-value and, in small samples, the symmetric margin of error in the brand lift API.
 */
import { defaultLevel, type Sides } from "./Confidence.ts"
import { minimumDetectableLift } from "./DetectableLift.ts"
import { defaultMinimumPerGroup, enoughSampleSize, proportion, checkGroup } from "./Group.ts"
import { excludesZero, type LiftInterval, liftInterval } from "./Interval.ts"
import { checkCount, InvalidInputError } from "./InvalidInputError.ts"
import { type GroupInput, limitToRespondents } from "./limitToRespondents.ts"
import { defaultPower, powerQuantile } from "./power.ts"
import { lift, marginOfError, type Pooling, pValue } from "./TwoProportions.ts"
import type { Verdict } from "./Verdict.ts"

/** The options for {@link analyseLift}: levels, sides, standard error, power and the minimum number of respondents. */
export interface AnalyseLiftOptions {
  /** The confidence levels, each from 0 to 1. The tests are returned in the order of the levels. Default: `[0.9]`. */
  readonly levels?: ReadonlyArray<number> | undefined
  /**
   * Whether the tests are two-sided or one-sided. Default: `"two"`. With `"one"` the interval has only a lower limit, and only a lift can be
   * significant.
   */
  readonly sides?: Sides | undefined
  /** The standard error that the p-value uses. Default: `"pooled"`. Intervals always use unpooled standard errors. */
  readonly pooling?: Pooling | undefined
  /** The power for which the minimum detectable lift is computed, from 0 to 1. Default: 0.8. */
  readonly power?: number | undefined
  /** The minimum number of respondents per group for a verdict on the lift. Default: 50. */
  readonly minimumPerGroup?: number | undefined
}

/** The counts of one group, as used in the analysis. */
export interface GroupSummary {
  /** The number of respondents who gave a target answer. */
  readonly x: number
  /** The total number of respondents in the group, or the effective sample size if weights are used. */
  readonly n: number
  /** The number of people that the counts represent. */
  readonly respondents: number
  /** x/n, from 0 to 1; `null` if the group is empty. */
  readonly proportion: number | null
}

/** A lift on three scales, each as a proportion. */
export interface Lift {
  /** The lift in points, d = p_e − p_c. */
  readonly points: number
  /** The relative lift, d/p_c; `null` if the control proportion is 0. */
  readonly relative: number | null
  /** The lift relative to the headroom, d/(1 − p_c); `null` if the control proportion is 1. */
  readonly headroom: number | null
}

/** The result at one confidence level. */
export interface LevelResult {
  readonly level: number
  readonly sides: Sides
  /** The symmetric margin of error, for comparison with `margin_of_error` in the brand lift API; `null` if a group is empty. */
  readonly marginOfError: number | null
  /** The confidence interval to show for the lift in points, with limits as proportions; `null` if a group is empty. */
  readonly interval: LiftInterval | null
  /** Whether `interval` excludes zero, whatever the number of respondents. `verdict` also takes the number of respondents into account. */
  readonly significant: boolean
  readonly verdict: Verdict
}

/** The comparison of the exposed group with the control group: the lift, and one test per confidence level. */
export interface LiftAnalysis {
  readonly exposed: GroupSummary
  readonly control: GroupSummary
  /** The lift; `null` if one of the groups is empty. */
  readonly lift: Lift | null
  /**
   * The p-value of the chosen test: the probability of a lift at least this extreme if there is no effect; `null` if a group is empty or all
   * respondents gave the same answer.
   */
  readonly pValue: number | null
  /** Whether both groups have at least `minimumPerGroup` respondents. */
  readonly enoughSampleSize: boolean
  /** One result for each requested level, in the order of `levels`. */
  readonly tests: ReadonlyArray<LevelResult>
}

const summarise = (name: "exposed" | "control", group: GroupInput): GroupSummary => {
  checkGroup(name, group)
  const { n, respondents = n, x } = group
  checkCount(`${name}.respondents`, respondents)
  if (n === 0 || respondents === 0) return { x: 0, n: 0, respondents: 0, proportion: null }
  return { ...limitToRespondents({ x, n, respondents }), proportion: proportion(group) }
}

/**
 * Compares the exposed group with the control group at each requested confidence level.
 *
 * The intervals are those of {@link liftInterval}: Newcombe's score interval if a group has few target answers or few other answers, otherwise the
 * symmetric interval. An empty group is not an error: its proportion, the lift, the p-value and the intervals are `null`, no test is significant, and
 * each verdict contains the number of missing respondents.
 *
 * @example
 * ```ts
 * import { analyseLift } from "@fieldwork/lift-statistics"
 *
 * const analysis = analyseLift({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } })
 * analysis.lift?.points // => 0.06
 * analysis.tests[0]?.verdict.kind // => "lift"
 * ```
 * @throws {InvalidInputError} if the counts, the levels, the power or `minimumPerGroup` are invalid
 */
export const analyseLift = (
  groups: { readonly exposed: GroupInput; readonly control: GroupInput },
  options: AnalyseLiftOptions = {}
): LiftAnalysis => {
  const {
    levels = [defaultLevel],
    minimumPerGroup = defaultMinimumPerGroup,
    pooling = "pooled",
    power = defaultPower,
    sides = "two"
  } = options
  if (levels.length === 0) {
    throw new InvalidInputError("empty", "levels", levels, "pass at least one level, such as 0.9")
  }
  // Invalid options are rejected in every call, even if the result would not depend on them.
  for (const level of levels) powerQuantile({ level, sides, power })
  const exposed = summarise("exposed", groups.exposed)
  const control = summarise("control", groups.control)
  const enough = enoughSampleSize(exposed.respondents, control.respondents, minimumPerGroup)
  const points = lift(exposed, control)

  const verdictAt = (level: number, interval: LiftInterval | null): Verdict => {
    if (!enough || points === null || interval === null || control.proportion === null) {
      // If the minimum is 0, an empty group still needs one respondent.
      const needed = Math.max(minimumPerGroup, 1)
      return {
        kind: "tooFewRespondents",
        minimumPerGroup: needed,
        exposedMissing: Math.max(needed - exposed.respondents, 0),
        controlMissing: Math.max(needed - control.respondents, 0)
      }
    }
    if (excludesZero(interval)) {
      return { kind: interval.lower > 0 ? "lift" : "decline", level, sides, points, interval }
    }
    const detectable = minimumDetectableLift({
      control: control.proportion,
      exposedRespondents: exposed.n,
      controlRespondents: control.n,
      level,
      sides,
      power,
      method: interval.method
    })
    return { kind: "notSignificant", level, sides, points, interval, power, detectable }
  }

  return {
    exposed,
    control,
    lift:
      points === null
        ? null
        : { points, relative: lift(exposed, control, "relative"), headroom: lift(exposed, control, "headroom") },
    pValue: pValue(exposed, control, pooling, sides),
    enoughSampleSize: enough,
    tests: levels.map((level) => {
      const interval = liftInterval(exposed, control, level, sides)
      return {
        level,
        sides,
        marginOfError: marginOfError(exposed, control, level, sides),
        interval,
        significant: interval !== null && excludesZero(interval),
        verdict: verdictAt(level, interval)
      }
    })
  }
}
