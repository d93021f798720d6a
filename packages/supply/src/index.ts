/**
 * The supplier's kit: who qualifies for which survey and why, which survey is worth the most, entry links and sessions.
 */
export { evaluate } from "./eligibility/Evaluate.ts"
export { InvalidPolicyError, type Policy } from "./eligibility/Policy.ts"
export { type Answer, InvalidProfileError, type PastEntry, type Profile } from "./eligibility/Profile.ts"
export { exclusions, type Reason, type ReasonKind, uncertainties, type Verdict } from "./eligibility/Reason.ts"
export type { Survey } from "./eligibility/Standing.ts"
export { byPrice, expectedRevenue, type ExpectedRevenueOptions } from "./ranking/ExpectedRevenue.ts"
export type { Rank, RankContext, Results } from "./ranking/Rank.ts"
export { follow, type Follower, type FollowOptions, StaleIndexError } from "./router/Follow.ts"
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
export type { Offer, SurveySummary } from "./router/Row.ts"
export { matchesFilter, type OpportunityFilter } from "./subscription/Filter.ts"
export { whatIf, type WhatIf } from "./subscription/WhatIf.ts"
export { type Examined, examineLink, type Finding } from "./links/Doctor.ts"
export { entryUrl, type EntryUrlOptions } from "./links/EntryUrl.ts"
export {
  LinkClaimedError,
  type LinkError,
  type Links,
  type LinksOptions,
  makeLinks,
  NoLiveLinkError,
  type SupplierLinkCalls
} from "./links/Links.ts"
export { supplyRecords } from "./sessions/Records.ts"
export {
  type Checked,
  makeSessions,
  type Returned,
  type Sessions,
  type SessionsOptions,
  type Started
} from "./sessions/Sessions.ts"
export type { Evidence, LedgerEntry, SessionAccount } from "./ledger/Account.ts"
export { type ClosedMonth, MonthOpenError } from "./ledger/Close.ts"
export { type Payable, usualPayable } from "./ledger/Fold.ts"
export { type Balance, type BalanceOptions, type Ledger, makeLedger } from "./ledger/Ledger.ts"
export { type LedgerOptions, ledgerProjection } from "./ledger/Projection.ts"
export type { Difference, ReconcileOptions, ReportRow } from "./ledger/Reconcile.ts"
