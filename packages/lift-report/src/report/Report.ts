/**
 * A report as data: every number and sentence that it shows, before it is HTML, a workbook or a text.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import type { Estimate } from "@fieldwork/lift-plots"
import type { PartVerdict } from "@fieldwork/lift-statistics"
import type { DayOfLift, Source } from "../Source.ts"

/** The main question, the day of decision and the designed split. */
export interface ReportOptions {
  /** The `id` of the main question. Default: the campaign's own first question. */
  readonly question?: number | undefined
  /** The day on which the study is decided, set in advance, such as `2026-02-15`. Before it the report is an interim one. */
  readonly decision?: string | undefined
  /** The designed proportions of exposed and control, such as `[1, 1]`. Without them the sample ratio is not tested. */
  readonly designedSplit?: readonly [exposed: number, control: number] | undefined
}

/** The remark on a question or a part: as a short text, and as data. */
export interface Remark {
  readonly kind: PartVerdict | "shownAlready" | "notDecided"
  readonly text: string
}

/** The reading of one question. */
export interface QuestionRow {
  readonly id: number
  /** The name as text: `Brand awareness`. */
  readonly name: string
  readonly text: string
  readonly row: LiftTable.Row
  readonly estimate: Estimate
  readonly remark: Remark
  /** The smallest lift that this sample shows four times in five, a proportion. */
  readonly detectable: number | null
  /** The day from which a reading that is valid on any day shows the lift; `null` when it does not. */
  readonly shownSince: string | null
}

/** The reading of one part of a breakdown. */
export interface PartRow {
  /** The label of the part, such as `Mobile`. */
  readonly label: string
  /** Respondents of both groups. */
  readonly people: number
  readonly row: LiftTable.Row
  readonly estimate: Estimate
  readonly remark: Remark
}

/** The parts of one breakdown. */
export interface PartGroup {
  /** The label of the breakdown, such as `Device`. */
  readonly label: string
  readonly rows: ReadonlyArray<PartRow>
  /** The p-value of Cochran's Q, which tests whether the parts differ; `null` where parts share respondents or there is nothing to compare. */
  readonly differs: number | null
}

/** A report as data: every number and sentence that it shows. */
export interface Report {
  /** The figures from which it was built. */
  readonly source: Source
  readonly options: ReportOptions
  /** The title of the document. */
  readonly title: string
  /** The line above the headline: the campaign and its dates. */
  readonly kicker: string
  /** The finding in one or two sentences. */
  readonly headline: string
  /** Whether the study is not decided yet. Then only readings that are valid on any day claim a lift. */
  readonly interim: boolean
  /** The reading of the main question; undefined when lift is measured on no question. */
  readonly main: QuestionRow | undefined
  /** The finding with its figures. */
  readonly lead: string
  /** The facts beside the headline. */
  readonly keys: ReadonlyArray<readonly [label: string, value: string]>
  readonly questions: ReadonlyArray<QuestionRow>
  readonly questionsNote: string
  /** The lift of the main question by day. */
  readonly daily: {
    readonly days: ReadonlyArray<DayOfLift & { readonly estimate: Estimate }>
    readonly decision: { readonly at: string; readonly label: string } | undefined
    readonly title: string
    readonly caption: string
  }
  /** The parts of every breakdown, with the sentences before and after them. */
  readonly parts: {
    readonly groups: ReadonlyArray<PartGroup>
    readonly before: string
    readonly after: string
  }
  /** The lift by frequency, from seldom to often. */
  readonly frequency: {
    readonly steps: ReadonlyArray<PartRow>
    readonly sentence: string
  }
  /** The sizes of the groups, and whether they contradict the designed split. */
  readonly sample: {
    readonly exposed: number
    readonly control: number
    readonly designed: number | undefined
    readonly mismatch: boolean
    readonly sentence: string
  }
  /** How the figures were computed, term by term. */
  readonly method: ReadonlyArray<readonly [term: string, text: string]>
  /** The command that makes the report again. */
  readonly command: string
}
