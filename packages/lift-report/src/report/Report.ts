/**
 * A report as data: every number and sentence that a report shows, independent of the output format.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import type { Estimate } from "@fieldwork/lift-plots"
import type { PartVerdict } from "@fieldwork/lift-statistics"
import type { DayOfLift, Source } from "../Source.ts"

/** The options for {@link build}: the main question, the day of the final analysis, and the planned ratio of the group sizes. */
export interface ReportOptions {
  /** The `id` of the main question. Default: the question whose lift the service shows first. */
  readonly question?: number | undefined
  /**
   * The day of the final analysis, set in advance, such as `2026-02-15`. Until then, the report is an interim report, even if the campaign is
   * complete. Default: the report is final once the campaign is complete.
   */
  readonly decision?: string | undefined
  /**
   * The planned ratio of the exposed group's size to the control group's size, such as `[1, 1]`. If it is undefined, the sample ratio is not tested.
   */
  readonly designedSplit?: readonly [exposed: number, control: number] | undefined
}

/** The remark on a question or on a part of a breakdown: a short text for readers, and a constant for programs. */
export interface Remark {
  readonly kind: PartVerdict | "notAvailable" | "significantAlready" | "notDecided"
  readonly text: string
}

/** The direction of a significant effect. */
export type Direction = "lift" | "decline"

/** The results for one question. */
export interface QuestionRow {
  readonly id: number
  /** The name of the question as shown to readers, such as `Brand awareness`. */
  readonly name: string
  readonly text: string
  readonly row: LiftTable.Row
  readonly estimate: Estimate
  readonly remark: Remark
  /** The smallest lift that this sample detects with 80% power, as a proportion; `null` if there are too few respondents. */
  readonly detectable: number | null
  /**
   * The time of the first daily refresh of the results at which the lift was significant in the always-valid test (a test that stays valid if it is
   * repeated every day), after adjustment by the procedure of Holm for the number of questions; `null` if there is none.
   */
  readonly significantSince: string | null
  /** The direction of the effect at that refresh; `null` if there is none. The sign of the current estimate can differ. */
  readonly significantDirection: Direction | null
}

/** The results for one part of a breakdown. */
export interface PartRow {
  /** The label of the part of the breakdown, such as `Mobile`. */
  readonly label: string
  /** The number of respondents in both groups together. */
  readonly respondents: number
  readonly row: LiftTable.Row
  readonly estimate: Estimate
  readonly remark: Remark
}

/** The parts of one breakdown. */
export interface PartGroup {
  /** The label of the breakdown, such as `Device`. */
  readonly label: string
  readonly rows: ReadonlyArray<PartRow>
  /**
   * The p-value of Cochran's Q test for differences between the parts; `null` if the parts share respondents or if fewer than two parts can be
   * compared.
   */
  readonly heterogeneityP: number | null
}

/** A report as data: every number and sentence that a report shows. */
export interface Report {
  /** The data from which the report was built. */
  readonly source: Source
  readonly options: ReportOptions
  /** The title of the report, such as `Alder Coffee winter: brand lift report`. */
  readonly title: string
  /** The line above the headline: the campaign, its dates, and the filters of the report. */
  readonly subtitle: string
  /** The finding in one or two sentences. */
  readonly headline: string
  /** Whether the report was built before the final analysis. If so, a lift is claimed for a question only if its always-valid test is significant. */
  readonly interim: boolean
  /** The results for the main question; undefined if lift is not measured for any question. */
  readonly main: QuestionRow | undefined
  /** The text beside the main question's lift: the share of target answers in each group, and the meaning of the interval. */
  readonly lead: string
  /** The key facts below the headline, such as the number of respondents. */
  readonly keyFacts: ReadonlyArray<readonly [label: string, value: string]>
  readonly questions: ReadonlyArray<QuestionRow>
  readonly questionsNote: string
  /** The lift of the main question by day. */
  readonly daily: {
    readonly days: ReadonlyArray<DayOfLift & { readonly estimate: Estimate }>
    readonly decision: { readonly at: string; readonly label: string } | undefined
    readonly title: string
    readonly caption: string
  }
  /** The parts of each breakdown, with the text that is shown before and after them. */
  readonly parts: {
    readonly groups: ReadonlyArray<PartGroup>
    readonly before: string
    readonly after: string
  }
  /** The lift by frequency, in the order of the lift table. */
  readonly frequency: {
    readonly steps: ReadonlyArray<PartRow>
    /** The result of the test for trend. Empty in an interim report, and if there are fewer than two frequencies with enough respondents. */
    readonly sentence: string
  }
  /** The sizes of the exposed and control groups, and whether they differ significantly from the planned split. */
  readonly sample: {
    readonly exposed: number
    readonly control: number
    readonly designed: number | undefined
    readonly mismatch: boolean
    readonly sentence: string
  }
  /** The explanations of how the values were computed, each with the term that it explains. */
  readonly method: ReadonlyArray<readonly [term: string, text: string]>
  /**
   * The shell command that reproduces the report. `FILE` stands for the path of the SQLite file in which the daily history was recorded. If the
   * report was built with options that the command line does not support (filters, or a selection of questions, breakdowns or days), `command`
   * contains TypeScript calls that reproduce the report.
   */
  readonly command: string
}
