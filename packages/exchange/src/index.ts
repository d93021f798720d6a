/**
 * Effect services for the online sampling exchange. For a Promise API, see `@fieldwork/exchange/promise`.
 */
export type * from "@fieldwork/exchange-client"
export { type BetaCode, type BetaError, type BetaErrorOf, betaErrors, isBetaError } from "./BetaError.ts"
export { Dictionaries } from "./Dictionaries.ts"
export * as EntryLink from "./EntryLink.ts"
export * as Exchange from "./Exchange.ts"
export * as ExchangeApi from "./ExchangeApi.ts"
export { memoize, type MemoizeOptions } from "@fieldwork/core"
/** @deprecated Use `memoize` instead. */
export { memoize as kept } from "@fieldwork/core"
export * as LegacyDate from "./LegacyDate.ts"
export { Lookups } from "./Lookups.ts"
export * as Money from "./Money.ts"
export { Opportunities } from "./Opportunities.ts"
export { Outcomes } from "./Outcomes.ts"
export { QuestionLibrary } from "./QuestionLibrary.ts"
export * as ResponseCodes from "./ResponseCodes.ts"
export { SupplierLinks } from "./SupplierLinks.ts"
export { SupplierSurveys } from "./SupplierSurveys.ts"
export * as SurveyPreflight from "./SurveyPreflight.ts"
export * as SurveyUpdate from "./SurveyUpdate.ts"
export { Surveys } from "./Surveys.ts"
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
