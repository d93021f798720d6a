/**
 * The control API's operations on entry links.
 */
import type { ExchangeControl } from "../../control/ControlHandlers.ts"
import type { EntryLink } from "../../control/schema.gen.ts"
import { withDefaultRedirects, entryPath, type Link, liveLinkOf } from "../entry/EntryLink.ts"
import { isLive } from "../market/Survey.ts"
import type { ExchangeState } from "../ExchangeState.ts"
import { isOwnSupplier } from "../Suppliers.ts"
import { noSupplier, noSurvey, notFound } from "./controlErrors.ts"

const defaultLink = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" } as const

export const make = ({
  links,
  market,
  timeline
}: ExchangeState): Pick<ExchangeControl, "listEntryLinks" | "createEntryLink"> => {
  const show = (link: Link, origin: string): EntryLink => {
    const survey = market.find(link.survey)
    return {
      supplier_code: link.supplier,
      survey_id: link.survey,
      survey_name: survey?.name ?? "",
      is_live: survey !== undefined && isLive(survey),
      link_type: link.request.SupplierLinkTypeCode,
      tracking_type: link.request.TrackingTypeCode,
      live_link: liveLinkOf(link, origin),
      test_link: `${origin}${entryPath}?SID=${link.test}&PID=test`
    }
  }

  return {
    listEntryLinks: ({ incoming: { origin }, params: { supplier_code } }) => {
      timeline.catchUp()
      const found = [...links.list()].filter(
        ({ supplier }) => supplier_code === undefined || supplier === supplier_code
      )
      return { status: 200, body: { items: found.map((link) => show(link, origin)) } }
    },

    createEntryLink: ({ body: { survey_number }, incoming: { origin }, params: { supplier_code } }) => {
      if (!isOwnSupplier(supplier_code)) return noSupplier(supplier_code)
      timeline.catchUp()
      const survey = market.find(survey_number)
      if (survey === undefined) return noSurvey(survey_number)
      const known = links.find(supplier_code, survey)
      if (known === undefined && !survey.allocations.has(supplier_code)) {
        return notFound(`Survey ${survey_number} is not allocated to supplier ${supplier_code}.`)
      }
      const request = known?.request ?? withDefaultRedirects(supplier_code, defaultLink)
      const link = links.store(supplier_code, survey_number, request)
      return { status: 200, body: show(link, origin) }
    }
  }
}
