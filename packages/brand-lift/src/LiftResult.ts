/**
 * Interprets a lift result or an item of a breakdown: whether it has results yet, and if so, the lift and its uncertainty.
 *
 * ```ts
 * const result = LiftResult.interpret(yield* lift.get({ campaigns_pk, questions_pk, confidence_level__in: [0.8, 0.9, 0.95] }))
 * if (result.kind === "available") console.log(result.points, result.highestSignificantLevel, LiftResult.sentence(result))
 * ```
 *
 * The interpretation uses only the values that the API returned. The interval is the lift plus or minus its margin of error. All values are
 * percentages or percentage points, as in the API, except `groups`, which is the input for `@fieldwork/lift-statistics`.
 */
import type { components } from "@fieldwork/brand-lift-client"
import { fromWire, type LiftGroups } from "@fieldwork/lift-statistics"

type Schemas = components["schemas"]
type Sampled = Pick<Schemas["LiftResult"], "enough_sample_size" | "enough_sample_size_on" | "enough_sample_size_off">
type Figures = Schemas["LiftFigures"] & Sampled & { readonly p_value?: number | null }

/** The number of respondents above which lift is shown. Source: section "Typical workflow", item 6, of the vendor's brand lift document. */
const respondentThreshold = 50

/** The allowed difference in percentage points between values that should be equal. It is greater than 0 because the API rounds values. */
const tolerance = 0.1

/**
 * A lift result that does not have values yet.
 */
export interface NotAvailable {
  readonly kind: "notAvailable"
  /** The number of respondents in both groups together. Undefined if the response does not contain it. */
  readonly respondents: number | undefined
  /**
   * The number of additional respondents that are needed before lift is shown. The number is 0 if lift is unavailable for another reason, such as a
   * missing group or a question without in-target answers.
   */
  readonly missing: number | undefined
}

/**
 * The exposed group or the control group of a comparison.
 */
export interface Group {
  /** The unweighted number of respondents. */
  readonly respondents: number | undefined
  /**
   * The number of respondents who gave an in-target answer. In a weighted campaign, this number is computed from `respondents` and the weighted
   * `percentage`. The unweighted count is available only in the response, because it must not be shown with a weighted lift.
   */
  readonly inTarget: number | undefined
  /** The percentage of respondents who gave an in-target answer, from 0 to 100. Weighted if the campaign is weighted. */
  readonly percentage: number | undefined
}

/** The API's assessment of the sample size. The API may return results even if the sample is too small. */
export interface Sample {
  readonly enough: boolean | undefined
  /** The groups for which the sample is large enough, such as `exposed`. */
  readonly on: ReadonlyArray<string>
  /** The parts of the sample that are not large enough yet, such as `overall`, with the number of respondents in each group. */
  readonly off: ReadonlyArray<Readonly<Record<string, Readonly<Record<string, number>>>>>
}

/** The comparison of the groups at one confidence level. */
export interface Test {
  /** The confidence level, between 0 and 1. */
  readonly level: number
  /** The margin of error in percentage points, which is half the width of the interval. */
  readonly margin: number | undefined
  /** The lower and upper limits of the confidence interval for the lift, in percentage points. */
  readonly interval: readonly [lower: number, upper: number] | undefined
  readonly significant: boolean | undefined
}

/**
 * A lift result that has values, in percentage points.
 */
export interface Available {
  readonly kind: "available"
  /** The exposed percentage minus the control percentage. */
  readonly points: number
  /**
   * The lift relative to the control percentage. For example, 0.15 means 15% higher than in the control group. Undefined if the control percentage is
   * 0 or absent.
   */
  readonly relative: number | undefined
  readonly exposed: Group
  readonly control: Group
  /** Whether respondents are weighted. In that case, the percentages differ from those computed from the counts. */
  readonly weighted: boolean
  /**
   * Both groups, as input for `analyseLift` and the other functions of `@fieldwork/lift-statistics`. If respondents are weighted, the counts are
   * effective counts, so an interval computed from them is consistent with the displayed lift. Undefined if counts are absent or the effect of the
   * weights is unknown.
   */
  readonly groups: LiftGroups | undefined
  readonly sample: Sample
  /** The tests in ascending order of confidence level. */
  readonly tests: ReadonlyArray<Test>
  /**
   * The top-level significance flag, which applies to the `confidence_level` of the call. It is the only flag in breakdowns without confidence
   * levels. Undefined if the sample is too small. The flags in `tests` are the API's own, regardless of the sample size.
   */
  readonly significant: boolean | undefined
  /**
   * The highest tested confidence level at which the lift is significantly different from zero. Undefined if the lift is not significant at any
   * tested level, or if the sample is too small.
   */
  readonly highestSignificantLevel: number | undefined
  /** The p-value, from 0 to 1. Undefined if the breakdown does not contain it. */
  readonly pValue: number | undefined
  /** Contradictions between the values in the response, one sentence each. Do not show such a result until the contradictions are explained. */
  readonly contradictions: ReadonlyArray<string>
}

/**
 * The interpretation of a lift result.
 */
export type Interpretation = NotAvailable | Available

const orUndefined = <A>(value: A | null | undefined): A | undefined => value ?? undefined

const testOf = (
  points: number,
  level: number,
  margin: number | undefined,
  significant: boolean | null | undefined
): Test => ({
  level,
  margin,
  interval: margin === undefined ? undefined : [points - margin, points + margin],
  significant: orUndefined(significant)
})

/** Returns the top-level test and the tests in `statistical_test`, with one test per confidence level. */
const testsOf = (points: number, figures: Figures): ReadonlyArray<Test> => {
  const tests = new Map<number, Test>()
  const { confidence_level: level, margin_of_error, statistical_test, statistically_significant } = figures
  if (level !== undefined)
    tests.set(level, testOf(points, level, orUndefined(margin_of_error), statistically_significant))
  for (const each of statistical_test ?? []) {
    const { confidence_level, margin_of_error: margin, statistically_significant: significant } = each
    tests.set(confidence_level, testOf(points, confidence_level, margin, significant))
  }
  return [...tests.values()].toSorted((left, right) => left.level - right.level)
}

const percent = (level: number): string => `${Number((level * 100).toPrecision(6))} %`

/** Returns the contradictions that result from impossible counts and percentages, such as more in-target respondents than respondents. */
const impossible = (figures: Figures): ReadonlyArray<string> =>
  (["exposed", "control"] as const).flatMap((group) => {
    const [all, some] = [orUndefined(figures[`${group}_count`]), orUndefined(figures[`in_target_${group}_count`])]
    const share = orUndefined(figures[`${group}_percentage`])
    const isCountPossible = all === undefined || some === undefined || (some >= 0 && some <= all)
    const isSharePossible = share === undefined || (share >= 0 && share <= 100)
    return [
      ...(isCountPossible ? [] : [`${some} of ${all} ${group} respondents are in target.`]),
      ...(isSharePossible ? [] : [`${share} % of the ${group} respondents are in target.`])
    ]
  })

const contradictionsOf = (points: number, figures: Figures, tests: ReadonlyArray<Test>): ReadonlyArray<string> => {
  const found = [...impossible(figures)]
  const { control_percentage, exposed_percentage } = figures
  const difference = (exposed_percentage ?? 0) - (control_percentage ?? 0)
  const hasBoth = typeof exposed_percentage === "number" && typeof control_percentage === "number"
  if (hasBoth && Math.abs(difference - points) > tolerance) {
    found.push(`Lift is ${points} points, but exposed minus control is ${difference}.`)
  }
  for (const { level, margin, significant } of tests) {
    if (margin === undefined || significant === undefined) continue
    const beyond = Math.abs(points) - margin
    if (Math.abs(beyond) > tolerance && beyond > 0 !== significant) {
      const label = significant ? "significant" : "not significant"
      found.push(`At ${percent(level)} the lift is marked ${label}, but its margin is ${margin} points.`)
    }
  }
  return found
}

const pointsOf = ({ control_percentage, exposed_percentage, lift_percentage }: Figures): number | undefined => {
  if (typeof lift_percentage === "number") return lift_percentage
  if (typeof exposed_percentage !== "number" || typeof control_percentage !== "number") return undefined
  return exposed_percentage - control_percentage
}

/**
 * Returns the result for the exposed or control group. In a weighted campaign, the in-target count is computed from the displayed percentage.
 * Otherwise, it is the count in the response.
 */
const groupOf = (
  respondents: number | undefined,
  counted: number | undefined,
  percentage: number | undefined,
  weighted: boolean
): Group => ({
  respondents,
  inTarget:
    weighted && respondents !== undefined && percentage !== undefined ? (respondents * percentage) / 100 : counted,
  percentage
})

/**
 * Interprets a lift result or an item of a breakdown: whether it has results yet, and if so, the lift and its uncertainty.
 *
 * @example
 * ```ts
 * import { LiftResult } from "@fieldwork/brand-lift"
 * const figures = { exposed_percentage: 46, control_percentage: 40, lift_percentage: 6, total_count: 4980, confidence_level: 0.9, margin_of_error: 2.3, statistically_significant: true, statistical_test: [] }
 * const result = LiftResult.interpret(figures)
 * result.kind === "available" ? [result.points, result.highestSignificantLevel] : [] // => [6,0.9]
 * LiftResult.interpret({ total_count: 20, statistical_test: [] }).kind // => "notAvailable"
 * ```
 */
export const interpret = (figures: Figures): Interpretation => {
  const points = pointsOf(figures)
  const { total_count } = figures
  const counted = orUndefined(figures.exposed_count) !== undefined && orUndefined(figures.control_count) !== undefined
  const respondents = total_count ?? (counted ? (figures.exposed_count ?? 0) + (figures.control_count ?? 0) : undefined)
  if (points === undefined || (respondents !== undefined && respondents <= respondentThreshold)) {
    const missing = respondents === undefined ? undefined : Math.max(respondentThreshold + 1 - respondents, 0)
    return { kind: "notAvailable", respondents, missing }
  }
  const tests = testsOf(points, figures)
  const control = orUndefined(figures.control_percentage)
  const isTooSmall = figures.enough_sample_size === false
  // Any design effect can be passed to `fromWire` here, because `weighted` depends only on whether the percentages match the counts.
  const isPossible = impossible(figures).length === 0
  const weighted = isPossible && fromWire(figures, { designEffect: 1 })?.weighted === true
  return {
    kind: "available",
    points,
    relative: control === undefined || control === 0 ? undefined : points / control,
    exposed: groupOf(
      orUndefined(figures.exposed_count),
      orUndefined(figures.in_target_exposed_count),
      orUndefined(figures.exposed_percentage),
      weighted
    ),
    control: groupOf(
      orUndefined(figures.control_count),
      orUndefined(figures.in_target_control_count),
      control,
      weighted
    ),
    weighted,
    groups: isPossible ? (fromWire(figures) ?? undefined) : undefined,
    sample: {
      enough: figures.enough_sample_size,
      on: figures.enough_sample_size_on ?? [],
      off: figures.enough_sample_size_off ?? []
    },
    tests,
    significant: isTooSmall ? undefined : orUndefined(figures.statistically_significant),
    highestSignificantLevel: isTooSmall ? undefined : tests.findLast(({ significant }) => significant === true)?.level,
    pValue: orUndefined(figures.p_value),
    contradictions: contradictionsOf(points, figures, tests)
  }
}

const round = (points: number): string => points.toFixed(1)

const rangeOf = ({ interval, level }: Test): string =>
  interval === undefined
    ? ""
    : ` (lift between ${round(interval[0])} and ${round(interval[1])} points at ${percent(level)})`

/**
 * Returns a phrase that states whether the lift is significant, and at which confidence level. The top-level significance flag is mentioned only if
 * there are no tests, or if the flag is set although no test is significant.
 */
const verdictOf = ({ highestSignificantLevel, sample, significant, tests: [lowest] }: Available): string => {
  if (sample.enough === false) return ", but the sample is still too small to assess significance"
  if (highestSignificantLevel !== undefined) return `, significant at ${percent(highestSignificantLevel)}`
  const no = lowest?.significant === false ? `not significant at ${percent(lowest.level)} or above` : undefined
  if (no !== undefined && significant !== true) return `, which is ${no}`
  if (significant === undefined) return ""
  const flag = `${significant ? "significant" : "not significant"} at the requested level`
  return no === undefined ? `, ${flag}` : `, which is ${no} but ${flag}`
}

/**
 * Returns the interpretation as one sentence, to be shown beside the value. The sentence never states that a campaign had no effect.
 *
 * @example
 * ```ts
 * import { LiftResult } from "@fieldwork/brand-lift"
 * const figures = { exposed_percentage: 46, control_percentage: 40, lift_percentage: 6, total_count: 4980, confidence_level: 0.9, margin_of_error: 2.3, statistically_significant: true, statistical_test: [] }
 * LiftResult.sentence(LiftResult.interpret(figures)) // => "Exposed is 6.0 points above control (lift between 3.7 and 8.3 points at 90 %), significant at 90 %."
 * ```
 */
export const sentence = (result: Interpretation): string => {
  if (result.kind === "notAvailable") {
    const { missing } = result
    if (missing === 0) return "Not available: the service returned no figures."
    return missing === undefined ? "Not available yet." : `Not available yet: ${missing} more respondents are needed.`
  }
  const { highestSignificantLevel, points, tests } = result
  // The sentence states an interval and a confidence level, and the interval must be for this level.
  const test =
    highestSignificantLevel === undefined ? tests[0] : tests.find(({ level }) => level === highestSignificantLevel)
  const range = test === undefined ? "" : rangeOf(test)
  return `Exposed is ${round(Math.abs(points))} points ${points < 0 ? "below" : "above"} control${range}${verdictOf(result)}.`
}
