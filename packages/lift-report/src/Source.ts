/**
 * The input of a report. It is plain data, so the same input always produces the same report.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import type { LiftGroups } from "@fieldwork/lift-statistics"

/** The details of a campaign that a report shows. */
export interface Campaign {
  /** The id of the campaign. The service also calls it `campaign_id` and `campaigns_pk`. */
  readonly id: string
  readonly name: string
  /** The name of the client. Empty if the service does not return one. */
  readonly client: string
  readonly status: string
  /** The first day of the campaign, as the ISO 8601 string that the service returns. */
  readonly start: string
  /** The last day of the campaign, as the ISO 8601 string that the service returns. */
  readonly end: string
  /** The number of impressions delivered so far; `null` if the service does not return it. */
  readonly impressions: number | null
  /** The `id` of the question whose lift the service shows first; `null` if the service does not name one. */
  readonly mainQuestion: number | null
}

/**
 * The cumulative counts for one question at one daily refresh: the respondents in the exposed and control groups, and how many of them gave a target
 * answer.
 */
export interface DayOfLift {
  /** The time of the service's daily refresh, such as `2026-02-15T03:00:00.000Z`. */
  readonly at: string
  readonly question: number
  readonly groups: LiftGroups
}

/** The options of `collect` that select a part of a campaign's results. */
export interface SourceSelection extends Pick<
  LiftTable.Input,
  "breakdowns" | "demographics" | "customVariables" | "questions"
> {
  /** The maximum number of days for which counts of respondents were requested. */
  readonly maxDays?: number | undefined
}

/** The data from which a report is built. It is plain data, so the same data always produces the same report. */
export interface Source {
  readonly campaign: Campaign
  /**
   * The time of the refresh from which the data was read, such as `2026-02-15T03:00:00.000Z`. If a complete campaign was read after the day of its
   * final analysis, the refresh on that day.
   */
  readonly asOf: string
  /** The filters with which the data was read. Only respondents who match the filters are counted. Undefined if there are no filters. */
  readonly filters?: LiftTable.Filters | undefined
  /** The part of the results that was requested. Undefined if all results were requested. */
  readonly selection?: SourceSelection | undefined
  /** The lift table, which has one row for each question and one for each part of a breakdown, such as a device. */
  readonly table: LiftTable.Content
  /** The cumulative counts of respondents for each question at each daily refresh, in chronological order. */
  readonly days: ReadonlyArray<DayOfLift>
  /**
   * The origin of the counts in `days`. `"history"`: recorded each day in a history. `"recomputed"`: computed later by the service from the interview
   * times.
   */
  readonly daysFrom: "history" | "recomputed"
}
