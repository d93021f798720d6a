/**
 * Converts a comparison to a lift result in a response. Shares are percentages from 0 to 100, lift and margins are in percentage points, and tests
 * are two-sided.
 *
 * Source: the vendor's brand lift document, sections Resources: Lift result, and Limits. The formulas are implemented in
 * `@fieldwork/lift-statistics`.
 */
import {
  defaultMinimumPerGroup,
  enoughSampleSize,
  exceedsMargin,
  lift,
  marginOfError,
  pValue,
  proportion
} from "@fieldwork/lift-statistics"
import type { AnswerBreakdown, LiftBreakdown, LiftFigures, LiftResult } from "@fieldwork/specs/brand-lift/schema"
import type { BrandLiftSettings } from "../BrandLiftSettings.ts"
import { type SurveyQuestion, toQuestion } from "../study/Survey.ts"
import type { Comparison, SegmentCounts } from "./Counts.ts"

export interface Levels {
  /** The confidence level of the values at the top level of a result. */
  readonly level: number
  /** The confidence levels in `statistical_test`, in the order in which they are listed. */
  readonly tested: ReadonlyArray<number>
  readonly readiness: BrandLiftSettings["lift_readiness"]
}

/** If the `lift_readiness` setting is `total`, a lift is reported only if both groups together have more than this number of respondents. */
const floor = 50

const percent = (share: number | null): number | null => (share === null ? null : share * 100)

const total = ({ count }: Comparison): number => count.exposed + count.control

/** Returns whether a lift can be reported: there are enough respondents, and neither group is empty. */
const isReportable = (comparison: Comparison, readiness: Levels["readiness"]): boolean => {
  const { control, exposed } = comparison.count
  if (readiness === "each_group") return enoughSampleSize(exposed, control)
  return total(comparison) > floor && exposed > 0 && control > 0
}

const test = ({ weighted: { control, exposed } }: Comparison, level: number) => ({
  margin_of_error: percent(marginOfError(exposed, control, level)),
  statistically_significant: exceedsMargin(exposed, control, level)
})

const countFields = (comparison: Comparison) => ({
  exposed_count: comparison.count.exposed,
  control_count: comparison.count.control,
  in_target_exposed_count: comparison.inTarget.exposed,
  in_target_control_count: comparison.inTarget.control,
  total_count: total(comparison)
})

const figures = (comparison: Comparison, { level, tested }: Omit<Levels, "readiness">, reportable: boolean) => {
  const { control, exposed } = comparison.weighted
  if (!reportable) {
    return {
      ...countFields(comparison),
      confidence_level: level,
      margin_of_error: null,
      exposed_percentage: null,
      control_percentage: null,
      lift_percentage: null,
      statistically_significant: null,
      statistical_test: []
    } satisfies LiftFigures
  }
  return {
    ...countFields(comparison),
    confidence_level: level,
    ...test(comparison, level),
    exposed_percentage: percent(proportion(exposed)),
    control_percentage: percent(proportion(control)),
    lift_percentage: percent(lift(exposed, control)),
    statistical_test: tested.map((each) => {
      const { margin_of_error, statistically_significant } = test(comparison, each)
      return { confidence_level: each, margin_of_error: margin_of_error ?? 0, statistically_significant }
    })
  } satisfies LiftFigures
}

/**
 * Returns the properties of a result that describe the sample size: whether both groups have enough respondents, the names of the groups that do,
 * and, if a group does not, the sizes of both groups.
 */
const sample = ({ count: { control, exposed } }: Comparison) => {
  const enough = enoughSampleSize(exposed, control)
  return {
    enough_sample_size: enough,
    enough_sample_size_on: [
      ...(exposed >= defaultMinimumPerGroup ? ["exposed"] : []),
      ...(control >= defaultMinimumPerGroup ? ["control"] : [])
    ],
    enough_sample_size_off: enough ? [] : [{ overall: { exposed, control } }]
  }
}

const answers = ({ answers: options }: SurveyQuestion, counts: SegmentCounts, levels: Levels): Array<AnswerBreakdown> =>
  isReportable(counts.inTarget, levels.readiness)
    ? options.flatMap(({ answer_id, answer_text }, index) => {
        const comparison = counts.options[index]
        return comparison === undefined
          ? []
          : {
              label: answer_text,
              answer_ids: [answer_id],
              ...figures(comparison, levels, isReportable(comparison, levels.readiness))
            }
      })
    : []

/** Returns whether a question has a lift. A question without an in-target answer, such as a demographic question, has answers but no lift. */
const hasLift = ({ targets }: SurveyQuestion, { inTarget }: SegmentCounts, { readiness }: Levels): boolean =>
  targets.length > 0 && isReportable(inTarget, readiness)

export const result = (question: SurveyQuestion, counts: SegmentCounts, levels: Levels) =>
  ({
    ...sample(counts.inTarget),
    ...figures(counts.inTarget, levels, hasLift(question, counts, levels)),
    question: toQuestion(question),
    answers_breakdown: answers(question, counts, levels),
    lift_diagnostics: {}
  }) satisfies LiftResult

/**
 * Returns a result for the ad channel and ad length breakdowns. It contains a p-value but no total count, confidence level or margin of error.
 */
export const resultWithPValue = (question: SurveyQuestion, counts: SegmentCounts, levels: Levels): LiftBreakdown => {
  const {
    confidence_level: _level,
    margin_of_error: _margin,
    total_count: _total,
    ...rest
  } = result(question, counts, levels)
  const { control, exposed } = counts.inTarget.weighted
  return { ...rest, p_value: hasLift(question, counts, levels) ? pValue(exposed, control) : null }
}
