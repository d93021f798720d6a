/**
 * A buyer's survey with everything filled in that the request leaves out. The exchange document shows no defaults: these are this sandbox's own.
 */
import { account, businessUnits } from "../data/accounts.ts"
import type { SurveyFields, SurveyRequest } from "@fieldwork/specs/exchange/schema"

export type Fields = Required<SurveyFields>

const defaults = {
  AccountID: account.id,
  SurveyPriority: 6,
  IndustryID: 30,
  StudyTypeID: 1,
  ClientCPI: 0,
  QuotaCPI: 0,
  TestRedirectURL: "",
  IsActive: true,
  Quota: 0,
  PlatformExchangeAllocation: 100,
  PlatformExchangeHedgeAccess: false,
  IsVerifyCallBack: false,
  UniquePID: true,
  UniqueIPAddress: true,
  IsRelevantID: false,
  IsDedupe: false,
  IsGeoIP: false,
  IsFraudProfile: false,
  IsTrueSample: false,
  FraudProfileThreshold: 0,
  QuotaCalculationTypeID: 1,
  SurveyPlatformID: 1,
  BidLengthOfInterview: 10,
  BusinessUnitID: businessUnits[0].id,
  SampleTypeID: 100,
  BidIncidence: 50,
  CollectsPII: null
} as const

const needed = ["SurveyStatusCode", "SurveyName", "CountryLanguageID", "ClientSurveyLiveURL"] as const

/** What a request may hold; the number and the SID are not its to say. */
const names: ReadonlySet<string> = new Set<keyof Fields>([
  ...needed,
  ...(Object.keys(defaults) as Array<keyof typeof defaults>)
])

/** Fields that cannot be changed after the first launch; in an update that leaves them out they stay as they are. */
export const locked = ["AccountID", "BusinessUnitID", "CountryLanguageID", "QuotaCalculationTypeID"] as const

/** `before` is the survey that is updated: what is left out goes back to its default, but for what is locked. What no survey has is ignored. */
export const complete = (request: SurveyRequest, before?: Fields): Fields => ({
  ...defaults,
  ...(before !== undefined && {
    AccountID: before.AccountID,
    BusinessUnitID: before.BusinessUnitID,
    QuotaCalculationTypeID: before.QuotaCalculationTypeID
  }),
  ...(Object.fromEntries(Object.entries(request).filter(([name]) => names.has(name))) as SurveyRequest)
})
