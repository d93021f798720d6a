/**
 * The whole reading of one question: what a dashboard shows, from two pairs of counts.
 *
 * Each level has one interval, the one to show, and its verdict follows from that interval alone. So the flag never
 * contradicts the picture, though near the edge it may differ from the p-value and, in small samples, from the wire's
 * symmetric margin.
 */
import { defaultLevel, type Sides } from "./Confidence.ts"
import { minimumDetectableLift } from "./DetectableLift.ts"
import { defaultMinimumPerGroup, enoughSampleSize, type Group, proportion } from "./Group.ts"
import { excludesZero, type LiftInterval, liftInterval } from "./Interval.ts"
import { checkCount, checkGroup, InvalidInputError } from "./InvalidInputError.ts"
import { defaultPower, powerQuantile } from "./Power.ts"
import { lift, marginOfError, type Pooling, pValue } from "./TwoProportions.ts"
import type { Verdict } from "./Verdict.ts"

/** A group to read: plain counts, or what {@link weigh} returns. */
export interface GroupInput extends Group {
  /**
   * People behind effective counts. The minimum per group counts people, and counts that claim to be worth more than
   * their people are cut down to them. Default `n`.
   */
  readonly respondents?: number | undefined
}

export interface ReadingOptions {
  /** Confidence levels, each 0 to 1; the tests come in this order. Default `[0.9]`. */
  readonly levels?: ReadonlyArray<number> | undefined
  /** Default `"two"`. With `"one"` the interval is open above and only a lift can be significant. */
  readonly sides?: Sides | undefined
  /** Which standard error the p-value uses. Default `"pooled"`. Intervals are always unpooled. */
  readonly pooling?: Pooling | undefined
  /** Power at which the detectable lift is stated, 0 to 1. Default 0.8. */
  readonly power?: number | undefined
  /** Respondents that each group needs before anything is said about the lift. Default 50. */
  readonly minimumPerGroup?: number | undefined
}

export interface GroupReading {
  readonly x: number
  readonly n: number
  readonly respondents: number
  /** x/n, 0 to 1; `null` when nobody was asked. */
  readonly proportion: number | null
}

/** One lift on its three scales, all proportions. */
export interface Lift {
  /** d = p_e − p_c. */
  readonly points: number
  /** d/p_c; `null` when the control stands at 0. */
  readonly relative: number | null
  /** d/(1 − p_c); `null` when the control stands at 1. */
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

export interface LiftReading {
  readonly exposed: GroupReading
  readonly control: GroupReading
  /** `null` when nobody was asked in one of the groups. */
  readonly lift: Lift | null
  /** `null` when a group is empty or everyone gave the same answer. */
  readonly pValue: number | null
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
 * Intervals are {@link liftInterval}'s: Newcombe's score interval in small cells, else d ± margin of error. An empty
 * group is no error: its proportion, the lift, the p-value and the intervals are `null`, nothing is significant, and
 * each verdict says how many respondents are missing.
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
  // A bad option is refused on every reading, not only on those that come to use it.
  for (const level of levels) powerQuantile({ level, sides, power })
  const exposed = readGroup("exposed", groups.exposed)
  const control = readGroup("control", groups.control)
  const enough = enoughSampleSize(exposed.respondents, control.respondents, minimumPerGroup)
  const points = lift(exposed, control)

  const verdictAt = (level: number, interval: LiftInterval | null): Verdict => {
    if (!enough || points === null || interval === null || control.proportion === null) {
      // Where the minimum is switched off, an empty group still misses its first respondent.
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
