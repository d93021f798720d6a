/**
 * The reading of one question: all figures of a dashboard, from two pairs of counts.
 *
 * Each level has one interval, and its verdict follows only from that interval. Therefore the flag never contradicts
 * the shown interval, although near the limit
 * it may differ from the p-value and, in small samples, from the service's symmetric margin.
 */
import { defaultLevel, type Sides } from "./Confidence.ts"
import { minimumDetectableLift } from "./DetectableLift.ts"
import { defaultMinimumPerGroup, enoughSampleSize, type Group, proportion, checkGroup } from "./Group.ts"
import { excludesZero, type LiftInterval, liftInterval } from "./Interval.ts"
import { checkCount, InvalidInputError } from "./InvalidInputError.ts"
import { defaultPower, powerQuantile } from "./power.ts"
import { lift, marginOfError, type Pooling, pValue } from "./TwoProportions.ts"
import type { Verdict } from "./Verdict.ts"

/** A group to read: plain counts, or what {@link weigh} returns. */
export interface GroupInput extends Group {
  /**
   * People behind effective counts. The minimum per group counts people, and effective counts that exceed the number of people are reduced to it.
   * Default `n`.
   */
  readonly respondents?: number | undefined
}

/** The levels, sides and limits of a reading. */
export interface ReadingOptions {
  /** Confidence levels, each 0 to 1; the tests come in this order. Default `[0.9]`. */
  readonly levels?: ReadonlyArray<number> | undefined
  /** Whether declines count as well. Default `"two"`. With `"one"` the interval is open above, and only a lift can be significant. */
  readonly sides?: Sides | undefined
  /** Which standard error the p-value uses. Default `"pooled"`. Intervals are always unpooled. */
  readonly pooling?: Pooling | undefined
  /** Power at which the detectable lift is stated, 0 to 1. Default 0.8. */
  readonly power?: number | undefined
  /** Respondents that each group needs before the lift is read. Default 50. */
  readonly minimumPerGroup?: number | undefined
}

/** The counts of one group as they were read. */
export interface GroupReading {
  /** Respondents in target. */
  readonly x: number
  /** All respondents of the group; effective ones where they are weighted. */
  readonly n: number
  /** People behind the counts. */
  readonly respondents: number
  /** x/n, 0 to 1; `null` for an empty group. */
  readonly proportion: number | null
}

/** One lift on its three scales, all proportions. */
export interface Lift {
  /** d = p_e − p_c. */
  readonly points: number
  /** d/p_c; `null` when the control share is 0. */
  readonly relative: number | null
  /** d/(1 − p_c); `null` when the control share is 1. */
  readonly headroom: number | null
}

/** The reading at one level. */
export interface LevelReading {
  readonly level: number
  readonly sides: Sides
  /** The wire's symmetric margin, for comparison with `margin_of_error`; `null` when a group is empty. */
  readonly marginOfError: number | null
  /** The interval to show, in points as proportions; `null` when a group is empty. */
  readonly interval: LiftInterval | null
  /** Whether `interval` excludes zero, however few the respondents; `verdict` also weighs their number. */
  readonly significant: boolean
  readonly verdict: Verdict
}

/** The reading of exposed against control: the lift, and one test per level. */
export interface LiftReading {
  readonly exposed: GroupReading
  readonly control: GroupReading
  /** `null` when one of the groups is empty. */
  readonly lift: Lift | null
  /**
   * The probability of a lift at least this extreme without effect, by the sides and the standard error chosen; `null` when a group is empty
   * or everyone gave the same answer.
   */
  readonly pValue: number | null
  /** Whether both groups have the minimum of respondents. */
  readonly enoughSampleSize: boolean
  /** One for each requested level, in that order. */
  readonly tests: ReadonlyArray<LevelReading>
}

const readGroup = (name: "exposed" | "control", group: GroupInput): GroupReading => {
  checkGroup(name, group)
  const { n, respondents = n, x } = group
  checkCount(`${name}.respondents`, respondents)
  if (n === 0 || respondents === 0) return { x: 0, n: 0, respondents: 0, proportion: null }
  const worth = Math.min(1, respondents / n)
  return { x: x * worth, n: n * worth, respondents, proportion: proportion(group) }
}

/**
 * Reads exposed against control at each requested level.
 *
 * Intervals are {@link liftInterval}'s: Newcombe's score interval in small cells, otherwise d ± margin of error. An empty group is not an error: its
 * proportion, the lift, the p-value and the intervals are `null`, nothing is significant, and each verdict contains the number of missing respondents.
 *
 * @example
 * ```ts
 * import { readLift } from "@fieldwork/lift-statistics"
 *
 * const reading = readLift({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } })
 * reading.lift?.points // => 0.06
 * reading.tests[0]?.verdict.kind // => "lift"
 * ```
 * @throws {InvalidInputError} when counts, levels, power or the minimum are impossible
 */
export const readLift = (
  groups: { readonly exposed: GroupInput; readonly control: GroupInput },
  options: ReadingOptions = {}
): LiftReading => {
  const {
    levels = [defaultLevel],
    minimumPerGroup = defaultMinimumPerGroup,
    pooling = "pooled",
    power = defaultPower,
    sides = "two"
  } = options
  if (levels.length === 0) {
    throw new InvalidInputError("empty", "levels", levels, "name at least one level, such as 0.9")
  }
  // An invalid option is refused on every reading, not only on those that use it.
  for (const level of levels) powerQuantile({ level, sides, power })
  const exposed = readGroup("exposed", groups.exposed)
  const control = readGroup("control", groups.control)
  const enough = enoughSampleSize(exposed.respondents, control.respondents, minimumPerGroup)
  const points = lift(exposed, control)

  const verdictAt = (level: number, interval: LiftInterval | null): Verdict => {
    if (!enough || points === null || interval === null || control.proportion === null) {
      // Without a minimum, an empty group still needs one respondent.
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
