/** Selects the redirect for a respondent who leaves: one of the supplier's URLs, with its macros replaced. */
import { toNumber } from "../Money.ts"
import type { SupplierLinkRequest } from "@fieldwork/specs/exchange/schema"
import { client, isPaid, marketplace, type Statuses } from "../sessions/ResponseCodes.ts"

type LinkField = "DefaultLink" | "SuccessLink" | "FailureLink" | "OverQuotaLink" | "QualityTerminationLink"

const overQuota: ReadonlySet<number> = new Set([marketplace.overQuota, marketplace.allocationFull])

/** The exchange's codes for duplicates, invalid traffic and other security or quality checks that the respondent or the link failed. */
const security: ReadonlySet<number> = new Set([30, 32, 35, 36, 37, 131, 132, 133, 138, 139, 230, 238, 240, 242, 243])

/** The client codes for terminations for quality, encryption failures and callbacks that could not be verified. */
const quality: ReadonlySet<number> = new Set([client.quality, client.unverified, 33, 34, 35, 60])

export const fieldFor = (end: Statuses): LinkField => {
  const { clientStatus, marketplaceStatus } = end
  if (isPaid(end)) return "SuccessLink"
  if (marketplaceStatus === marketplace.inClient) {
    if (quality.has(clientStatus)) return "QualityTerminationLink"
    return clientStatus === client.overQuota ? "OverQuotaLink" : "FailureLink"
  }
  if (overQuota.has(marketplaceStatus)) return "OverQuotaLink"
  if (security.has(marketplaceStatus)) return "QualityTerminationLink"
  return marketplaceStatus === marketplace.closed ? "DefaultLink" : "FailureLink"
}

/** Returns the supplier's URL for a result. If that URL is empty, returns the default link, which may also be empty. */
export const linkFor = (request: Required<SupplierLinkRequest>, end: Statuses): string =>
  request[fieldFor(end)] || request.DefaultLink

export interface MacroValues {
  readonly pid: string
  readonly mid: string
  /** The payout in billionths of a US dollar. 0 unless the result is a complete. */
  readonly revenue: number
  /** The query parameters of the entry link. Each parameter can be used as a macro of the same name. */
  readonly entryQuery: URLSearchParams | undefined
}

/** Replaces each known macro `[%NAME%]` with its percent-encoded value. Names are case-insensitive, and unknown macros are unchanged. */
export const replaceMacros = (template: string, { entryQuery, mid, pid, revenue }: MacroValues): string => {
  const values = new Map<string, string>()
  for (const [name, value] of entryQuery ?? []) values.set(name.toUpperCase(), value)
  values
    .set("PID", pid)
    .set("MID", mid)
    .set("REVENUE", String(toNumber(revenue)))
  return template.replace(/\[%([A-Za-z0-9_-]+)%\]/g, (whole, name: string) => {
    const value = values.get(name.toUpperCase())
    return value === undefined ? whole : encodeURIComponent(value)
  })
}

/** Returns the value for a `Location` header. Undefined for a string that is not a URL, such as a tracking code. */
export const toLocation = (link: string): string | undefined => {
  const url = URL.parse(link)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  return /^[\x21-\x7e]+$/.test(link) ? link : url.href
}
