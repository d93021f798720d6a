/**
 * The settings of both faces of the kit: no type here mentions Effect.
 */
import type { components } from "@fieldwork/exchange-client"
import type { EntryLink } from "@fieldwork/exchange/promise"
import type { Policy } from "../eligibility/Policy.ts"
import type { LedgerOptions } from "../ledger/LedgerTypes.ts"
import type { Rank } from "../ranking/Rank.ts"

type Schemas = components["schemas"]

/** Where the exchange sends callbacks, and which surveys it sends. */
export interface Subscribe {
  /** The address under which the exchange reaches `/opportunities` and `/outcomes`, such as `https://supplier.example/callbacks`. */
  readonly callback: string
  /** At least one filter. A survey is sent when it matches one of them. */
  readonly opportunities: Schemas["OpportunitiesSubscriptionRequest"]["opportunities"]
}

/** The settings of both faces. */
export interface SupplySettings {
  /** The supplier's code, as in its subscriptions. */
  readonly supplierCode: string
  /** The terms on which respondents are sent. Default: any price above 0, any length, no personal data. */
  readonly policy?: Policy | undefined
  /** The ranking of the router. Default `expectedRevenue()`. */
  readonly rank?: Rank | undefined
  /** Which outcomes are paid, and the zone of months. */
  readonly ledger?: LedgerOptions | undefined
  /**
   * The body with which entry links are created, such as the addresses to which respondents return. Default: type `OWS`, no tracking, the supplier's
   * default redirects.
   */
  readonly linkRequest?: Schemas["SupplierLinkRequest"] | undefined
  /** Signs entry links, when the account is configured for it. */
  readonly linkHash?: EntryLink.Hash | undefined
  /** How long a link may take in `route` before the next survey is tried, in milliseconds. Default 3000. */
  readonly linkMillis?: number | undefined
  /** For how long a respondent who has not come back gets the same session for another click, in milliseconds. Default 600,000, ten minutes. */
  readonly resumeMillis?: number | undefined
  /** How far the index may be behind the inbox, in milliseconds, before `match` refuses. Default 1000. */
  readonly maxLagMillis?: number | undefined
}

/** How many surveys `route` tries. */
export interface RouteOptions {
  /** How many surveys are tried, the best first. Default 5. */
  readonly attempts?: number | undefined
}
