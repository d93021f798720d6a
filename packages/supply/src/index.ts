/**
 * The toolkit for suppliers. It determines which respondents qualify for which surveys and why, ranks surveys by expected revenue, and manages entry
 * links, sessions and the ledger.
 */
export { evaluate } from "./eligibility/evaluate.ts"
export { InvalidPolicyError, type Policy } from "./eligibility/Policy.ts"
export { type Answer, InvalidProfileError, type PastEntry, type Profile, type Device } from "./eligibility/Profile.ts"
export { exclusions, type Reason, type ReasonKind, uncertainties, type Verdict } from "./eligibility/Reason.ts"
export type { Survey } from "./eligibility/generalReasons.ts"
export { byPrice, expectedRevenue, type ExpectedRevenueOptions } from "./ranking/expectedRevenue.ts"
export type { Rank, RankContext, RankFailure, Results } from "./ranking/Rank.ts"
export { follow, type Follower, type FollowOptions } from "./router/follow.ts"
export { StaleIndexError } from "./router/StaleIndexError.ts"
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
export { matchesFilter, type OpportunityFilter } from "./subscription/Filter.ts"
export { type OtherSubscription, SubscriptionExistsError } from "./subscription/SubscriptionExistsError.ts"
export { whatIf, type WhatIf } from "./subscription/WhatIf.ts"
export { type LinkCheck, examineLink } from "./links/LinkCheck.ts"
export type { Finding } from "./links/Finding.ts"
export { entryUrl, type EntryUrlOptions } from "./links/entryUrl.ts"
export { LinkClaimedError, LinkNotUpdatedError, NoLiveLinkError } from "./links/LinkErrors.ts"
export { type LinkError, type Links, type LinksOptions, makeLinks } from "./links/Links.ts"
export type { SupplierLinkCalls } from "./links/SupplierLinkCalls.ts"
export { supplyRecords } from "./sessions/Records.ts"
export { type EntryCheck, makeSessions, type Sessions, type SessionsOptions } from "./sessions/Sessions.ts"
export type { Entered, ReturnResult, RouteResult, StartOptions, StartResult } from "./sessions/SessionTypes.ts"
export type { SupplyExchange } from "./service/Exchange.ts"
export type { InboxSettings } from "./service/InboxSettings.ts"
export { supplyProjections } from "./service/OpenInbox.ts"
export type { Readiness } from "./service/Readiness.ts"
export { createSupply, type Supply, type SupplyOptions } from "./service/Supply.ts"
export type { RouteOptions, Subscribe, SupplySettings } from "./service/SupplySettings.ts"
export { createSupplyApi } from "./http/forEffect.ts"
export type { SupplyApi, SupplyApiOptions } from "./http/SupplyApi.ts"
export { defaultPayable } from "./ledger/fold.ts"
export { type Ledger, makeLedger } from "./ledger/Ledger.ts"
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
export { ledgerProjection } from "./ledger/Projection.ts"
