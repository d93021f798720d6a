/**
 * The operations on entry links. A supplier has at most one link per survey, and only for surveys that are allocated to the supplier.
 *
 * Redirect links are stored unchanged, including macros such as `[%MID%]`.
 */
import type { Handlers } from "../http/Handler.ts"
import { supplierLinkTypes, trackingTypes } from "./data/codes.ts"
import type { Row } from "./data/Lookup.ts"
import { withDefaultRedirects, entryPath, type Link, liveLinkOf } from "./entry/EntryLink.ts"
import { sendsPostbacks } from "./entry/Postbacks.ts"
import { envelope, failure } from "./LegacyErrors.ts"
import { payoutOf } from "./market/Payout.ts"
import type { Survey } from "./market/Survey.ts"
import { toNumber } from "./Money.ts"
import type { LegacyEnvelope, operations, SupplierLink, SupplierLinkRequest } from "@fieldwork/specs/exchange/schema"
import type { ExchangeState } from "./ExchangeState.ts"
import { legacyRefusal } from "./Suppliers.ts"

const isCodeOf = (rows: ReadonlyArray<Row>, code: string) => rows.some(([, known]) => known === code)

/**
 * Returns an error if the link type or the tracking type is not in the lookups. The spec allows any string, because the exchange's API document does
 * not list all codes.
 */
const unknownCode = ({ SupplierLinkTypeCode, TrackingTypeCode }: SupplierLinkRequest): LegacyEnvelope | undefined => {
  const isLinkType = isCodeOf(supplierLinkTypes, SupplierLinkTypeCode)
  if (!isLinkType) return failure("SupplierLinkTypeCode: This is not a code of the SupplierLinkTypes lookup.")
  const isTrackingType = isCodeOf(trackingTypes, TrackingTypeCode)
  return isTrackingType ? undefined : failure("TrackingTypeCode: This value must be NONE, PIXEL or S2S.")
}

const show = (link: Link, survey: Survey, origin: string): SupplierLink => {
  const { request, test } = link
  return {
    SupplierLinkTypeCode: request.SupplierLinkTypeCode,
    TrackingTypeCode: request.TrackingTypeCode,
    DefaultLink: request.DefaultLink,
    SuccessLink: request.SuccessLink,
    FailureLink: request.FailureLink,
    OverQuotaLink: request.OverQuotaLink,
    QualityTerminationLink: request.QualityTerminationLink,
    LiveLink: liveLinkOf(link, origin),
    TestLink: `${origin}${entryPath}?SID=${test}&PID=test`,
    RPI: { Value: toNumber(payoutOf(survey)), CurrencyCode: "USD" }
  }
}

const absent = (name: string) => ({ status: 404, body: failure(`${name} does not exist`) }) as const

/** The error message for an attempt to create a second link for the same survey. */
export const duplicateLinkMessage = "SupplierLink already exists; update it instead"

type Operations = "createSupplierLink" | "updateSupplierLink" | "getSupplierLink"

export const handlers = ({
  links,
  market,
  timeline,
  trackers
}: ExchangeState): Pick<Handlers<operations>, Operations> => {
  /**
   * Returns the survey and the supplier's link for it, if there is one. Returns an error if the key may not act for the supplier or the survey does
   * not exist.
   */
  const findLink = (supplier: string, number: number) => {
    const refused = legacyRefusal(supplier)
    if (refused !== undefined) return { refused }
    timeline.catchUp()
    const survey = market.find(number)
    return survey === undefined
      ? { refused: absent(`Survey ${number}`) }
      : { survey, link: links.find(supplier, survey) }
  }

  const respondWith = (link: Link, survey: Survey, origin: string) =>
    ({ status: 200, body: { ...envelope(1), SupplierLink: show(link, survey, origin) } }) as const

  const storeLink = (supplier: string, survey: Survey, request: Link["request"]): Link => {
    const link = links.store(supplier, survey.number, request)
    const name = `${supplier} ${survey.number}`
    if (sendsPostbacks(request)) trackers.add(name)
    else trackers.delete(name)
    timeline.arm()
    return link
  }

  return {
    createSupplierLink: ({ body, incoming, params: { SupplierCode, SurveyNumber } }) => {
      const { link: known, refused, survey } = findLink(SupplierCode, SurveyNumber)
      if (refused !== undefined) return refused
      if (known === undefined && !survey.allocations.has(SupplierCode)) return absent("SupplierAllocation")
      const wrong = unknownCode(body)
      if (wrong !== undefined) return { status: 400, body: wrong }
      if (known !== undefined) return { status: 400, body: failure(duplicateLinkMessage) }
      return respondWith(
        storeLink(SupplierCode, survey, withDefaultRedirects(SupplierCode, body)),
        survey,
        incoming.origin
      )
    },

    updateSupplierLink: ({ body, incoming, params: { SupplierCode, SurveyNumber } }) => {
      const { link: known, refused, survey } = findLink(SupplierCode, SurveyNumber)
      if (refused !== undefined) return refused
      if (known === undefined) return absent("SupplierLink")
      const wrong = unknownCode(body)
      if (wrong !== undefined) return { status: 400, body: wrong }
      return respondWith(storeLink(SupplierCode, survey, body), survey, incoming.origin)
    },

    getSupplierLink: ({ incoming, params: { SupplierCode, SurveyNumber } }) => {
      const { link, refused, survey } = findLink(SupplierCode, SurveyNumber)
      if (refused !== undefined) return refused
      return link === undefined ? absent("SupplierLink") : respondWith(link, survey, incoming.origin)
    }
  }
}
