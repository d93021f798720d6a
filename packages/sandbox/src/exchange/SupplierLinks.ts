/**
 * Entry links: one per survey and supplier, into surveys that are allocated to the supplier.
 *
 * Redirect links are kept as they were sent, macros such as `[%MID%]` included.
 */
import type { Handlers } from "../http/Handler.ts"
import { supplierLinkTypes, trackingTypes } from "./data/codes.ts"
import type { Row } from "./data/Lookup.ts"
import { envelope, failure } from "./LegacyErrors.ts"
import { payoutOf } from "./market/Payout.ts"
import type { Survey } from "./market/Survey.ts"
import { toNumber } from "./Money.ts"
import type { LegacyEnvelope, operations, SupplierLink, SupplierLinkRequest } from "./schema.gen.ts"
import type { State } from "./State.ts"
import { legacyRefusal } from "./Suppliers.ts"

export interface Link {
  readonly request: Required<SupplierLinkRequest>
  /** The `SID` of the live link and of the test link. */
  readonly live: string
  readonly test: string
}

/** By supplier code and survey number. */
export const nameOf = (supplier: string, survey: number): string => `${supplier} ${survey}`

const isCodeOf = (rows: ReadonlyArray<Row>, code: string) => rows.some(([, known]) => known === code)

/** The spec leaves both codes open, as the document does not list them all; the service takes those of its lookups. */
const unknownCode = ({ SupplierLinkTypeCode, TrackingTypeCode }: SupplierLinkRequest): LegacyEnvelope | undefined => {
  const isLinkType = isCodeOf(supplierLinkTypes, SupplierLinkTypeCode)
  if (!isLinkType) return failure("SupplierLinkTypeCode: This is not a code of the SupplierLinkTypes lookup.")
  const isTrackingType = isCodeOf(trackingTypes, TrackingTypeCode)
  return isTrackingType ? undefined : failure("TrackingTypeCode: This is not NONE, PIXEL or S2S.")
}

/** Where a supplier's respondents go when the link does not say. */
const defaultRedirect = (supplier: string, status: string) =>
  `https://supplier-${supplier}.example/return?status=${status}&PID=[%PID%]&MID=[%MID%]`

const complete = (supplier: string, request: SupplierLinkRequest): Link["request"] => ({
  DefaultLink: defaultRedirect(supplier, "default"),
  SuccessLink: defaultRedirect(supplier, "complete"),
  FailureLink: defaultRedirect(supplier, "terminate"),
  OverQuotaLink: defaultRedirect(supplier, "overquota"),
  QualityTerminationLink: defaultRedirect(supplier, "quality"),
  ...request
})

const show = ({ live, request, test }: Link, survey: Survey, origin: string): SupplierLink => ({
  SupplierLinkTypeCode: request.SupplierLinkTypeCode,
  TrackingTypeCode: request.TrackingTypeCode,
  DefaultLink: request.DefaultLink,
  SuccessLink: request.SuccessLink,
  FailureLink: request.FailureLink,
  OverQuotaLink: request.OverQuotaLink,
  QualityTerminationLink: request.QualityTerminationLink,
  LiveLink: `${origin}/s/default.aspx?SID=${live}&PID=`,
  TestLink: `${origin}/s/default.aspx?SID=${test}&PID=test`,
  RPI: { Value: toNumber(payoutOf(survey)), CurrencyCode: "USD" }
})

export const handlers = ({
  links,
  market,
  random,
  timeline
}: State): Pick<Handlers<operations>, "createSupplierLink"> => ({
  createSupplierLink: ({ body, incoming, params: { SupplierCode, SurveyNumber } }) => {
    const refused = legacyRefusal(SupplierCode)
    if (refused !== undefined) return refused
    timeline.catchUp()
    const survey = market.find(SurveyNumber)
    if (survey === undefined) return { status: 404, body: failure(`Survey ${SurveyNumber} does not exist`) }
    const isAllocated = survey.allocations.has(SupplierCode)
    if (!isAllocated) return { status: 404, body: failure("SupplierAllocation does not exist") }
    const wrong = unknownCode(body)
    if (wrong !== undefined) return { status: 400, body: wrong }
    const name = nameOf(SupplierCode, SurveyNumber)
    if (links.has(name)) return { status: 400, body: failure("SupplierLink already exists; update it instead") }
    const stream = random.fork(`link ${name}`)
    const link = { request: complete(SupplierCode, body), live: stream.uuid(), test: stream.uuid() }
    links.set(name, link)
    return { status: 200, body: { ...envelope(1), SupplierLink: show(link, survey, incoming.origin) } }
  }
})
