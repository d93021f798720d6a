/**
 * The settings of the Effect API and the Promise API. No type in this file depends on Effect.
 */
import type { components } from "@fieldwork/exchange-client"
import type { EntryLink } from "@fieldwork/exchange/promise"
import type { Policy } from "../eligibility/Policy.ts"
import type { LedgerOptions } from "../ledger/LedgerTypes.ts"
import type { Rank } from "../ranking/Rank.ts"

type Schemas = components["schemas"]

/** The URL to which the exchange sends callbacks, and the filters for the surveys that the callbacks contain. */
export interface Subscribe {
  /**
   * The base URL of the callback endpoints `/opportunities` and `/outcomes` as seen by the exchange, such as `https://supplier.example/callbacks`.
   */
  readonly callback: string
  /** At least one filter for surveys. A survey is sent if it matches any of the filters. */
  readonly opportunities: Schemas["OpportunitiesSubscriptionRequest"]["opportunities"]
  /**
   * Whether to replace subscriptions that send callbacks to another URL, which then no longer receives any. If `false`, `subscribe` fails with
   * `SubscriptionExistsError` instead. Default: `false`.
   */
  readonly replace?: boolean | undefined
}

/** The settings of a supply service in the Effect API and the Promise API. */
export interface SupplySettings {
  /** The supplier's code, as used in the supplier's subscriptions. */
  readonly supplierCode: string
  /** The rules for sending respondents to surveys. Default: any price above 0, any length, no personal data. */
  readonly policy?: Policy | undefined
  /** The ranking of the router. Default: `expectedRevenue()`. */
  readonly rank?: Rank | undefined
  /** The settings of the ledger: the outcomes that are paid, and the time zone in which months start. */
  readonly ledger?: LedgerOptions | undefined
  /**
   * The body of the request that creates an entry link. It can contain the redirect URLs, to which respondents return. An existing link with other
   * redirect URLs is updated once, and if the update fails, `route` skips the survey and logs a warning. If the body contains no redirect URLs,
   * existing links are not changed. Default: type `OWS`, no tracking, and the supplier's default redirects.
   */
  readonly linkRequest?: Schemas["SupplierLinkRequest"] | undefined
  /** The settings for signing entry links. Required only if the account is configured for signed links. */
  readonly linkHash?: EntryLink.Hash | undefined
  /** The maximum time in milliseconds that `route` waits for an entry link before it tries the next survey. Default: 3,000. */
  readonly linkMillis?: number | undefined
  /**
   * The time in milliseconds after entry during which another `start` call for the same survey resumes the session, unless the respondent has
   * returned. Default: 600,000 (ten minutes).
   */
  readonly resumeMillis?: number | undefined
  /**
   * The time in milliseconds after entry during which a respondent whose outcome is not known counts as in progress. The ranking receives the number
   * of respondents in progress in each survey (`pending`), and the default ranking withholds a survey that they will probably fill. Respondents who
   * abandon a survey have no outcome, so they count until this time has passed. Default: 3,600,000 (one hour).
   */
  readonly pendingMillis?: number | undefined
  /**
   * The maximum time in milliseconds by which the router may lag behind the inbox. If the lag is longer, `match` fails. Default: 1,000.
   */
  readonly maxLagMillis?: number | undefined
}

/** The options for `route`. */
export interface RouteOptions {
  /** The maximum number of surveys to try, best first. Default: 5. */
  readonly attempts?: number | undefined
}
