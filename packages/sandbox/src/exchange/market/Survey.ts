/**
 * A survey as the exchange knows it: what the buyer asked for, how it goes, and who may send respondents.
 *
 * Plain data that the market changes in place. What a supplier is told of it is made in Opportunity.ts.
 */
import type { Buyer } from "../data/accounts.ts"

/** Codes of the SurveyStatuses lookup. */
export type Status = "01" | "02" | "03" | "04" | "05" | "06"

export type Trigger = "launch" | "pause" | "resume" | "finish" | "archive"

/**
 * What moves a survey from one status to another; whatever is not listed does not happen.
 *
 * The exchange document shows no transitions: these are this sandbox's own.
 */
export const transitions: Readonly<Record<Status, Partial<Record<Trigger, Status>>>> = {
  "01": { launch: "03" },
  "02": { launch: "03" },
  "03": { pause: "05", finish: "04" },
  "04": { archive: "06" },
  "05": { resume: "03", finish: "04" },
  "06": {}
}

/** A question with the precodes that fit, any of them. */
export interface Condition {
  readonly question: number
  readonly precodes: ReadonlyArray<string>
}

export interface Quota {
  readonly id: number
  /** Empty for the total. */
  readonly conditions: ReadonlyArray<Condition>
  /** Of all respondents who match the qualifications, the part that falls in this quota. */
  readonly share: number
  wanted: number
  entrants: number
  completes: number
}

/** What one supplier may send. */
export interface Allocation {
  /** Completes granted; 0 while the allocation is withdrawn. */
  granted: number
  completes: number
  /** What a withdrawn allocation comes back to. */
  readonly usual: number
}

/** What the buyer asks of respondents and of the client survey. */
export interface Terms {
  /** From 1, the highest, to 11. */
  readonly priority: number
  /** Where the client survey is; undefined for surveys of the market, whose client survey nobody sees. */
  readonly clientUrl: string | undefined
  /** A complete counts only with the right `[%RSFN%]` value. */
  readonly verifiesCallback: boolean
  readonly uniquePid: boolean
  readonly uniqueIp: boolean
}

export interface Survey {
  readonly number: number
  readonly sid: string
  name: string
  buyer: Buyer
  countryLanguageId: number
  industryId: number
  studyTypeId: number
  sampleTypeId: number
  status: Status
  bidLengthOfInterview: number
  /** Percent. */
  bidIncidence: number
  collectsPii: boolean
  readonly groupIds: ReadonlyArray<number>
  countsPrescreens: boolean
  /** One supplier alone may send respondents. */
  readonly isReserved: boolean
  /** Gross price per complete in hundredths of the business unit's currency. */
  price: number
  /** The first is the total. */
  readonly quotas: readonly [Quota, ...Array<Quota>]
  readonly qualifications: ReadonlyArray<Condition>
  /** By supplier code; a supplier that is not listed has none. */
  allocations: Map<string, Allocation>
  /** Of the completes granted, those that are allocated to nobody. */
  hedge: number
  /** The exchange may deliver every complete that the buyer wants: the survey ends when it is full. */
  isWhole: boolean
  terms: Terms
  /** PIDs that may be sent again, by supplier code: nobody else may enter a recontact survey. */
  readonly recontacts: ReadonlyMap<string, ReadonlyArray<string>>
  readonly fieldBegin: number
  readonly fieldEnd: number
  /** What respondents really do; buyers and suppliers see only the counts. */
  readonly truth: { readonly incidence: number; conversion: number; minutes: number; terminationMinutes: number }
  systemEntrants: number
  mobileEntrants: number
  mobileCompletes: number
  /** Neither paused nor withdrawn from a supplier while its field time lasts. */
  readonly isSteady: boolean
  /** Created through the API: price, quota and status are its buyer's affair, and the market leaves them alone. */
  readonly isOwn: boolean
  /** Counts the changes, so that each draws from a random stream of its own. */
  changes: number
}

/** Respondents that the total, or another quota of the survey, still takes: counted when they complete, or when they pass the screener. */
export const remaining = ({ countsPrescreens, quotas }: Survey, quota: Quota = quotas[0]): number =>
  Math.max(0, quota.wanted - (countsPrescreens ? quota.entrants : quota.completes))

export const isLive = (survey: Survey): boolean => survey.status === "03"

/** Completes that are left in this supplier's own allocation. */
export const allocated = ({ allocations }: Survey, supplier: string): number => {
  const { completes = 0, granted = 0 } = allocations.get(supplier) ?? {}
  return Math.max(0, granted - completes)
}

/** Completes that this supplier may still deliver. */
export const remainingFor = (survey: Survey, supplier: string): number =>
  Math.min(remaining(survey), allocated(survey, supplier))
