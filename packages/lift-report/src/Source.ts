/**
 * The input of a report: plain data, so that the same data results in the same report.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import type { LiftGroups } from "@fieldwork/lift-statistics"

/** The facts of a campaign that a report shows. */
export interface Campaign {
  /** Its id: `campaign_id`, `id` and `campaigns_pk` are one. */
  readonly id: string
  readonly name: string
  /** Empty where there is none. */
  readonly client: string
  readonly status: string
  /** The first day, ISO 8601 as the service returns it. */
  readonly start: string
  /** The last day, ISO 8601 as the service returns it. */
  readonly end: string
  /** Impressions delivered so far; `null` where the service does not return them. */
  readonly impressions: number | null
  /** The `id` of the question whose lift the service shows first; `null` where there is none. */
  readonly mainQuestion: number | null
}

/** The counts of one question at the end of a day, all respondents so far. */
export interface DayOfLift {
  /** The refresh that they are of, as `2026-02-15T03:00:00.000Z`. */
  readonly at: string
  readonly question: number
  readonly groups: LiftGroups
}

/** The figures of a report: plain data, so that the same data gives the same report. */
export interface Source {
  readonly campaign: Campaign
  /** The last refresh that the figures are of. */
  readonly asOf: string
  /** Every question and part with its reading. */
  readonly table: LiftTable.Content
  /** In order of time. */
  readonly days: ReadonlyArray<DayOfLift>
  /** Whether the days were recorded as they passed, or recomputed afterwards by interview time. */
  readonly daysFrom: "history" | "recomputed"
}
