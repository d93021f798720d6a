/**
 * Converts a survey that a buyer has created to a survey in the market.
 *
 * The market offers only the completes that the exchange may deliver: its allocation and, with hedge access, the completes that are not allocated.
 */
import { account, type Buyer, businessUnits, otherAccounts } from "../data/accounts.ts"
import type { Random } from "../../environment/Random.ts"
import { churnProfiles } from "../market/Churn.ts"
import { withClientQuotas } from "../market/Conditions.ts"
import * as Entrants from "../market/Entrants.ts"
import type { Allocation, Quota, Status, Survey } from "../market/Survey.ts"
import * as Fluctuation from "../market/Fluctuation.ts"
import { fromNumber } from "../Money.ts"
import type { BuyerFields } from "./BuyerFields.ts"

const suppliers = [account, ...otherAccounts].flatMap((_) => _.suppliers.map(({ code }) => code))

/** The field time of a survey in milliseconds: 90 days. Requests do not contain a field time. */
const fieldTime = 90 * 86_400_000

const buyerOf = ({ BusinessUnitID }: BuyerFields): Buyer => ({
  id: account.id,
  name: account.name,
  businessUnit: businessUnits.find(({ id }) => id === BusinessUnitID) ?? businessUnits[0],
  tags: []
})

/** Returns the number of completes that are allocated to the exchange, and the number that it may deliver in total. */
export const shareOf = ({ PlatformExchangeAllocation, PlatformExchangeHedgeAccess, Quota }: BuyerFields) => {
  const allocated = Math.floor((Quota * PlatformExchangeAllocation) / 100)
  return { allocated, total: PlatformExchangeHedgeAccess ? Quota : allocated }
}

/**
 * Returns the quota that a buyer must set so that the exchange may deliver `completes` completes. Undefined if nothing is allocated to the exchange.
 */
export const quotaFor = (fields: BuyerFields, completes: number): number | undefined => {
  const { PlatformExchangeAllocation, PlatformExchangeHedgeAccess } = fields
  if (PlatformExchangeHedgeAccess) return completes
  return PlatformExchangeAllocation === 0 ? undefined : Math.ceil((completes * 100) / PlatformExchangeAllocation)
}

const allocationsOf = (fields: BuyerFields, before?: ReadonlyMap<string, Allocation>): Map<string, Allocation> => {
  const { total } = shareOf(fields)
  if (total === 0) return new Map()
  return new Map(
    suppliers.map((code) => {
      const { completes = 0, granted = total, fullGrant = granted } = before?.get(code) ?? {}
      // A number of granted completes that was set through the control API is kept but limited to the new total.
      return [code, { granted: granted === fullGrant ? total : Math.min(granted, total), completes, fullGrant: total }]
    })
  )
}

/** Returns the properties of the market survey that are derived from the buyer's fields. */
const termsOf = (fields: BuyerFields, before?: Survey) => {
  const { allocated, total } = shareOf(fields)
  return {
    name: fields.SurveyName,
    buyer: buyerOf(fields),
    countryLanguageId: fields.CountryLanguageID,
    industryId: fields.IndustryID,
    studyTypeId: fields.StudyTypeID,
    sampleTypeId: fields.SampleTypeID,
    // An inactive survey is not offered to suppliers, even if its status is live.
    status: (fields.SurveyStatusCode === "03" && !fields.IsActive ? "05" : fields.SurveyStatusCode) as Status,
    bidLengthOfInterview: fields.BidLengthOfInterview,
    bidIncidence: fields.BidIncidence,
    collectsPii: fields.CollectsPII === true,
    isTrueSample: fields.IsTrueSample,
    countsPrescreens: fields.QuotaCalculationTypeID === 2,
    price: fromNumber(fields.QuotaCPI),
    allocations: allocationsOf(fields, before?.allocations),
    hedge: total - allocated,
    deliversAll: total >= fields.Quota,
    terms: {
      priority: fields.SurveyPriority,
      clientUrl: fields.ClientSurveyLiveURL,
      verifiesCallback: fields.IsVerifyCallBack,
      uniquePid: fields.UniquePID,
      uniqueIp: fields.UniqueIPAddress
    }
  }
}

export const create = (random: Random, number: number, fields: BuyerFields, now: number): Survey => {
  const minutes = Math.max(1, fields.BidLengthOfInterview)
  const incidence = Math.max(0.02, fields.BidIncidence / 100)
  const total: Quota = {
    id: number * 10,
    conditions: [],
    share: 1,
    wanted: shareOf(fields).total,
    entrants: 0,
    completes: 0
  }
  return {
    ...termsOf(fields),
    ...withClientQuotas(total, [], []),
    isPrivate: false,
    device: "any",
    hours: undefined,
    isClosedByHours: false,
    listPrice: 0,
    targets: new Set(),
    conversionFluctuation: Fluctuation.start(random, now),
    minutesFluctuation: Fluctuation.start(random, now),
    demand: 8,
    pace: churnProfiles.calm.pace(random),
    entrants: Entrants.make(),
    number,
    sid: random.uuid(),
    groupIds: [],
    isReserved: false,
    recontacts: new Map(),
    fieldBegin: now,
    fieldEnd: now + fieldTime,
    truth: {
      conversion: Math.min(0.9, incidence * (0.6 + 0.3 * random.next())),
      minutes,
      terminationMinutes: 1 + 2 * random.next(),
      incidence: 0.9
    },
    systemEntrants: 0,
    mobileEntrants: 0,
    mobileCompletes: 0,
    isSteady: true,
    isExternal: true,
    firstSessionOfQuotas: 0,
    changes: 0
  }
}

export const update = (survey: Survey, fields: BuyerFields): void => {
  Object.assign(survey, termsOf(fields, survey))
  survey.quotas[0].wanted = shareOf(fields).total
}
