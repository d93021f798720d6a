/**
 * The exchange's record of a survey: the buyer's terms, the progress of the survey, and the suppliers that may send respondents.
 *
 * A survey is plain data that the market changes in place. Opportunity.ts creates the messages to suppliers.
 */
import type { Buyer } from "../data/accounts.ts"
import type { Condition } from "../respondents/Answers.ts"
import type { Axes } from "./Axes.ts"
import type { Entrants } from "./Entrants.ts"
import * as Fluctuation from "./Fluctuation.ts"

/** The codes of the SurveyStatuses lookup. */
export type Status = "01" | "02" | "03" | "04" | "05" | "06"

export type Trigger = "launch" | "pause" | "resume" | "finish" | "archive"

/**
 * The status transitions of a survey, by trigger. A transition that is not listed does not occur.
 *
 * The exchange's API document does not specify the transitions, so they are chosen by the sandbox.
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
  /** The conditions of the quota. A respondent must meet all of them. The total quota has no conditions. */
  readonly conditions: ReadonlyArray<Condition>
  /** The share of the total completes that this quota requires. */
  share: number
  wanted: number
  entrants: number
  completes: number
}

/**
 * The maximum number of quotas per survey, including the total. The limit exists because the quotas of a respondent are stored as the bits of one
 * number.
 */
export const maxQuotas = 31

/** The completes that one supplier may deliver. */
export interface Allocation {
  /** The number of granted completes, or 0 while the allocation is withdrawn. */
  granted: number
  completes: number
  /** The number of completes that are granted unless the allocation is withdrawn. */
  readonly fullGrant: number
}

/** The buyer's requirements for respondents and for the client survey. */
export interface Terms {
  /** The priority, from 1 (highest) to 11 (lowest). */
  readonly priority: number
  /** The URL of the client survey. Undefined for the market's own surveys, because nobody opens their client surveys. */
  readonly clientUrl: string | undefined
  /** Whether a complete counts only if the callback has the correct `[%RSFN%]` value. */
  readonly verifiesCallback: boolean
  readonly uniquePid: boolean
  readonly uniqueIp: boolean
}

/** The true behaviour of respondents. Buyers and suppliers see only the resulting counts. */
export interface Truth {
  /** The average share of respondents who complete the client survey after entering it. */
  readonly conversion: number
  /** The long-term average of the median length of interview, in minutes. */
  readonly minutes: number
  readonly terminationMinutes: number
  /** The share of other suppliers' respondents who qualify. */
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
  /** The buyer's estimate of the incidence, in percent. */
  bidIncidence: number
  collectsPii: boolean
  /** The buyer's value of `IsTrueSample`. It has no effect, but suppliers see it. */
  isTrueSample: boolean
  groupIds: ReadonlyArray<number>
  countsPrescreens: boolean
  /** Whether only one supplier may send respondents. */
  readonly isReserved: boolean
  /** Whether only selected suppliers may send respondents. */
  readonly isPrivate: boolean
  /** The required device. Respondents on any other device are terminated. */
  device: "any" | "desktop" | "mobile"
  /** The hours of the day, in UTC, during which the buyer keeps the survey open. */
  readonly hours: { readonly from: number; readonly until: number } | undefined
  /** Whether the survey is paused because of its opening hours rather than by the buyer. */
  isClosedByHours: boolean
  /** The gross price per complete, in billionths of the business unit's currency. */
  price: number
  /** The price around which the current `price` varies. */
  readonly listPrice: number
  /** The quotas of the survey. The first quota is the total. */
  readonly quotas: [Quota, ...Array<Quota>]
  /**
   * The number of the first session whose bit mask refers to the current quotas. The masks of earlier sessions refer to quotas that were replaced.
   */
  firstSessionOfQuotas: number
  qualifications: ReadonlyArray<Condition>
  axes: Axes
  /** The allocations by supplier code. A supplier that is not listed does not have an allocation. */
  allocations: Map<string, Allocation>
  /** The suppliers for which the buyer has created a targeted link. */
  readonly targets: ReadonlySet<string>
  /** The number of completes that the exchange may deliver only through hedge access, because they are not allocated to the exchange. */
  hedge: number
  /** Whether the exchange may deliver all completes that the buyer requires. If so, the survey ends when all of them are delivered. */
  deliversAll: boolean
  terms: Terms
  /** The PIDs that may enter the survey, by supplier code. They have no effect while the survey is not a recontact survey. */
  recontacts: ReadonlyMap<string, ReadonlyArray<string>>
  readonly fieldBegin: number
  readonly fieldEnd: number
  readonly truth: Truth
  readonly conversionFluctuation: Fluctuation.Fluctuation
  readonly minutesFluctuation: Fluctuation.Fluctuation
  /** The average number of respondents from other suppliers who enter each time the market simulates respondents. */
  readonly demand: number
  /** The average time between two changes while the survey is live, in milliseconds. */
  readonly pace: number
  systemEntrants: number
  mobileEntrants: number
  mobileCompletes: number
  /** The respondents who have entered the survey. The list is used to refuse duplicate entries. */
  readonly entrants: Entrants
  /** Whether the market never pauses the survey and never withdraws an allocation during the field time. */
  readonly isSteady: boolean
  /**
   * Whether the survey was published through the control API or created by a buyer, not by the market. The market does not simulate the buyer of such
   * a survey and therefore does not change its price, quotas or allocations.
   */
  readonly isExternal: boolean
  /**
   * The number of random streams that the survey has used so far. The name of each stream contains its number, so no stream is used twice.
   */
  changes: number
}

/**
 * Returns the number of respondents that `quota` still accepts. If `quota` is omitted, the total quota is used. Depending on the survey, respondents
 * are counted when they complete or when they enter the client survey.
 */
export const remaining = ({ countsPrescreens, quotas }: Survey, quota: Quota = quotas[0]): number =>
  Math.max(0, quota.wanted - (countsPrescreens ? quota.entrants : quota.completes))

export const isLive = (survey: Survey): boolean => survey.status === "03"

/** Returns the number of completes that remain in the supplier's allocation. */
export const allocated = ({ allocations }: Survey, supplier: string): number => {
  const { completes = 0, granted = 0 } = allocations.get(supplier) ?? {}
  return Math.max(0, granted - completes)
}

/** Returns the number of completes that `supplier` may still deliver, given its allocation and the total quota. */
export const remainingFor = (survey: Survey, supplier: string): number =>
  Math.min(remaining(survey), allocated(survey, supplier))

/** Returns the offset of a simulated statistic within its weekly cycle, in [0, 1). The offset differs between surveys and between statistics. */
const phase = (number: number, figure: number): number => (((number * 0.618_034 + figure * 0.37) % 1) + 1) % 1

const maxConversion = 0.98

/** Returns the current share of respondents who complete the client survey after entering it. */
export const conversionAt = ({ conversionFluctuation, number, truth }: Survey, now: number): number =>
  Math.min(maxConversion, truth.conversion * Fluctuation.factor(conversionFluctuation, now, phase(number, 0)))

/** Returns the current median length of interview, in minutes. */
export const minutesAt = ({ minutesFluctuation, number, truth }: Survey, now: number): number =>
  Math.max(1, truth.minutes * Fluctuation.factor(minutesFluctuation, now, phase(number, 1)))
