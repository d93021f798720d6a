/**
 * What a report is made of: plain data, so that the same data gives the same report.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import type { LiftGroups } from "@fieldwork/lift-statistics"

export interface Campaign {
  /** Its id: `campaign_id`, `id` and `campaigns_pk` are one. */
  readonly id: string
  readonly name: string
  /** Empty where there is none. */
  readonly client: string
  readonly status: string
  /** ISO 8601, as the service has them. */
  readonly start: string
  readonly end: string
  /** Delivered so far; `null` where the service does not say. */
  readonly impressions: number | null
  /** Of the question whose lift the service shows first; `null` where there is none. */
  readonly mainQuestion: number | null
}

/** The counts of one question at the end of a day, all respondents so far. */
export interface DayOfLift {
  /** The refresh that they are of, as `2026-02-15T03:00:00.000Z`. */
  readonly at: string
  readonly question: number
  readonly groups: LiftGroups
}

export interface Source {
  readonly campaign: Campaign
  /** The last refresh that the figures are of. */
  readonly asOf: string
  readonly table: LiftTable.Content
  /** In order of time. */
  readonly days: ReadonlyArray<DayOfLift>
  /** Whether the days were recorded as they passed, or recomputed afterwards by interview time. */
  readonly daysFrom: "history" | "recomputed"
}
