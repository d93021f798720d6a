/**
 * The types of the Promise API. No type in this file depends on Effect.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import type { PastEntry, Profile } from "../eligibility/Profile.ts"
import type { Verdict } from "../eligibility/Reason.ts"
import type {
  Balance,
  BalanceOptions,
  ClosedMonth,
  Difference,
  ReconcileOptions,
  ReportRow,
  SessionAccount
} from "../ledger/LedgerTypes.ts"
import type { Matches, MatchOptions, Router } from "../router/Router.ts"
import type { InboxSettings } from "../service/InboxSettings.ts"
import type { Readiness } from "../service/Readiness.ts"
import type { RouteOptions, Subscribe, SupplySettings } from "../service/SupplySettings.ts"
import type { ReturnResult, RouteResult, StartResult } from "../sessions/SessionTypes.ts"
import type { ExchangeClient } from "./ExchangeClient.ts"

/** The options for a supply service: its inbox, its exchange client and its settings. */
export interface SupplyOptions extends SupplySettings {
  /** The settings of the inbox. */
  readonly inbox: InboxSettings
  /** The exchange client, as returned by `createExchange(…)`. */
  readonly exchange: ExchangeClient
}

/**
 * The supplier's revenue according to the outcomes in the inbox. The methods return balances, explain a session's amount, compare the ledger with a
 * report from the exchange, and close a month.
 */
export interface Ledger {
  /**
   * Returns the totals of the ledger entries in each currency, grouped by the option `by`. Amounts in different currencies are never added together.
   * Groups whose sum is 0 are omitted. This method, `session` and `reconcile` log a warning if the ledger lacks earlier outcomes until a rebuild of
   * the inbox.
   */
  readonly balance: (options?: BalanceOptions) => Promise<ReadonlyArray<Balance>>
  /** Returns the ledger account of a session (its amount, entries and messages), or undefined if no message about the session was received. */
  readonly session: (respondentId: string) => Promise<SessionAccount | undefined>
  /**
   * Returns the differences between a report from the exchange and the ledger, each with its cause. Rejects with an `InvalidReportError` if a line of
   * the report has an invalid amount, and with a `RangeError` if `month` does not have the form `2026-03`.
   */
  readonly reconcile: (
    report: ReadonlyArray<ReportRow>,
    options?: ReconcileOptions
  ) => Promise<ReadonlyArray<Difference>>
  /**
   * Closes a month that has ended, and returns its totals. Closing the month again returns the recorded totals and the change since the month was
   * first closed. Rejects with `MonthOpenError` if the month has not ended, if outcomes have been received that are not in the ledger yet, or if the
   * ledger needs a rebuild of the inbox. Rejects with a `RangeError` if `month` does not have the form `2026-03`.
   */
  readonly close: (month: string) => Promise<ReadonlyArray<ClosedMonth>>
}

/** A supply service. If a method of the Effect API fails with an error, the corresponding method rejects with the same error. */
export interface Supply {
  /** Receives a callback and returns the response, which is 200 after the callback has been stored durably. Never rejects. */
  readonly receive: (stream: "opportunities" | "outcomes", request: Request) => Promise<Response>
  /** Receives a callback from `node:http` without copying the body. */
  readonly listen: (stream: "opportunities" | "outcomes", request: IncomingMessage, response: ServerResponse) => void
  /**
   * Subscribes to opportunities and outcomes, or replaces the subscriptions that send callbacks to the same URLs. The subscription to opportunities
   * requests the qualifications and quotas of each survey, because without them every respondent would appear to qualify. Rejects with
   * `SubscriptionExistsError` and changes nothing if a subscription sends callbacks to another URL, unless `replace` is `true`.
   */
  readonly subscribe: (options: Subscribe) => Promise<void>
  /** The router, which keeps all surveys in memory and is updated from the inbox. */
  readonly router: Router
  /** Returns the time in milliseconds since the router was last up to date with the inbox. */
  readonly lagMillis: () => Promise<number>
  /**
   * Returns whether the service accepts callbacks and whether its router is up to date with the received callbacks, for health checks. The service
   * is not ready if it has no key to verify callbacks with, if a callback could not be accepted within the last ten seconds, or if the router is
   * more than five seconds behind.
   */
  readonly readiness: () => Promise<Readiness>
  /** Returns the surveys for which the respondent is eligible, best first, based on the respondent's profile and earlier entries. */
  readonly match: (profile: Profile, options?: MatchOptions) => Promise<Matches>
  /**
   * Returns the verdict on a survey with all reasons, based on the respondent's profile and earlier entries. Returns undefined if neither the inbox
   * nor the router contains the survey.
   */
  readonly why: (profile: Profile, surveyId: number) => Promise<Verdict | undefined>
  /**
   * Checks whether the respondent may enter the survey. If so, records the entry and returns the URL to which to redirect the respondent. Otherwise,
   * returns the verdict.
   */
  readonly start: (profile: Profile, surveyId: number) => Promise<StartResult>
  /**
   * Returns the open session of the respondent. If there is none, or its entry link cannot be obtained, enters the respondent into the best survey
   * that accepts them.
   */
  readonly route: (profile: Profile, options?: RouteOptions) => Promise<RouteResult>
  /**
   * Reads the URL to which a respondent returned, and returns the session. The status in the URL is only a hint, because the signed outcome is
   * authoritative. Returns undefined if the session is unknown.
   */
  readonly returned: (url: string | URL) => Promise<ReturnResult | undefined>
  /** Returns the earlier entries of a respondent. */
  readonly history: (pid: string) => Promise<ReadonlyArray<PastEntry>>
  /**
   * Returns the `LiveLink` for a survey, which is the base URL of its entry links. Creates the link if it does not exist, and updates it if its
   * redirect URLs differ from the configured ones.
   */
  readonly linkFor: (surveyId: number) => Promise<string>
  /** The supplier's revenue according to the outcomes in the inbox. */
  readonly ledger: Ledger
  /** Rejects new callbacks, waits for callbacks in progress and closes the store. */
  readonly close: () => Promise<void>
}
