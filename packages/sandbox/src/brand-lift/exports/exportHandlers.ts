/**
 * The operations on exports.
 */
import type { Handlers } from "../../http/Handler.ts"
import { requesterEmail } from "../Account.ts"
import { notFound } from "../errors.ts"
import type { ExportRequest, operations } from "@fieldwork/specs/brand-lift/schema"
import { type CampaignState, findCampaign } from "../campaigns/CampaignState.ts"
import type { StudyState } from "../study/StudyState.ts"
import type { ExportState, Kind } from "./ExportState.ts"
import { isEmpty, type Violations } from "../Violations.ts"
import * as Export from "./Export.ts"
import { readFilters } from "./readFilters.ts"

type ExportHandlers = Handlers<
  Pick<operations, "exportExcel" | "getExcelExport" | "exportPowerPoint" | "getPowerPointExport">
>

interface ReadRequest {
  readonly to: ReadonlyArray<string>
  readonly demographics: Readonly<Record<string, string>>
  readonly violations: Violations
}

const isAddress = (text: string): boolean => /^[^\s@,]+@[^\s@,]+$/.test(text)

/** Validates an export request. */
const readRequest = ({ filters = [], to_emails }: ExportRequest): ReadRequest => {
  const to = to_emails === undefined ? [requesterEmail] : to_emails.split(",").map((address) => address.trim())
  const violations: Violations = {}
  const wrong = to.filter((address) => !isAddress(address))
  if (wrong.length > 0) violations["to_emails"] = wrong.map((address) => `"${address}" is not an e-mail address.`)
  const { demographics, problems } = readFilters(filters)
  if (problems.length > 0) violations["filters"] = [...problems]
  return { to, demographics, violations }
}

export const exportHandlers = (state: CampaignState & StudyState & ExportState): ExportHandlers => {
  const request = (kind: Kind, pk: string, body: ExportRequest, origin: string) => {
    const campaign = findCampaign(state, pk)
    if (campaign === undefined) return notFound
    const { demographics, to: recipients, violations } = readRequest(body)
    if (!isEmpty(violations)) return { status: 400, body: violations } as const
    const { email_message: message, filters = [] } = body
    return Export.request(state, campaign.campaign_id, { kind, recipients, message, filters, demographics, origin })
  }

  const status = (kind: Kind, pk: string, id: string) => {
    const found = Export.find(state, pk, kind, id)
    return found === undefined ? notFound : ({ status: 200, body: Export.toStatus(found) } as const)
  }

  return {
    /** The response does not contain the id of the export, which is sent only by email. */
    exportExcel: ({ body, incoming: { origin }, params: { campaigns_pk } }) => {
      const exportId = request("excel", campaigns_pk, body, origin)
      return typeof exportId === "string" ? { status: 200, body: {} } : exportId
    },

    getExcelExport: ({ params: { campaigns_pk, id } }) => status("excel", campaigns_pk, id),

    exportPowerPoint: ({ body, incoming: { origin }, params: { campaigns_pk } }) => {
      const exportId = request("powerpoint", campaigns_pk, body, origin)
      return typeof exportId === "string" ? { status: 200, body: { report_export_id: exportId } } : exportId
    },

    getPowerPointExport: ({ params: { campaigns_pk, id } }) => status("powerpoint", campaigns_pk, id)
  }
}
