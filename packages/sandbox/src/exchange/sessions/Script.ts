/**
 * Draws the steps of a respondent's session when the respondent enters. The steps depend only on the random number generator and the survey.
 *
 * | step        | marketplace_status   | client_status                | continues to            |
 * | ----------- | -------------------- | ---------------------------- | --------------------- |
 * | screener    | 1                    | -1                           | turned away, client   |
 * | turned away | 21, 23, 24, 40, 236… | -1                           | -                     |
 * | client      | 3                    | 1                            | end, or never returns |
 * | end         | 3                    | 10, 20, 30, 40, 137          | adjustment, or stays  |
 * | adjustment  | 3                    | 26 after a 10, 11 after a 20 | -                     |
 *
 * The meanings of the codes are taken from publicly available documentation. The probabilities are chosen by the sandbox.
 */
import type { Random } from "../../environment/Random.ts"
import { client, isInProgress, marketplace } from "./ResponseCodes.ts"
import type { Step } from "./Session.ts"

export interface EntryConditions {
  /** The response code that the exchange assigns to a terminated respondent. Undefined if the respondent meets all requirements. */
  readonly refusal: number | undefined
  /**
   * Whether the answers in the entry link meet all qualifications. If so, the screener does not ask any questions.
   */
  readonly isQualified: boolean
  /** Whether the callback for a complete will have the correct `[%RSFN%]` value, or the survey does not require the value. */
  readonly isVerified: boolean
  /** The share of respondents who complete the client survey after entering it. */
  readonly conversion: number
  /** The median length of interview, in minutes. */
  readonly minutes: number
  /** The current virtual time, in milliseconds. */
  readonly now: number
}

type Row<Code> = readonly [code: Code, weight: number]
type Table<Code> = readonly [Row<Code>, ...ReadonlyArray<Row<Code>>]

/**
 * Returns the step at which the respondent leaves, before any adjustment, or undefined if the respondent abandons the survey.
 */
export const exitStep = (steps: ReadonlyArray<Step>): Step | undefined => steps.find((step) => !isInProgress(step))

/**
 * The probability that the exchange terminates a respondent for reasons other than their answers, such as invalid traffic.
 */
const otherRefusalProbability = 0.06

const refusals: Table<number> = [
  [marketplace.industryLockout, 20],
  [marketplace.invalidTraffic, 17],
  [marketplace.wrongLocation, 8],
  [marketplace.qualityScore, 15],
  [marketplace.noConsent, 18],
  [marketplace.underAge, 22]
]

/** The final client statuses of respondents who do not complete, with their weights. Undefined means that the respondent abandons the survey. */
const endings: Table<number | undefined> = [
  [client.terminate, 70],
  [client.overQuota, 5],
  [client.quality, 10],
  [undefined, 15]
]

/** The adjustments that a buyer makes later: the adjusted status for each final status, and the probability of the adjustment. */
const adjustments: Readonly<Record<number, { readonly to: number; readonly probability: number } | undefined>> = {
  [client.complete]: { to: client.adjustedToTerminate, probability: 0.06 },
  [client.terminate]: { to: client.adjustedToComplete, probability: 0.02 }
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Returns the end of the adjustment window, which is the end of the calendar month after the month in which the respondent entered, in UTC. */
export const adjustableUntil = (entry: number): number => {
  const date = new Date(entry)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2)
}

const weighted = <Code>(random: Random, table: Table<Code>): Code => {
  let at = random.next() * table.reduce((sum, [, weight]) => sum + weight, 0)
  const [code] = table.find(([, weight]) => (at -= weight) < 0) ?? table[0]
  return code
}

const refusal = (random: Random, entrance: EntryConditions): number | undefined => {
  if (entrance.refusal !== undefined) return entrance.refusal
  return entrance.isQualified || !random.chance(otherRefusalProbability) ? undefined : weighted(random, refusals)
}

/**
 * Draws the time of an adjustment, in milliseconds since the respondent entered. The time is later than `after` and within the adjustment window.
 * Early times are more likely.
 */
const adjustedAt = (random: Random, after: number, now: number): number => {
  const first = after + hour
  const last = adjustableUntil(now) - now - second
  return Math.floor((first + (last - first) * random.next() ** 2) / second) * second
}

/** The step for the respondent's entry, which is the first step of every session. */
export const entryStep: Step = {
  after: 0,
  marketplaceStatus: marketplace.inScreener,
  clientStatus: client.notReached
}

/** Draws the two to four steps of a session, in chronological order. */
export const drawSteps = (random: Random, entrance: EntryConditions): ReadonlyArray<Step> => {
  const steps: Array<Step> = [entryStep]
  let after = random.integer(15, 150) * second
  const refused = refusal(random, entrance)
  if (refused !== undefined) return [...steps, { after, marketplaceStatus: refused, clientStatus: client.notReached }]
  steps.push({ after, marketplaceStatus: marketplace.inClient, clientStatus: client.started })

  const end = random.chance(entrance.conversion) ? client.complete : weighted(random, endings)
  if (end === undefined) return steps
  const length = end === client.complete ? entrance.minutes * (0.7 + 0.6 * random.next()) : 0.3 + 3 * random.next()
  after += Math.round(length * 60) * second
  const isRefused = end === client.complete && !entrance.isVerified
  steps.push({
    after,
    marketplaceStatus: marketplace.inClient,
    clientStatus: isRefused ? client.unverified : end
  })
  if (isRefused) return steps

  const adjustment = adjustments[end]
  if (adjustment === undefined || !random.chance(adjustment.probability)) return steps
  const at = adjustedAt(random, after, entrance.now)
  // The outcome is not adjusted if the adjustment window closes before the interview ends.
  if (at <= after) return steps
  return [...steps, { after: at, marketplaceStatus: marketplace.inClient, clientStatus: adjustment.to }]
}
