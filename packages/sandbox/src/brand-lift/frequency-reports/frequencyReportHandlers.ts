/**
 * The operations on frequency reports.
 */
import type { Document } from "@fieldwork/specs/openapi"
import type { Handlers } from "../../http/Handler.ts"
import * as Validation from "../../http/Validation.ts"
import type { Campaign } from "../campaigns/Campaign.ts"
import { notFound } from "../errors.ts"
import * as Page from "../Page.ts"
import type { operations } from "@fieldwork/specs/brand-lift/schema"
import { type CampaignState, findCampaign } from "../campaigns/CampaignState.ts"
import type { StudyState } from "../study/StudyState.ts"
import type { ExportState } from "../exports/ExportState.ts"
import type { FrequencyReportState } from "./FrequencyReport.ts"
import { isEmpty, type Violations } from "../Violations.ts"
import { type Form, readForm } from "./FrequencyReportForm.ts"
import * as FrequencyReport from "./FrequencyReport.ts"

type ReportHandlers = Handlers<
  Pick<operations, "listFrequencyReports" | "createFrequencyReport" | "getFrequencyReport">
>

/** Checks that the request selects respondents either by the ids in the CSV or by surveys of this campaign. */
const check = ({ ids, request: { survey_ids } }: Form, { survey }: Campaign): Violations => {
  const own = [survey?.control_survey_id, survey?.exposed_survey_id]
  const unknown = (survey_ids ?? []).filter((id) => !own.includes(id))
  if (unknown.length > 0) return { survey_ids: unknown.map((id) => `This campaign has no survey ${id}.`) }
  if (ids !== undefined) return ids.length === 0 ? { csv: ["At least one id is required."] } : {}
  return (survey_ids ?? []).length === 0 ? { survey_ids: ["This field is required when no CSV is sent."] } : {}
}

export const frequencyReportHandlers = (
  state: CampaignState & StudyState & ExportState & FrequencyReportState,
  document: Document
): ReportHandlers => {
  const validation = Validation.make(document)
  const reportsOf = (campaign: Campaign) => state.frequencyReports.get(campaign.campaign_id) ?? []

  return {
    listFrequencyReports: ({ params }) => {
      const campaign = findCampaign(state, params.campaigns_pk)
      if (campaign === undefined) return notFound
      const violations = Page.violations(params)
      if (!isEmpty(violations)) return { status: 400, body: violations }
      const { items, ...page } = Page.paginate(reportsOf(campaign), params)
      return { status: 200, body: { items: items.map(FrequencyReport.toWire), ...page } }
    },

    createFrequencyReport: async ({ incoming, params: { campaigns_pk } }) => {
      if (findCampaign(state, campaigns_pk) === undefined) return notFound
      const read = await readForm(incoming, (value) => validation.component("FrequencyReportRequest", value))
      const campaign = findCampaign(state, campaigns_pk)
      if (campaign === undefined) return notFound
      const violations = "violations" in read ? read.violations : check(read.form, campaign)
      if ("violations" in read || !isEmpty(violations)) return { status: 400, body: violations }
      return {
        status: 200,
        body: { items: [FrequencyReport.toWire(FrequencyReport.request(state, campaign, read.form))] }
      }
    },

    getFrequencyReport: ({ params: { campaigns_pk, id } }) => {
      const campaign = findCampaign(state, campaigns_pk)
      const found = campaign && reportsOf(campaign).find((report) => report.id === id.toLowerCase())
      return found === undefined ? notFound : { status: 200, body: { items: [FrequencyReport.toWire(found)] } }
    }
  }
}
