/**
 * Converts the API's results to the rows of a lift table, with adjusted p-values and verdicts.
 */
import type { components } from "@fieldwork/brand-lift-client"
import {
  type BreakdownPart,
  type LiftGroups,
  type MultiplicityMethod,
  type PartResult,
  analyseParts,
  fromBreakdown,
  limitToRespondents,
  type WireBreakdownItem,
  type WireLift
} from "@fieldwork/lift-statistics"
import type { Breakdown, Row } from "./TableRow.ts"

type Result = components["schemas"]["LiftResult"]
type Question = components["schemas"]["Question"]

/** A question with its overall lift. */
export interface QuestionResult {
  readonly question: Question & { readonly id: number }
  readonly result: Result
}

/** The items of a successfully read breakdown for one question. */
export interface BreakdownResult {
  readonly breakdown: Breakdown
  readonly variable: string | null
  readonly items: ReadonlyArray<WireBreakdownItem>
}

export interface AnalysisOptions {
  readonly level: number
  readonly minimumPerGroup: number
  readonly adjustment: MultiplicityMethod
  /** The number of decimal places to which the API rounds percentages. */
  readonly shareDecimals: number
}

interface Part {
  readonly question: QuestionResult["question"]
  readonly breakdown: Breakdown
  readonly variable: string | null
  readonly part: BreakdownPart
}

const emptyGroups: LiftGroups = {
  exposed: { x: 0, n: 0, respondents: 0 },
  control: { x: 0, n: 0, respondents: 0 },
  weighted: false,
  designEffect: 1
}

const share = (percentage: number | null | undefined): number | null =>
  typeof percentage === "number" ? percentage / 100 : null

/**
 * Returns the groups of a result whose proportions the API returned. A result without proportions has no groups to compare, even if its counts are
 * known, so that it has no verdict on a lift that the API withholds.
 */
const comparableGroups = ({ groups, wire }: BreakdownPart): LiftGroups | null =>
  share(wire.exposed_percentage) === null || share(wire.control_percentage) === null ? null : groups

/**
 * Checks whether a group has fewer respondents than the minimum, as far as the API returns counts. An empty group has too few even if the minimum is 0.
 */
const hasTooFew = ({ control_count, exposed_count, total_count }: WireLift, minimumPerGroup: number): boolean => {
  const half = typeof total_count === "number" ? total_count / 2 : undefined
  return [exposed_count, control_count, half].some(
    (count) => typeof count === "number" && count < Math.max(minimumPerGroup, 1)
  )
}

const orNull = <A>(value: A | null | undefined): A | null => value ?? null

/**
 * Returns the API's test at a confidence level. If the result has no test at this level, returns its top-level values, which have the confidence
 * level of the call.
 */
const testAt = (wire: WireLift, level: number) =>
  wire.statistical_test?.find(({ confidence_level }) => confidence_level === level) ?? wire

const rowOf = ({ breakdown, part, question, variable }: Part, result: PartResult, options: AnalysisOptions): Row => {
  const { level, minimumPerGroup } = options
  const { groups, impressionShare, key, order, part: name, wire } = part
  const { margin_of_error, statistically_significant } = testAt(wire, level)
  const [exposedShare, controlShare] = [share(wire.exposed_percentage), share(wire.control_percentage)]
  const { adjustedP, analysis, pValue, test } = result
  const tooFew = hasTooFew(wire, minimumPerGroup)
  const lift = comparableGroups(part) === null ? null : (analysis.lift?.points ?? null)
  const verdict = tooFew ? "tooFew" : lift === null ? "notAvailable" : result.verdict
  return {
    question: question.id,
    questionName: question.question_name ?? `question ${question.id}`,
    questionText: question.question_text ?? "",
    breakdown,
    variable,
    part: name,
    key,
    order,
    exposed: orNull(wire.exposed_count),
    control: orNull(wire.control_count),
    exposedInTarget: orNull(wire.in_target_exposed_count),
    controlInTarget: orNull(wire.in_target_control_count),
    weighted: groups?.weighted ?? false,
    exposedEffective: groups === null ? null : limitToRespondents(groups.exposed).n,
    controlEffective: groups === null ? null : limitToRespondents(groups.control).n,
    exposedShare,
    controlShare,
    lift,
    relativeLift: lift === null ? null : (analysis.lift?.relative ?? null),
    serviceMargin: share(margin_of_error),
    serviceSignificant: orNull(statistically_significant),
    servicePValue: orNull(wire.p_value),
    serviceEnoughSample: orNull(wire.enough_sample_size),
    lower: lift === null ? null : (test.interval?.lower ?? null),
    upper: lift === null ? null : (test.interval?.upper ?? null),
    method: lift === null ? null : (test.interval?.method ?? null),
    pValue,
    adjustedP,
    significant: verdict === "significantAdjusted" || verdict === "unadjustedOnly",
    significantAdjusted: verdict === "significantAdjusted",
    verdict,
    tooFew,
    impressionShare
  }
}

/** Creates the rows for one question's breakdowns or for the totals of all questions. The p-values of these rows are adjusted together. */
const rowsOf = (parts: ReadonlyArray<Part>, options: AnalysisOptions): ReadonlyArray<Row> => {
  const { adjustment: method, level, minimumPerGroup } = options
  const groups = parts.map(({ part }) => comparableGroups(part) ?? emptyGroups)
  const read = analyseParts(groups, { level, minimumPerGroup, method }).parts
  return parts.flatMap((part, index) => {
    const own = read[index]
    return own === undefined ? [] : [rowOf(part, own, options)]
  })
}

/** Returns a question's total in the same form as one item of a breakdown. */
const totalOf = ({ question, result }: QuestionResult, { shareDecimals }: AnalysisOptions): Part => {
  const [part] = fromBreakdown([result], { impossible: "null", shareDecimals })
  if (part === undefined) throw new Error("a result is one part")
  return { question, breakdown: "overall", variable: null, part: { ...part, part: "Everyone", key: "everyone" } }
}

/**
 * Returns the design effect of a question's total in a weighted campaign. It is used for those subsets of the respondents whose own design effect is
 * unknown.
 */
const designEffectOf = (total: Part): number | undefined => {
  const { groups } = total.part
  return groups?.weighted === true ? groups.designEffect : undefined
}

/** Returns the rows for all questions. The first row for a question is its total, followed by the rows for each breakdown. */
export const tableRows = (
  questions: ReadonlyArray<QuestionResult & { readonly breakdowns: ReadonlyArray<BreakdownResult> }>,
  options: AnalysisOptions
): ReadonlyArray<Row> => {
  const totals = rowsOf(
    questions.map((each) => totalOf(each, options)),
    options
  )
  return questions.flatMap((questionResult, index) => {
    const total = totals[index]
    const designEffect = designEffectOf(totalOf(questionResult, options))
    const parts = questionResult.breakdowns.flatMap(({ breakdown, items, variable }) =>
      fromBreakdown(items, { designEffect, impossible: "null", shareDecimals: options.shareDecimals }).map(
        (part): Part => ({
          question: questionResult.question,
          breakdown,
          variable,
          part
        })
      )
    )
    return [...(total === undefined ? [] : [total]), ...rowsOf(parts, options)]
  })
}
