/**
 * Adds default values for the fields that a buyer's request omits. The defaults are chosen by the sandbox, because the exchange's API document does
 * not specify them.
 */
import { account, businessUnits } from "../data/accounts.ts"
import type { SurveyFields, SurveyRequest } from "@fieldwork/specs/exchange/schema"

export type BuyerFields = Required<SurveyFields>

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

const requiredFields = ["SurveyStatusCode", "SurveyName", "CountryLanguageID", "ClientSurveyLiveURL"] as const

/** The fields that a request may contain. The survey number and the SID are assigned by the exchange. */
const fieldNames: ReadonlySet<string> = new Set<keyof BuyerFields>([
  ...requiredFields,
  ...(Object.keys(defaults) as Array<keyof typeof defaults>)
])

/** The fields that cannot be changed after the first launch. If an update omits them, they stay unchanged. */
export const lockedFields = ["AccountID", "BusinessUnitID", "CountryLanguageID", "QuotaCalculationTypeID"] as const

/**
 * Returns all fields of a survey. `before` contains the fields before an update. A field that the request omits is reset to its default, unless the
 * field is locked. Unknown fields are ignored.
 */
export const withDefaults = (request: SurveyRequest, before?: BuyerFields): BuyerFields => ({
  ...defaults,
  ...(before !== undefined && {
    AccountID: before.AccountID,
    BusinessUnitID: before.BusinessUnitID,
    QuotaCalculationTypeID: before.QuotaCalculationTypeID
  }),
  ...(Object.fromEntries(Object.entries(request).filter(([name]) => fieldNames.has(name))) as SurveyRequest)
})
