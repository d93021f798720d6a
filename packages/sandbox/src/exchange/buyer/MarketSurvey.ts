/**
 * A buyer's survey as the market knows it.
 *
 * The market sees what the exchange may deliver: its allocation, and with hedge access the completes that are not allocated too.
 */
import { account, type Buyer, businessUnits, otherAccounts } from "../data/accounts.ts"
import type { Random } from "../../environment/Random.ts"
import { speeds } from "../market/Churn.ts"
import { withClientQuotas } from "../market/Conditions.ts"
import * as Entrants from "../market/Entrants.ts"
import type { Allocation, Quota, Status, Survey } from "../market/Survey.ts"
import * as Wander from "../market/Wander.ts"
import type { Fields } from "./Defaults.ts"

const suppliers = [account, ...otherAccounts].flatMap((_) => _.suppliers.map(({ code }) => code))

/** How long a survey is in the field, as nothing in the request says it. */
const fieldTime = 90 * 86_400_000

const buyerOf = ({ BusinessUnitID }: Fields): Buyer => ({
  id: account.id,
  name: account.name,
  businessUnit: businessUnits.find(({ id }) => id === BusinessUnitID) ?? businessUnits[0],
  tags: []
})

/** Completes that the exchange may deliver: allocated to it, and in all. */
export const shareOf = ({ PlatformExchangeAllocation, PlatformExchangeHedgeAccess, Quota }: Fields) => {
  const allocated = Math.floor((Quota * PlatformExchangeAllocation) / 100)
  return { allocated, total: PlatformExchangeHedgeAccess ? Quota : allocated }
}

/** The quota of which the exchange may deliver so many completes; undefined when it may deliver none of any. */
export const quotaFor = (fields: Fields, completes: number): number | undefined => {
  const { PlatformExchangeAllocation, PlatformExchangeHedgeAccess } = fields
  if (PlatformExchangeHedgeAccess) return completes
  return PlatformExchangeAllocation === 0 ? undefined : Math.ceil((completes * 100) / PlatformExchangeAllocation)
}

const allocationsOf = (fields: Fields, before?: ReadonlyMap<string, Allocation>): Map<string, Allocation> => {
  const { total } = shareOf(fields)
  if (total === 0) return new Map()
  return new Map(
    suppliers.map((code) => {
      const { completes = 0, granted = total, usual = granted } = before?.get(code) ?? {}
      // What was granted by hand stays, as far as there is so much.
      return [code, { granted: granted === usual ? total : Math.min(granted, total), completes, usual: total }]
    })
  )
}

/** What of the market's survey follows from the buyer's fields, and changes with them. */
const termsOf = (fields: Fields, before?: Survey) => {
  const { allocated, total } = shareOf(fields)
  return {
    name: fields.SurveyName,
    buyer: buyerOf(fields),
    countryLanguageId: fields.CountryLanguageID,
    industryId: fields.IndustryID,
    studyTypeId: fields.StudyTypeID,
    sampleTypeId: fields.SampleTypeID,
    // A survey that is switched off is not offered, whatever its status.
    status: (fields.SurveyStatusCode === "03" && !fields.IsActive ? "05" : fields.SurveyStatusCode) as Status,
    bidLengthOfInterview: fields.BidLengthOfInterview,
    bidIncidence: fields.BidIncidence,
    collectsPii: fields.CollectsPII === true,
    countsPrescreens: fields.QuotaCalculationTypeID === 2,
    price: Math.round(fields.QuotaCPI * 1e6) / 1e4,
    allocations: allocationsOf(fields, before?.allocations),
    hedge: total - allocated,
    isWhole: total >= fields.Quota,
    terms: {
      priority: fields.SurveyPriority,
      clientUrl: fields.ClientSurveyLiveURL,
      verifiesCallback: fields.IsVerifyCallBack,
      uniquePid: fields.UniquePID,
      uniqueIp: fields.UniqueIPAddress
    }
  }
}

export const create = (random: Random, number: number, fields: Fields, now: number): Survey => {
  const minutes = Math.max(1, fields.BidLengthOfInterview)
  const met = Math.max(0.02, fields.BidIncidence / 100)
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
    conversionWander: Wander.start(random, now),
    minutesWander: Wander.start(random, now),
    demand: 8,
    pace: speeds.calm.pace(random),
    entrants: Entrants.make(),
    number,
    sid: random.uuid(),
    groupIds: [],
    isReserved: false,
    recontacts: new Map(),
    fieldBegin: now,
    fieldEnd: now + fieldTime,
    truth: {
      conversion: Math.min(0.9, met * (0.6 + 0.3 * random.next())),
      minutes,
      terminationMinutes: 1 + 2 * random.next(),
      incidence: 0.9
    },
    systemEntrants: 0,
    mobileEntrants: 0,
    mobileCompletes: 0,
    isSteady: true,
    isOwn: true,
    changes: 0
  }
}

export const update = (survey: Survey, fields: Fields): void => {
  Object.assign(survey, termsOf(fields, survey))
  survey.quotas[0].wanted = shareOf(fields).total
}
