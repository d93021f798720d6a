/**
 * A survey as the exchange knows it: what the buyer asked for, how it goes, and who may send respondents.
 *
 * Plain data that the market changes in place. What a supplier is told of it is made in Opportunity.ts.
 */
import type { Buyer } from "../data/accounts.ts"
import type { Condition } from "../respondents/Answers.ts"
import type { Axes } from "./Axes.ts"
import type { Entrants } from "./Entrants.ts"
import * as Wander from "./Wander.ts"

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

export interface Quota {
  readonly id: number
  /** All of them must be met. Empty for the total. */
  readonly conditions: ReadonlyArray<Condition>
  /** Of the completes wanted in all, the part that this quota wants. */
  share: number
  wanted: number
  entrants: number
  completes: number
}

/** A survey has at most so many quotas, the total among them: those that a respondent falls in are bits of one number. */
export const mostQuotas = 31

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

/** What respondents really do; buyers and suppliers see only the counts. */
export interface Truth {
  /** Of those who enter the client survey, the share who complete it, on average over time. */
  readonly conversion: number
  /** Median length of interview, on average over time. */
  readonly minutes: number
  readonly terminationMinutes: number
  /** Of the respondents whom other suppliers send, the share who qualify. */
  readonly incidence: number
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
  groupIds: ReadonlyArray<number>
  countsPrescreens: boolean
  /** One supplier may send respondents and nobody else. */
  readonly isReserved: boolean
  /** Only suppliers who were chosen may send respondents. */
  readonly isPrivate: boolean
  /** Respondents on another device are turned away. */
  device: "any" | "desktop" | "mobile"
  /** The buyer keeps the survey open between these hours of the day only, in UTC. */
  readonly hours: { readonly from: number; readonly until: number } | undefined
  /** Paused because of the hour, not by the buyer's hand. */
  isClosedByHours: boolean
  /** Gross price per complete in hundredths of the business unit's currency. */
  price: number
  /** What the price moves around. */
  readonly listPrice: number
  /** The first is the total. */
  readonly quotas: [Quota, ...Array<Quota>]
  qualifications: ReadonlyArray<Condition>
  axes: Axes
  /** By supplier code; a supplier that is not listed has none. */
  allocations: Map<string, Allocation>
  /** Suppliers for whom the buyer has made a targeted link. */
  readonly targets: ReadonlySet<string>
  /** Of the completes granted, those that are allocated to nobody. */
  hedge: number
  /** The exchange may deliver every complete that the buyer wants: the survey ends when it is full. */
  isWhole: boolean
  terms: Terms
  /** PIDs that may be sent again, by supplier code: nobody else may enter a recontact survey. */
  recontacts: ReadonlyMap<string, ReadonlyArray<string>>
  readonly fieldBegin: number
  readonly fieldEnd: number
  readonly truth: Truth
  readonly conversionWander: Wander.Wander
  readonly minutesWander: Wander.Wander
  /** Respondents of other suppliers at each change, on average. */
  readonly demand: number
  /** Milliseconds between two changes, on average, while it is live. */
  readonly pace: number
  systemEntrants: number
  mobileEntrants: number
  mobileCompletes: number
  /** Who has entered, so that nobody enters twice. */
  readonly entrants: Entrants
  /** Neither paused nor withdrawn from a supplier while its field time lasts. */
  readonly isSteady: boolean
  /** Created or published from outside: price, quota and status are its buyer's affair, and the market leaves them alone. */
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

/** A different week for each survey and figure. */
const phase = (number: number, figure: number): number => (((number * 0.618_034 + figure * 0.37) % 1) + 1) % 1

const most = 0.98

/** The share of those in the client survey who complete it now. */
export const conversionAt = ({ conversionWander, number, truth }: Survey, now: number): number =>
  Math.min(most, truth.conversion * Wander.factor(conversionWander, now, phase(number, 0)))

/** Median length of interview now, in minutes. */
export const minutesAt = ({ minutesWander, number, truth }: Survey, now: number): number =>
  Math.max(1, truth.minutes * Wander.factor(minutesWander, now, phase(number, 1)))
