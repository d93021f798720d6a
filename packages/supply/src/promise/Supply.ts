/**
 * The kit on the Promise face. No type here mentions Effect.
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
import type { RouteOptions, Subscribe, SupplySettings } from "../service/SupplySettings.ts"
import type { Returned, Routed, Started } from "../sessions/SessionTypes.ts"
import type { ExchangeClient } from "./ExchangeClient.ts"

/** The inbox and the exchange of a supply service, and its settings. */
export interface SupplyOptions extends SupplySettings {
  /** The settings of the inbox. */
  readonly inbox: InboxSettings
  /** The client, as returned by `createExchange(…)`. */
  readonly exchange: ExchangeClient
}

/**
 * Revenue by the outcomes that the inbox received: balances, the evidence behind an amount, differences from a report, and the close of a
 * month.
 */
export interface Ledger {
  /** Sums by key and currency; currencies are never added up. Keys whose sum is 0 are left out. */
  readonly balance: (options?: BalanceOptions) => Promise<ReadonlyArray<Balance>>
  /** The account of a session; undefined when no message about it was received. */
  readonly session: (respondentId: string) => Promise<SessionAccount | undefined>
  /** Differences between a report of the exchange and the ledger, each with its cause. */
  readonly reconcile: (
    report: ReadonlyArray<ReportRow>,
    options?: ReconcileOptions
  ) => Promise<ReadonlyArray<Difference>>
  /** Closes a month that is over, once. Rejects with `MonthOpenError` before that. */
  readonly close: (month: string) => Promise<ReadonlyArray<ClosedMonth>>
}

/** A supply service. Its methods reject with the errors that the Effect face fails with. */
export interface Supply {
  /** Receives one callback and returns the response: 200 once it is durable. Never rejects. */
  readonly receive: (stream: "opportunities" | "outcomes", request: Request) => Promise<Response>
  /** The same for `node:http`, without a copy of the body. */
  readonly listen: (stream: "opportunities" | "outcomes", request: IncomingMessage, response: ServerResponse) => void
  /** Subscribes to both streams, or replaces existing subscriptions, with quotas: without them every respondent would appear eligible. */
  readonly subscribe: (options: Subscribe) => Promise<void>
  /** All surveys in memory. It follows the inbox. */
  readonly router: Router
  /** The time in milliseconds since the router last had every change of the inbox. */
  readonly lagMillis: () => Promise<number>
  /** Eligible surveys, the best first, by the whole profile of the respondent, earlier entries included. */
  readonly match: (profile: Profile, options?: MatchOptions) => Promise<Matches>
  /** The verdict with every reason, earlier entries included; undefined for a survey that neither the inbox nor the router has. */
  readonly why: (profile: Profile, surveyId: number) => Promise<Verdict | undefined>
  /** Checks the respondent at the click, records the entry and returns where to redirect. */
  readonly start: (profile: Profile, surveyId: number) => Promise<Started>
  /** Returns the open session of the respondent, or enters them into the best survey that admits them. */
  readonly route: (profile: Profile, options?: RouteOptions) => Promise<Routed>
  /** Reads the address that a respondent came back to, as a hint; undefined when its session is not known. */
  readonly returned: (url: string | URL) => Promise<Returned | undefined>
  /** Earlier entries of a respondent. */
  readonly history: (pid: string) => Promise<ReadonlyArray<PastEntry>>
  /** The `LiveLink` into a survey, created if need be. */
  readonly linkFor: (surveyId: number) => Promise<string>
  /** Revenue by the outcomes that the inbox received. */
  readonly ledger: Ledger
  /** Refuses new callbacks, finishes those in progress and closes the store. */
  readonly close: () => Promise<void>
}
