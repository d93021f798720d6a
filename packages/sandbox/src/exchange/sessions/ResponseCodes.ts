/**
 * The response codes that generated sessions use, and those for which the exchange pays the supplier. The spec contains all codes with their
 * meanings.
 */

export const marketplace = {
  inScreener: 1,
  inClient: 3,
  industryLockout: 21,
  standardQualification: 23,
  customQualification: 24,
  duplicateIp: 30,
  invalidTraffic: 32,
  duplicatePid: 35,
  wrongLocation: 37,
  overQuota: 40,
  allocationFull: 41,
  closed: 42,
  encryption: 131,
  groupPid: 139,
  groupIp: 230,
  noConsent: 236,
  underAge: 237,
  invalidBrowser: 240,
  qualityScore: 242,
  signature: 243
} as const

export const client = {
  notReached: -1,
  started: 1,
  complete: 10,
  adjustedToComplete: 11,
  terminate: 20,
  adjustedToTerminate: 26,
  quality: 30,
  overQuota: 40,
  audienceComplete: 70,
  unverified: 137
} as const

export interface Statuses {
  readonly marketplaceStatus: number
  readonly clientStatus: number
}

const paid: ReadonlySet<number> = new Set([client.complete, client.adjustedToComplete, client.audienceComplete])

/** Returns whether a session with the given statuses earns its payout. */
export const isPaid = ({ clientStatus, marketplaceStatus }: Statuses): boolean =>
  marketplaceStatus === marketplace.inClient && paid.has(clientStatus)

/** The client codes that a buyer assigns in an adjustment. */
const adjusted: ReadonlySet<number> = new Set([client.adjustedToComplete, client.adjustedToTerminate, 28, 38])

export const isAdjustment = ({ clientStatus }: Statuses): boolean => adjusted.has(clientStatus)

/** The marketplace codes of respondents who are still in the screener or on an intermediate page before the client survey. */
const preSurveyCodes: ReadonlySet<number> = new Set([-6, -5, marketplace.inScreener])

/** Returns whether the respondent is still in the screener or in the client survey. */
export const isInProgress = ({ clientStatus, marketplaceStatus }: Statuses): boolean =>
  preSurveyCodes.has(marketplaceStatus) ||
  (marketplaceStatus === marketplace.inClient && clientStatus === client.started)

const anonymousCodes: ReadonlySet<number> = new Set([marketplace.noConsent, marketplace.underAge])

/** Returns whether messages with this status omit both the PID of the respondent and the id of the session. */
export const isAnonymous = ({ marketplaceStatus }: Statuses): boolean => anonymousCodes.has(marketplaceStatus)

/** Returns whether the respondent has entered the client survey. */
export const hasReachedClient = ({ clientStatus, marketplaceStatus }: Statuses): boolean =>
  marketplaceStatus === marketplace.inClient && clientStatus !== client.notReached
