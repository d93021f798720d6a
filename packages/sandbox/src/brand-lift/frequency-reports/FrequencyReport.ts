/**
 * Creates frequency reports, which state how often each of the requested respondents saw the campaign.
 *
 * | from    | trigger                                        | to      |
 * | ------- | ---------------------------------------------- | ------- |
 * | (none)  | request                                        | pending |
 * | pending | 4 minutes later, some respondents are found    | done    |
 * | pending | 4 minutes later, none is, or no such offset    | failed  |
 *
 * The brand lift document names only the status `done`. The other statuses and the time that a report takes are chosen by the sandbox. Source: the
 * vendor's brand lift document, section Endpoints 36.
 */
import type { Campaign } from "../campaigns/Campaign.ts"
import type { CampaignState } from "../campaigns/CampaignState.ts"
import type { ExportState } from "../exports/ExportState.ts"
import { minute, toLocalText, toText } from "../Instant.ts"
import { type Column, columnsOf } from "../respondents/Columns.ts"
import { line } from "../respondents/Csv.ts"
import { groupOf, respondentId, sessionId } from "../respondents/RespondentRecord.ts"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import type { Study } from "../study/Study.ts"
import type { StudyState } from "../study/StudyState.ts"
import { withLaterImpressions } from "./LaterImpressions.ts"

export interface FrequencyReport {
  readonly id: string
  readonly campaign_id: string
  readonly request: Wire.FrequencyReportRequest
  /** The respondent or session ids in the CSV part of the request. Undefined if the respondents are selected by survey. */
  readonly ids: ReadonlyArray<string> | undefined
  readonly name: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly status: "pending" | "done" | "failed"
  readonly error: string | undefined
}

/** The reports, by `campaign_id`. */
export interface FrequencyReportState {
  readonly frequencyReports: Map<string, ReadonlyArray<FrequencyReport>>
}

type State = CampaignState & StudyState & ExportState & FrequencyReportState

const reportDuration = 4 * minute

/** Returns the requested respondents, selected by their ids or by the surveys that they completed. */
const requestedRespondents = (
  { survey }: Campaign,
  study: Study,
  { ids, request }: FrequencyReport
): ReadonlyArray<number> => {
  const all = Array.from({ length: study.visible }, (_, respondent) => respondent)
  if (ids !== undefined) {
    const wanted = new Set(ids.map((id) => id.toLowerCase()))
    const idOf = request.csv_ids_type === "session_id" ? sessionId : respondentId
    return all.filter((respondent) => wanted.has(idOf(study, respondent)))
  }
  const surveys = request.survey_ids ?? []
  return all.filter((respondent) => {
    const own = groupOf(study, respondent) === "exposed" ? survey?.exposed_survey_id : survey?.control_survey_id
    return own !== undefined && surveys.includes(own)
  })
}

/** The maximum UTC offset in minutes, in either direction. No time zone has a larger offset. */
const maxOffset = 18 * 60

const timesOf = ({ utc_offset }: Wire.FrequencyReportRequest) =>
  utc_offset === null || utc_offset === undefined ? toText : (instant: number) => toLocalText(instant, utc_offset)

/** Returns the columns that the request sets to `true`. If there are none, returns the respondent id and the frequency. */
const requestedColumns = (study: Study, request: Wire.FrequencyReportRequest): ReadonlyArray<Column> => {
  const { output_columns } = request
  const all = columnsOf(study, timesOf(request))
  const requested = all.filter(({ key }) => output_columns[key] === true)
  return requested.length > 0 ? requested : all.filter(({ key }) => key === "respondent_id" || key === "frequency")
}

const store = (state: State, report: FrequencyReport): void => {
  const all = new Map((state.frequencyReports.get(report.campaign_id) ?? []).map((each) => [each.id, each]))
  state.frequencyReports.set(report.campaign_id, [...all.set(report.id, report).values()])
}

/** Returns the reason why the report fails. Undefined if the report succeeds. */
const failureOf = (respondents: ReadonlyArray<number>, { utc_offset }: Wire.FrequencyReportRequest) => {
  if (Math.abs(utc_offset ?? 0) > maxOffset)
    return `utc_offset must be from -${maxOffset} to ${maxOffset} minutes; it is ${utc_offset}.`
  return respondents.length === 0 ? "No respondent of this campaign was found." : undefined
}

/** Finishes a report. The result is stored as a file, although no operation in the brand lift document returns it. */
const finish = (state: State, report: FrequencyReport): void => {
  const { request } = report
  const [campaign, study] = [state.campaigns.get(report.campaign_id), state.studies.get(report.campaign_id)]
  const updatedAt = state.environment.clock.now()
  const respondents = campaign === undefined || study === undefined ? [] : requestedRespondents(campaign, study, report)
  const failure = failureOf(respondents, request)
  if (failure !== undefined || campaign === undefined || study === undefined) {
    return store(state, { ...report, updatedAt, status: "failed", ...(failure !== undefined && { error: failure }) })
  }
  const seen = request.filter_impressions_by_timestamp
    ? study
    : withLaterImpressions(study, Math.min(report.createdAt, campaign.end_date))
  const columns = requestedColumns(seen, request)
  const rows = respondents.map((respondent) => line(columns.map(({ cell }) => cell(seen, respondent, campaign))))
  const content = [line(columns.map(({ key }) => key)), ...rows].join("")
  state.files.set(report.id, { type: "text/csv", name: `${report.name}.csv`, content })
  store(state, { ...report, updatedAt, status: "done" })
}

export const request = (
  state: State,
  { campaign_id }: Campaign,
  requested: Pick<FrequencyReport, "request" | "ids">
): FrequencyReport => {
  const now = state.environment.clock.now()
  const number = (state.frequencyReports.get(campaign_id)?.length ?? 0) + 1
  const report: FrequencyReport = {
    ...requested,
    id: state.exportIds.uuid(),
    campaign_id,
    name: `frequency-${toText(now).slice(0, 10)}-${number}`,
    createdAt: now,
    updatedAt: now,
    status: "pending",
    error: undefined
  }
  store(state, report)
  state.environment.clock.at(now + reportDuration, () => finish(state, report))
  return report
}

export const toWire = (report: FrequencyReport): Wire.FrequencyReport => ({
  frequency_report_id: report.id,
  campaign_id: report.campaign_id,
  filter_impressions_by_timestamp: report.request.filter_impressions_by_timestamp,
  output_columns: { ...report.request.output_columns },
  status: report.status,
  ...(report.error !== undefined && { error: report.error }),
  utc_offset: report.request.utc_offset ?? null,
  created_at: toText(report.createdAt),
  updated_at: toText(report.updatedAt),
  report_name: report.name
})
