/** The true effect of a campaign, which the measured lift estimates. */
import { type DemographicCondition, meetsCondition, type DemographicValues } from "./DemographicCondition.ts"
import { devices } from "./Media.ts"
import { parseDateTime } from "../../environment/parseDateTime.ts"

/**
 * The share of unexposed respondents, between 0 and 1, who give an in-target answer (an answer that counts towards the lift), and the effect of
 * exposure in percentage points.
 */
interface Truth {
  readonly base: number
  readonly points: number
}

/**
 * The effect of exposure (`points`) for a subset of people and, optionally, their share of in-target answers without exposure (`base`). If several
 * segments match a person, the first applies.
 */
interface Segment extends DemographicCondition {
  readonly points: number
  readonly base?: number
}

/** The percentage points that are added to the basic effect for an exposed respondent, by frequency, device, creative or day. */
export interface AdditionalEffects {
  readonly by_frequency?: ReadonlyArray<{ readonly low: number; readonly high?: number; readonly points: number }>
  readonly by_device?: ReadonlyArray<{ readonly device: (typeof devices)[number]["id"]; readonly points: number }>
  /** The percentage points that each creative adds to the effect. Creatives are numbered from 1. */
  readonly by_creative?: ReadonlyArray<{ readonly creative: number; readonly points: number }>
  readonly by_day?: ReadonlyArray<{ readonly from: string; readonly until: string; readonly points: number }>
}

export interface Effect extends Truth, AdditionalEffects {
  /** The effect of exposure (`points`) and the share of in-target answers without exposure (`base`) for individual questions. */
  readonly questions?: ReadonlyArray<Truth & { readonly question_name: string }>
  readonly segments?: ReadonlyArray<Segment>
}

export const defaultEffect: Effect = { base: 0.4, points: 6 }

/** The impressions of an exposed respondent, and the time and device of the interview. */
export interface Exposure {
  readonly device: number
  /** The creative of each impression, numbered from 0. */
  readonly creatives: ArrayLike<number>
  readonly answersAt: number
}

const meanOf = (points: ReadonlyArray<number>, creatives: ArrayLike<number>): number => {
  let sum = 0
  for (let index = 0; index < creatives.length; index++) sum += points[creatives[index] ?? 0] ?? 0
  return creatives.length === 0 ? 0 : sum / creatives.length
}

/**
 * Returns a function that computes the percentage points added to the effect for one exposed respondent. The lists in the argument are prepared once,
 * not for each respondent.
 */
export const additionalPointsFor = ({
  by_creative,
  by_day,
  by_device,
  by_frequency
}: AdditionalEffects): ((_: Exposure) => number) => {
  if (by_creative === undefined && by_day === undefined && by_device === undefined && by_frequency === undefined) {
    return () => 0
  }
  const ofDevice = devices.map(({ id }) => by_device?.find(({ device }) => device === id)?.points ?? 0)
  const ofCreative: Array<number> = []
  for (const { creative, points } of (by_creative ?? []).toReversed()) ofCreative[creative - 1] = points
  const spans = (by_day ?? []).map((span) => ({
    ...span,
    from: parseDateTime(span.from),
    until: parseDateTime(span.until)
  }))
  return ({ answersAt, creatives, device }) => {
    const seen = creatives.length
    const frequency = by_frequency?.find(({ high = Number.POSITIVE_INFINITY, low }) => seen >= low && seen <= high)
    const span = spans.find(({ from, until }) => answersAt >= from && answersAt < until)
    return (ofDevice[device] ?? 0) + (frequency?.points ?? 0) + (span?.points ?? 0) + meanOf(ofCreative, creatives)
  }
}

/**
 * Returns the probability, between 0 and 1, that a respondent with the demographic values `values` gives an in-target answer (an answer that counts
 * towards the lift). `additionalPoints` is undefined for a control respondent.
 */
export const probability = (
  effect: Effect,
  question: string,
  values: DemographicValues,
  additionalPoints: number | undefined
): number => {
  const truth = effect.questions?.find(({ question_name }) => question_name === question) ?? effect
  const segment = effect.segments?.find((each) => meetsCondition(each, values))
  const base = segment?.base ?? truth.base
  return additionalPoints === undefined ? base : base + ((segment?.points ?? truth.points) + additionalPoints) / 100
}

/** Checks whether a number is between 0 and 1, with a tolerance for rounding errors. */
const isShare = (share: number): boolean => share >= -1e-9 && share <= 1 + 1e-9

const pointsOf = (entries: ReadonlyArray<{ readonly points: number }> = []): ReadonlyArray<number> => [
  0,
  ...entries.map(({ points }) => points)
]

/** Returns the minimum and the maximum number of percentage points that can be added to the effect. */
const extremes = ({ by_creative, by_day, by_device, by_frequency }: AdditionalEffects): ReadonlyArray<number> => {
  const all = [by_creative, by_day, by_device, by_frequency].map(pointsOf)
  return [Math.min, Math.max].map((most) => all.reduce((sum, points) => sum + most(...points), 0))
}

const emptySpan = ({ by_day = [], by_frequency = [], segments = [] }: Effect): string | undefined => {
  const segment = segments.find(({ high, low }) => low > high)
  if (segment !== undefined) return `low: The range from ${segment.low} to ${segment.high} is empty.`
  const times = by_frequency.find(({ high = Number.POSITIVE_INFINITY, low }) => low > high)
  if (times !== undefined) return `low: The frequency range from ${times.low} to ${times.high} is empty.`
  const span = by_day.find(({ from, until }) => parseDateTime(from) >= parseDateTime(until))
  return span && `until: The period from ${span.from} until ${span.until} is empty.`
}

/**
 * Returns the reason why an effect is impossible. Undefined if the effect is possible. `measuredNames` contains the names of the questions on which
 * lift is measured, and is undefined for a draft.
 */
export const problemOf = (effect: Effect, measuredNames?: ReadonlyArray<string>): string | undefined => {
  const { questions = [], segments = [] } = effect
  const unknown = questions.find(({ question_name }) => measuredNames?.includes(question_name) === false)
  if (unknown !== undefined) {
    return `question_name: Lift is not measured on a question with the name ${unknown.question_name}. The measured questions are ${measuredNames?.join(", ")}.`
  }
  const empty = emptySpan(effect)
  if (empty !== undefined) return empty
  const wrong = [effect, ...questions]
    .flatMap((truth) => [truth, ...segments.map((segment) => ({ base: truth.base, ...segment }))])
    .flatMap(({ base, points }) => extremes(effect).map((more) => ({ base, points: points + more })))
    .find(({ base, points }) => !isShare(base + points / 100))
  if (wrong === undefined) return undefined
  return `points: A base of ${wrong.base} plus ${wrong.points} points is outside the range of 0 to 100 %.`
}
