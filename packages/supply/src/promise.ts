/**
 * The Promise API of the toolkit for suppliers, for programs that do not use Effect.
 */
export { evaluate } from "./eligibility/evaluate.ts"
export { InvalidPolicyError, type Policy } from "./eligibility/Policy.ts"
export { type Answer, InvalidProfileError, type PastEntry, type Profile } from "./eligibility/Profile.ts"
export { exclusions, type Reason, type ReasonKind, uncertainties, type Verdict } from "./eligibility/Reason.ts"
export type { Survey } from "./eligibility/generalReasons.ts"
export { createSupplyApi } from "./http/forPromises.ts"
export type { SupplyApi, SupplyApiOptions } from "./http/SupplyApi.ts"
export {
  type Balance,
  type BalanceOptions,
  type ClosedMonth,
  type Difference,
  type Evidence,
  type LedgerEntry,
  type LedgerOptions,
  type Payable,
  type ReconcileOptions,
  type ReportRow,
  type SessionAccount
} from "./ledger/LedgerTypes.ts"
export { InvalidReportError } from "./ledger/InvalidReportError.ts"
export { MonthOpenError } from "./ledger/MonthOpenError.ts"
export { type LinkCheck, examineLink } from "./links/LinkCheck.ts"
export type { Finding } from "./links/Finding.ts"
export { LinkClaimedError, LinkNotUpdatedError, NoLiveLinkError } from "./links/LinkErrors.ts"
export { createSupply } from "./promise/createSupply.ts"
export type { ExchangeClient } from "./promise/ExchangeClient.ts"
export type { Readiness } from "./service/Readiness.ts"
export type { Ledger, Supply, SupplyOptions } from "./promise/Supply.ts"
export { byPrice, expectedRevenue, type ExpectedRevenueOptions } from "./ranking/expectedRevenue.ts"
export type { Rank, RankContext, RankFailure, Results } from "./ranking/Rank.ts"
export type { OpenQuestion } from "./router/OpenQuestions.ts"
export {
  createRouter,
  type KnownSurvey,
  type Match,
  type Matches,
  type MatchOptions,
  type Router,
  type RouterOptions,
  type WhyOptions
} from "./router/Router.ts"
export type { Offer, SurveySummary } from "./router/IndexedSurvey.ts"
export { StaleIndexError } from "./router/StaleIndexError.ts"
export type { InboxSettings } from "./service/InboxSettings.ts"
export type { RouteOptions, Subscribe, SupplySettings } from "./service/SupplySettings.ts"
export type { Entered, ReturnResult, RouteResult, StartResult } from "./sessions/SessionTypes.ts"
export { matchesFilter, type OpportunityFilter } from "./subscription/Filter.ts"
export { type OtherSubscription, SubscriptionExistsError } from "./subscription/SubscriptionExistsError.ts"
export { whatIf, type WhatIf } from "./subscription/WhatIf.ts"
