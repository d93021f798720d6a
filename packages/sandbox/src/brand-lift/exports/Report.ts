/**
 * The data of an export before it is rendered as a workbook or a presentation: the lift for each measured question, overall, by answer, and by
 * breakdown, such as device or creative.
 *
 * The values equal those that the API returns for the same filters at a confidence level of 90%.
 */
import type { Campaign } from "../campaigns/Campaign.ts"
import { toText } from "../Instant.ts"
import type { Levels } from "../lift/LiftResult.ts"
import { result } from "../lift/LiftResult.ts"
import type { LiftFilters } from "../lift/LiftFilters.ts"
import { type Partition, singleSegment } from "../lift/Partition.ts"
import * as Segments from "../lift/Segments.ts"
import { type Selection, select } from "../lift/Selection.ts"
import { countAnswers } from "../lift/Counts.ts"
import { enoughSampleSize } from "@fieldwork/lift-statistics"
import type { LiftFigures } from "@fieldwork/specs/brand-lift/schema"
import { delivered } from "../study/Delivery.ts"
import type { Study } from "../study/Study.ts"
import type { SurveyQuestion } from "../study/Survey.ts"

export interface Row {
  readonly question: string
  /** The label of the answer or segment that the row describes, such as a device. Empty if the row describes the entire question. */
  readonly part: string
  readonly figures: LiftFigures
  /** The value of `enough_sample_size`: whether both groups have at least 50 respondents. */
  readonly enough: boolean
}

/** The lift of a row with the bounds of its confidence interval, in percentage points. */
export interface Interval {
  readonly lift: number
  readonly low: number
  readonly high: number
}

/** Returns the lift with its confidence interval. Undefined if the row has no lift or no margin of error. */
export const intervalOf = ({ lift_percentage: lift, margin_of_error: margin }: LiftFigures): Interval | undefined =>
  lift == null || margin == null ? undefined : { lift, low: lift - margin, high: lift + margin }

export type Verdict = "not enough respondents" | "too few respondents" | "yes" | "no"

/**
 * Returns whether the lift is significant. If a group has fewer than 50 respondents, the lift is never reported as significant, even if its
 * `statistically_significant` is `true`.
 */
export const verdictOf = ({ enough, figures }: Pick<Row, "enough" | "figures">): Verdict => {
  if (figures.statistically_significant == null) return "not enough respondents"
  if (!enough) return "too few respondents"
  return figures.statistically_significant ? "yes" : "no"
}

export interface Section {
  readonly title: string
  /** The column heading for the labels of the rows, such as "Device". */
  readonly heading: string
  readonly rows: ReadonlyArray<Row>
}

export interface Report {
  readonly facts: ReadonlyArray<readonly [name: string, value: string | number]>
  readonly overall: Section
  readonly sections: ReadonlyArray<Section>
}

export interface ReportRequest {
  readonly campaign: Campaign
  /** The campaign's study. Undefined if the campaign is a draft; the report then contains no results. */
  readonly study: Study | undefined
  /** The filters, as strings in the format of the export request. */
  readonly filters: ReadonlyArray<string>
  readonly read: (study: Study) => LiftFilters
  /** The virtual time at which the report is created. */
  readonly at: number
}

interface BreakdownNames {
  readonly title: string
  readonly heading: string
  readonly names: ReadonlyArray<string>
  readonly partition: Partition
}

const breakdownsOf = (study: Study, selection: Selection): ReadonlyArray<BreakdownNames> => {
  const named = <Segment>(
    title: string,
    heading: string,
    { partition, segments }: Segments.Breakdown<Segment>,
    name: (segment: Segment) => string
  ): BreakdownNames => ({ title, heading, names: segments.map(name), partition })
  const itself = (name: string) => name
  const { names } = study.labels.creative
  return [
    named("By device", "Device", Segments.device(study, selection), ({ name }) => name),
    named("By frequency", "Frequency", Segments.frequencyBucket(study, selection), ({ name }) => name),
    named("By daypart", "Daypart", Segments.daypart(study, selection), ({ name }) => name),
    named("By creative", "Creative", Segments.creative(study, selection), (id) => names.get(id) ?? id),
    named("By age", "Age", Segments.demographic("demo_age", true)(study, selection), itself),
    named("By gender", "Gender", Segments.demographic("demo_gender", true)(study, selection), itself)
  ]
}

/** Returns the measured questions in the order of the survey, each with its index. */
const measured = ({ questions }: Study): ReadonlyArray<readonly [SurveyQuestion, number]> =>
  questions.flatMap((question, index) => (question.measured ? [[question, index] as const] : []))

const rowOf = (question: string, part: string, figures: LiftFigures): Row => ({
  question,
  part,
  figures,
  enough: enoughSampleSize(figures.exposed_count ?? 0, figures.control_count ?? 0)
})

const figuresOf = (study: Study, selection: Selection, levels: Levels): Pick<Report, "overall" | "sections"> => {
  const questions = measured(study)
  const results = questions.map(([question, index]) => ({
    name: question.name,
    ...result(question, countAnswers(study, index, selection, singleSegment(study))(0), levels)
  }))
  const answers = results.flatMap(({ answers_breakdown, name }) =>
    answers_breakdown.map(({ label = "", ...figures }) => rowOf(name, label, figures))
  )
  const sections = breakdownsOf(study, selection).map(({ heading, names, partition, title }) => ({
    title,
    heading,
    rows: questions.flatMap(([question, index]) => {
      const countsOfSegment = countAnswers(study, index, selection, partition)
      return names.map((part, place) => rowOf(question.name, part, result(question, countsOfSegment(place), levels)))
    })
  }))
  return {
    overall: {
      title: "Lift",
      heading: "",
      rows: results.map((figures) => rowOf(figures.name, "", figures))
    },
    sections: [{ title: "Answers", heading: "Answer", rows: answers }, ...sections]
  }
}

export const make = ({ at, campaign, filters, read, study }: ReportRequest): Report => {
  const facts: Report["facts"] = [
    ["Campaign", campaign.campaign_name],
    ["Client", campaign.client_name ?? ""],
    ["Status", campaign.status],
    ["Start", toText(campaign.start_date)],
    ["End", toText(campaign.end_date)],
    ["Report made", toText(at)],
    ["Filters", filters.join(", ")],
    ["Respondents", study?.visible ?? 0],
    ["Impressions", study === undefined ? 0 : delivered(study)]
  ]
  if (study === undefined) return { facts, overall: { title: "Lift", heading: "", rows: [] }, sections: [] }
  const { criteria, levels } = read(study)
  return { facts, ...figuresOf(study, select(study, criteria), levels) }
}
