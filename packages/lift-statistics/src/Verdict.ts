/**
 * The interpretation of a result, as data for a dashboard and as one English sentence.
 *
 * There is no verdict that the campaign had no effect. If the lift is not significant, the verdict contains the smallest lift that the sample could
 * have detected.
 */
import type { Sides } from "./Confidence.ts"
import type { LiftInterval } from "./Interval.ts"

/** The verdict if the interval is above zero (`"lift"`) or below zero (`"decline"`). */
export interface SignificantVerdict {
  readonly kind: "lift" | "decline"
  readonly level: number
  readonly sides: Sides
  /** The lift in points, as a proportion. */
  readonly points: number
  readonly interval: LiftInterval
}

/** The verdict if the interval includes zero. It is a statement about the sample, not about the campaign. */
export interface NotSignificantVerdict {
  readonly kind: "notSignificant"
  readonly level: number
  readonly sides: Sides
  readonly points: number
  readonly interval: LiftInterval
  /** The power for which `detectable` is computed, from 0 to 1. */
  readonly power: number
  /** The minimum detectable lift of this sample, as a proportion; `null` if not even the largest possible lift is detectable. */
  readonly detectable: number | null
}

/** The verdict if at least one group is empty or has fewer than the minimum number of respondents. The lift is not interpreted, whatever its size. */
export interface TooFewRespondentsVerdict {
  readonly kind: "tooFewRespondents"
  readonly minimumPerGroup: number
  /** The number of respondents that the exposed group still needs. */
  readonly exposedMissing: number
  readonly controlMissing: number
}

/** The verdict at one confidence level: a lift, a decline, neither, or too few respondents. Discriminated by `kind`. */
export type Verdict = SignificantVerdict | NotSignificantVerdict | TooFewRespondentsVerdict

/**
 * Formats values of 1 point or more with one decimal place, and smaller values with two significant digits, so that a small lift is not shown as 0.0.
 */
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
      ? "this sample could not reliably detect even the largest possible lift"
      : `this sample could only detect lifts above ${inPoints(detectable)} points`
  const blind = sides === "one" && points < 0 ? "; a one-sided test cannot detect a decline" : ""
  return `not significant at ${inPercent(level)}; ${could}${blind}`
}

const tooFew = ({ controlMissing, exposedMissing, minimumPerGroup }: TooFewRespondentsVerdict): string => {
  const missing: Array<string> = []
  if (exposedMissing > 0) missing.push(`${Math.ceil(exposedMissing)} more exposed`)
  if (controlMissing > 0) missing.push(`${Math.ceil(controlMissing)} more control`)
  return `too few respondents: needs ${missing.join(" and ")} respondents to reach ${minimumPerGroup} in each group`
}

/**
 * Returns the verdict as one English sentence, with the lift in points, to be shown beside the number.
 *
 * @example
 * ```ts
 * import { analyseLift, verdictSentence } from "@fieldwork/lift-statistics"
 *
 * const [test] = analyseLift({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }, { levels: [0.95] }).tests
 * test && verdictSentence(test.verdict).split(";")[0] // => "not significant at 95 %"
 * ```
 */
export const verdictSentence = (verdict: Verdict): string => {
  if (verdict.kind === "tooFewRespondents") return tooFew(verdict)
  return verdict.kind === "notSignificant" ? notSignificant(verdict) : significant(verdict)
}
