/**
 * Effect services for the brand lift measurement API. For Promises, see `@fieldwork/brand-lift/promise`.
 */
export type * from "@fieldwork/brand-lift-client"
export * as BrandLift from "./BrandLift.ts"
export * as BrandLiftApi from "./BrandLiftApi.ts"
export { AdServers } from "./AdServers.ts"
export { Audiences } from "./Audiences.ts"
export * as CampaignPreflight from "./CampaignPreflight.ts"
export { Campaigns } from "./Campaigns.ts"
export { CountryLanguages } from "./CountryLanguages.ts"
export * as Csv from "./Csv.ts"
export * as DraftQuestion from "./DraftQuestion.ts"
export { Exports } from "./Exports.ts"
export { FrequencyReports } from "./FrequencyReports.ts"
export { Groups } from "./Groups.ts"
export { Industries } from "./Industries.ts"
export { IpMatching } from "./IpMatching.ts"
export { memoize, type MemoizeOptions } from "@fieldwork/core"
/** @deprecated Renamed to `memoize`. */
export { memoize as kept } from "@fieldwork/core"
export { Lift } from "./Lift.ts"
export * as LiftResult from "./LiftResult.ts"
export * as LiftTable from "./LiftTable.ts"
export { Names } from "./Names.ts"
export { Pixels } from "./Pixels.ts"
export { QuestionTemplates } from "./QuestionTemplates.ts"
export { Questions } from "./Questions.ts"
export { NoExportIdError, ReportExpiredError, ReportFailedError, ReportNotReadyError, Reports } from "./Reports.ts"
export { Respondents } from "./Respondents.ts"
export { S2sMappings } from "./S2sMappings.ts"
export { TagQueryParameters } from "./TagQueryParameters.ts"
export * as TrackingTag from "./TrackingTag.ts"
export {
  type AnyReason,
  ApiError,
  type ApiResponse,
  type Attempt,
  type AttemptEvent,
  type CallEvent,
  CallOptions,
  type CallReason,
  type CallSettings,
  ConfigurationError,
  Events,
  type PagesReason,
  Reason,
  type RequestEvent,
  type RequestInfo,
  withResponse,
  type WriteReason
} from "@fieldwork/core"
