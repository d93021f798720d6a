/**
 * What both faces of the kit are given: no type here mentions Effect.
 */
import type { components } from "@fieldwork/exchange-client"
import type { EntryLink } from "@fieldwork/exchange/promise"
import type { Policy } from "../eligibility/Policy.ts"
import type { LedgerOptions } from "../ledger/LedgerTypes.ts"
import type { Rank } from "../ranking/Rank.ts"

type Schemas = components["schemas"]

export interface Subscribe {
  /** The address under which the exchange reaches `/opportunities` and `/outcomes`, such as `https://supplier.example/callbacks`. */
  readonly callback: string
  /** Which surveys to be told of, at least one filter; a survey is sent when it matches one of them. */
  readonly opportunities: Schemas["OpportunitiesSubscriptionRequest"]["opportunities"]
}

/** What both faces are given. */
export interface SupplySettings {
  readonly supplierCode: string
  /** The terms on which respondents are sent. Default: any price above 0, any length, no personal data. */
  readonly policy?: Policy | undefined
  /** Default `expectedRevenue()`. */
  readonly rank?: Rank | undefined
  /** Which outcomes are paid, and the zone of months. */
  readonly ledger?: LedgerOptions | undefined
  /** What entry links are created with, such as where respondents come back to. Default: type `OWS`, no tracking, the supplier's default redirects. */
  readonly linkRequest?: Schemas["SupplierLinkRequest"] | undefined
  /** Signs entry links, when the account is configured for it. */
  readonly linkHash?: EntryLink.Hash | undefined
  /** How long a link may take in `route` before the next survey is tried, in milliseconds. Default 3000. */
  readonly linkMillis?: number | undefined
  /** For how long a respondent who has not come back gets the same session for another click, in milliseconds. Default 10 minutes. */
  readonly resumeMillis?: number | undefined
  /** How far the index may be behind the inbox, in milliseconds, before `match` refuses. Default 1000. */
  readonly maxLagMillis?: number | undefined
}

export interface RouteOptions {
  /** How many surveys are tried. Default 5. */
  readonly attempts?: number | undefined
}
