/**
 * The meaning of a reading, as data for a dashboard and as one English sentence.
 *
 * There is no verdict "the campaign did nothing": when a sample shows nothing, the verdict contains how much it could have shown.
 */
import type { Sides } from "./Confidence.ts"
import type { LiftInterval } from "./Interval.ts"

/** The interval lies above zero (`"lift"`) or below it (`"decline"`). */
export interface SignificantVerdict {
  readonly kind: "lift" | "decline"
  readonly level: number
  readonly sides: Sides
  /** d, as a proportion. */
  readonly points: number
  readonly interval: LiftInterval
}

/** The interval includes zero. That is a statement about the sample, not about the campaign. */
export interface NotSignificantVerdict {
  readonly kind: "notSignificant"
  readonly level: number
  readonly sides: Sides
  readonly points: number
  readonly interval: LiftInterval
  /** The power that `detectable` is stated at, 0 to 1. */
  readonly power: number
  /** The smallest lift this sample shows reliably, as a proportion; `null` when not even the largest possible one. */
  readonly detectable: number | null
}

/** At least one group is below the minimum, or empty. The lift is not interpreted, whatever its size. */
export interface TooFewRespondentsVerdict {
  readonly kind: "tooFewRespondents"
  readonly minimumPerGroup: number
  /** Respondents still missing in each group. */
  readonly exposedMissing: number
  readonly controlMissing: number
}

/** What a sample shows at one level: a lift, a decline, neither, or too few respondents; discriminated by `kind`. */
export type Verdict = SignificantVerdict | NotSignificantVerdict | TooFewRespondentsVerdict

/** Formats one decimal from 1 point on and two significant digits below, so that a small lift is not shown as 0.0. */
const inPoints = (value: number): string => {
  const points = value * 100
  return Math.abs(points) >= 1 || points === 0 ? points.toFixed(1) : points.toPrecision(2)
}

const inPercent = (value: number): string => `${Number((value * 100).toPrecision(10))} %`

const range = ({ lower, upper }: LiftInterval, sides: Sides): string =>
  sides === "two" ? `${inPoints(lower)} to ${inPoints(upper)} points` : `at least ${inPoints(lower)} points`

const significant = ({ interval, kind, level, points, sides }: SignificantVerdict): string => {
  const direction = kind === "lift" ? "above" : "below"
  const size = `${inPoints(Math.abs(points))} points ${direction} control`
  return `significant at ${inPercent(level)}: exposed is ${size} (${range(interval, sides)})`
}

const notSignificant = ({ detectable, level, points, sides }: NotSignificantVerdict): string => {
  const could =
    detectable === null
      ? "this sample could not reliably have shown even the largest lift possible"
      : `this sample could only have shown lifts above ${inPoints(detectable)} points`
  const blind = sides === "one" && points < 0 ? "; a one-sided test cannot show a decline" : ""
  return `not significant at ${inPercent(level)}; ${could}${blind}`
}

const tooFew = ({ controlMissing, exposedMissing, minimumPerGroup }: TooFewRespondentsVerdict): string => {
  const missing: Array<string> = []
  if (exposedMissing > 0) missing.push(`${Math.ceil(exposedMissing)} more exposed`)
  if (controlMissing > 0) missing.push(`${Math.ceil(controlMissing)} more control`)
  return `not readable yet: needs ${missing.join(" and ")} respondents, ${minimumPerGroup} in each group`
}

/**
 * The verdict in one English sentence, in points, to be shown beside the number.
 *
 * @example
 * ```ts
 * import { readLift, verdictSentence } from "@fieldwork/lift-statistics"
 *
 * const [test] = readLift({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }, { levels: [0.95] }).tests
 * test && verdictSentence(test.verdict).split(";")[0] // => "not significant at 95 %"
 * ```
 */
export const verdictSentence = (verdict: Verdict): string => {
  if (verdict.kind === "tooFewRespondents") return tooFew(verdict)
  return verdict.kind === "notSignificant" ? notSignificant(verdict) : significant(verdict)
}
