/**
 * A report as data: every number and sentence that it shows, before it is HTML, a workbook or a text.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import type { Estimate } from "@fieldwork/lift-plots"
import type { PartVerdict } from "@fieldwork/lift-statistics"
import type { DayOfLift, Source } from "../Source.ts"

export interface ReportOptions {
  /** The question in front, by its `id`. Default the campaign's own first question. */
  readonly question?: number | undefined
  /** The day on which the study is decided, set in advance, such as `2026-02-15`. Before it the report is an interim one. */
  readonly decision?: string | undefined
  /** The designed proportions of exposed and control, such as `[1, 1]`; without them no sample ratio is tested. */
  readonly designedSplit?: readonly [exposed: number, control: number] | undefined
}

/** What is said of a question or a part: in a word, and as data. */
export interface Remark {
  readonly kind: PartVerdict | "shownAlready" | "notDecided"
  readonly text: string
}

export interface QuestionRow {
  readonly id: number
  /** As words: `Brand awareness`. */
  readonly name: string
  readonly text: string
  readonly row: LiftTable.Row
  readonly estimate: Estimate
  readonly remark: Remark
  /** The smallest lift that this sample shows four times in five, a proportion. */
  readonly detectable: number | null
  /** Since when a reading that is valid on any day shows the lift; `null` when it does not. */
  readonly shownSince: string | null
}

export interface PartRow {
  readonly label: string
  /** Respondents of both groups. */
  readonly people: number
  readonly row: LiftTable.Row
  readonly estimate: Estimate
  readonly remark: Remark
}

export interface PartGroup {
  readonly label: string
  readonly rows: ReadonlyArray<PartRow>
  /** Whether the parts differ, by Cochran's Q; `null` where parts share respondents or there is nothing to compare. */
  readonly differs: number | null
}

export interface Report {
  readonly source: Source
  readonly options: ReportOptions
  readonly title: string
  readonly kicker: string
  readonly headline: string
  /** Not decided yet: nothing is claimed but by readings that are valid on any day. */
  readonly interim: boolean
  readonly main: QuestionRow | undefined
  readonly lead: string
  readonly keys: ReadonlyArray<readonly [label: string, value: string]>
  readonly questions: ReadonlyArray<QuestionRow>
  readonly questionsNote: string
  readonly daily: {
    readonly days: ReadonlyArray<DayOfLift & { readonly estimate: Estimate }>
    readonly decision: { readonly at: string; readonly label: string } | undefined
    readonly title: string
    readonly caption: string
  }
  readonly parts: {
    readonly groups: ReadonlyArray<PartGroup>
    readonly before: string
    readonly after: string
  }
  readonly frequency: {
    readonly steps: ReadonlyArray<PartRow>
    readonly sentence: string
  }
  readonly sample: {
    readonly exposed: number
    readonly control: number
    readonly designed: number | undefined
    readonly mismatch: boolean
    readonly sentence: string
  }
  readonly method: ReadonlyArray<readonly [term: string, text: string]>
  /** How the report is made again. */
  readonly command: string
}
