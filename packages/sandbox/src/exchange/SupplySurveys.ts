/** The lookup operations of a supplier: surveys, the offerwall, allocations, survey groups and recontacts. */
import type { Handlers } from "../http/Handler.ts"
import { account } from "./data/accounts.ts"
import { supplierLinkTypes } from "./data/codes.ts"
import { toLegacyDate } from "./LegacyDate.ts"
import { envelope, failure } from "./LegacyErrors.ts"
import { nameOf as groupName } from "./market/Groups.ts"
import { payoutOf } from "./market/Payout.ts"
import { isLive, remaining, remainingFor, type Survey } from "./market/Survey.ts"
import { toNumber } from "./Money.ts"
import { toOfferwallSurvey } from "./OfferwallSurvey.ts"
import { isOpenTo, isRecontact, recontactsOf } from "./Opportunity.ts"
import type { OfferwallAllocation, operations, SupplierLinkRequest } from "@fieldwork/specs/exchange/schema"
import type { ExchangeState } from "./ExchangeState.ts"
import { liveLinkOf } from "./entry/EntryLink.ts"
import { legacyRefusal } from "./Suppliers.ts"

type Operations =
  | "listAllocatedSurveys"
  | "listOfferwallSurveys"
  | "getSurveyAllocation"
  | "listSurveyGroups"
  | "listQualifiedRespondents"

const supplierNames = new Map(account.suppliers.map(({ code, name }) => [code, name]))

const linkTypeId = ({ SupplierLinkTypeCode }: SupplierLinkRequest): number =>
  supplierLinkTypes.find(([, code]) => code === SupplierLinkTypeCode)?.[0] ?? 0

const missing = (survey: number) => ({ status: 404, body: failure(`Survey ${survey} does not exist`) }) as const
const unallocated = { status: 404, body: failure("SupplierAllocation does not exist") } as const

export const handlers = ({
  links,
  market,
  now,
  settings,
  timeline
}: ExchangeState): Pick<Handlers<operations>, Operations> => {
  const isObserved = () => settings.legacy_offerwall === "as_observed"

  /** Returns the message that public examples of the offerwall and the allocation lookup contain even on success. */
  const successMessage = () => (isObserved() ? { ApiMessages: ["Success"] } : {})

  /** Returns the survey, or the error if the key may not act for the supplier or the survey does not exist. */
  const look = (supplier: string, number: number) => {
    const refused = legacyRefusal(supplier)
    if (refused !== undefined) return { refused }
    timeline.catchUp()
    const survey = market.find(number)
    return survey === undefined ? { refused: missing(number) } : { survey }
  }

  const offerwallAllocation = (survey: Survey, supplier: string, origin: string): OfferwallAllocation => {
    const link = links.find(supplier, survey)
    const allocation = survey.allocations.get(supplier)
    const left = remainingFor(survey, supplier)
    const allocated = Math.min(
      left,
      Math.max(0, (allocation?.granted ?? 0) - survey.hedge - (allocation?.completes ?? 0))
    )
    return {
      SupplierCode: supplier,
      SupplierName: supplierNames.get(supplier) ?? "",
      OfferwallCompletes: allocation?.completes ?? 0,
      AllocationRemaining: allocated,
      HedgeRemaining: left - allocated,
      TargetModel: {
        ...(link !== undefined && {
          SupplierLinkType: isObserved() ? linkTypeId(link.request) : link.request.SupplierLinkTypeCode,
          LiveSupplierLink: liveLinkOf(link, origin),
          SupplierLinkSID: link.live
        }),
        TargetCCPI: toNumber(payoutOf(survey))
      }
    }
  }

  return {
    listAllocatedSurveys: ({ params: { SupplierCode } }) => {
      const refused = legacyRefusal(SupplierCode)
      if (refused !== undefined) return refused
      timeline.catchUp()
      const numbers = [...market.surveys()]
        .filter(isLive)
        .filter((survey) => survey.allocations.has(SupplierCode) || links.has(SupplierCode, survey))
        .map(({ number }) => number)
      return { status: 200, body: { ...envelope(numbers.length), SupplyAllocationSurveyIDs: numbers } }
    },

    listOfferwallSurveys: ({ params: { SupplierCode } }) => {
      const refused = legacyRefusal(SupplierCode)
      if (refused !== undefined) return refused
      timeline.catchUp()
      const Surveys = [...market.surveys()]
        .filter((survey) => isOpenTo(survey, SupplierCode))
        .filter((survey) => !isObserved() || !links.has(SupplierCode, survey))
        .map((survey) => toOfferwallSurvey(survey, SupplierCode, settings, now()))
      return { status: 200, body: { ...envelope(Surveys.length), ...successMessage(), Surveys } }
    },

    getSurveyAllocation: ({ incoming, params: { SupplierCode, SurveyNumber } }) => {
      const { refused, survey } = look(SupplierCode, SurveyNumber)
      if (refused !== undefined) return refused
      if (!survey.allocations.has(SupplierCode)) return unallocated
      const single = { SupplierCode, SupplierName: supplierNames.get(SupplierCode) ?? "" }
      const SupplierAllocationSurvey = {
        ...toOfferwallSurvey(survey, SupplierCode, settings, now()),
        FieldBeginDate: toLegacyDate(survey.fieldBegin),
        Priority: survey.terms.priority,
        SupplierAllocations: survey.isReserved
          ? [{ ...single, AllocationRemaining: remainingFor(survey, SupplierCode) }]
          : [],
        OfferwallTotalRemaining: remaining(survey),
        OfferwallAllocations: [offerwallAllocation(survey, SupplierCode, incoming.origin)]
      }
      return { status: 200, body: { ...envelope(1), ...successMessage(), SupplierAllocationSurvey } }
    },

    listSurveyGroups: ({ params: { SupplierCode, SurveyNumber } }) => {
      const { refused, survey } = look(SupplierCode, SurveyNumber)
      if (refused !== undefined) return refused
      const SurveyGroups = survey.groupIds.map((id) => ({
        SurveyGroup: groupName(id),
        SurveyGroupID: id,
        SurveyGroupSurveys: [...market.groups.of(id).surveys]
      }))
      return { status: 200, body: { ...envelope(SurveyGroups.length), SurveyGroups } }
    },

    listQualifiedRespondents: ({ params: { SupplierCode, SurveyNumber } }) => {
      const { refused, survey } = look(SupplierCode, SurveyNumber)
      if (refused !== undefined) return refused
      if (!isRecontact(survey)) {
        return { status: 400, body: failure(`Survey ${SurveyNumber} is not of study type Recontact`) }
      }
      if (!survey.allocations.has(SupplierCode)) return unallocated
      const IsActive = isOpenTo(survey, SupplierCode)
      const SurveyQualifiedRespondents = recontactsOf(survey, SupplierCode).map((PID) => ({ PID, IsActive }))
      return {
        status: 200,
        body: { ...envelope(SurveyQualifiedRespondents.length), SurveyQualifiedRespondents }
      }
    }
  }
}
