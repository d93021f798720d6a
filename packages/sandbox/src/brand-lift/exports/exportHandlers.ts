/**
 * The operations on exports.
 */
import type { Handlers } from "../../http/Handler.ts"
import { requesterEmail } from "../Account.ts"
import { notFound } from "../errors.ts"
import { read } from "../lift/LiftFilters.ts"
import { indexOf } from "../lookups/demographics.ts"
import type { ExportRequest, operations } from "@fieldwork/specs/brand-lift/schema"
import { type CampaignState, findCampaign } from "../campaigns/CampaignState.ts"
import { findStudy, type StudyState } from "../study/StudyState.ts"
import type { ExportState, Kind } from "./ExportState.ts"
import { isEmpty, type Violations } from "../Violations.ts"
import * as Export from "./Export.ts"

type ExportHandlers = Handlers<
  Pick<operations, "exportExcel" | "getExcelExport" | "exportPowerPoint" | "getPowerPointExport">
>

interface ReadRequest {
  readonly to: ReadonlyArray<string>
  readonly demographics: Readonly<Record<string, string>>
  readonly violations: Violations
}

const isAddress = (text: string): boolean => /^[^\s@,]+@[^\s@,]+$/.test(text)

/**
 * Validates an export request. Each filter has the form `<name>=<value>`. The name is a demographic such as `demo_age`, optionally with a suffix such
 * as `__gte`.
 */
const readRequest = ({ filters = [], to_emails }: ExportRequest): ReadRequest => {
  const to = to_emails === undefined ? [requesterEmail] : to_emails.split(",").map((address) => address.trim())
  const violations: Violations = {}
  const wrong = to.filter((address) => !isAddress(address))
  if (wrong.length > 0) violations["to_emails"] = wrong.map((address) => `"${address}" is not an e-mail address.`)
  const demographics: Record<string, string> = {}
  for (const filter of filters) {
    const [name = "", ...value] = filter.split("=")
    if (indexOf.has(name.split("__")[0] ?? "") && value.length > 0) demographics[name] = value.join("=")
    else (violations["filters"] ??= []).push(`"${filter}" is not <name>=<value> with the name of a demographic.`)
  }
  return { to, demographics, violations }
}

export const exportHandlers = (state: CampaignState & StudyState & ExportState): ExportHandlers => {
  const request = (kind: Kind, pk: string, body: ExportRequest, origin: string) => {
    const campaign = findCampaign(state, pk)
    if (campaign === undefined) return notFound
    const { demographics, to: recipients, violations } = readRequest(body)
    const study = findStudy(state, pk)
    const unreadable = study === undefined ? {} : read(study, { demographics: { ...demographics } }).violations
    if (!isEmpty(unreadable)) (violations["filters"] ??= []).push(...Object.values(unreadable).flat())
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
