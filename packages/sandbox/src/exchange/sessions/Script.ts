/**
 * What one respondent will do, decided at the entrance: a pure function of a random stream and of what the survey is like.
 *
 * | step        | marketplace_status   | client_status                | goes on to            |
 * | ----------- | -------------------- | ---------------------------- | --------------------- |
 * | screener    | 1                    | -1                           | turned away, client   |
 * | turned away | 21, 23, 24, 40, 236… | -1                           | -                     |
 * | client      | 3                    | 1                            | end, or never returns |
 * | end         | 3                    | 10, 20, 30, 40, 137          | adjustment, or stays  |
 * | adjustment  | 3                    | 26 after a 10, 11 after a 20 | -                     |
 *
 * Meanings of the codes are seen in public material; the shares are this sandbox's own.
 */
import type { Random } from "../../environment/Random.ts"
import { client, isUnderWay, marketplace } from "./Codes.ts"
import type { Step } from "./Session.ts"

export interface Entrance {
  /** Why this respondent is not let in, when the exchange knows a reason. */
  readonly refusal: number | undefined
  /** The respondent's answers came with the link and fit: the screener has nothing left to find. */
  readonly isQualified: boolean
  /** The complete callback will carry the right `[%RSFN%]` value, or none is asked for. */
  readonly isVerified: boolean
  /** Share of those in the client survey who complete. */
  readonly conversion: number
  /** Median length of interview. */
  readonly minutes: number
  /** Virtual time. */
  readonly now: number
}

type Row<Code> = readonly [code: Code, weight: number]
type Table<Code> = readonly [Row<Code>, ...ReadonlyArray<Row<Code>>]

/** The step at which the respondent leaves, before any adjustment; undefined for one who walks away. */
export const endOf = (steps: ReadonlyArray<Step>): Step | undefined => steps.find((step) => !isUnderWay(step))

/** Of all respondents, the share whom the exchange turns away for what no answer tells, such as invalid traffic. */
const unforeseen = 0.06

const refusals: Table<number> = [
  [marketplace.industryLockout, 20],
  [marketplace.invalidTraffic, 17],
  [marketplace.wrongLocation, 8],
  [marketplace.qualityScore, 15],
  [marketplace.noConsent, 18],
  [marketplace.underAge, 22]
]

/** How the client survey ends for those who do not complete; undefined is walking away. */
const endings: Table<number | undefined> = [
  [client.terminate, 70],
  [client.overQuota, 5],
  [client.quality, 10],
  [undefined, 15]
]

/** Share of ends that the buyer corrects later, and to what. */
const adjustments: Readonly<Record<number, { readonly to: number; readonly probability: number } | undefined>> = {
  [client.complete]: { to: client.adjustedToTerminate, probability: 0.06 },
  [client.terminate]: { to: client.adjustedToComplete, probability: 0.02 }
}

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** The first moment at which nothing is adjusted any more: the window ends with the month after the entry, in UTC. */
export const adjustableUntil = (entry: number): number => {
  const date = new Date(entry)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2)
}

const weighted = <Code>(random: Random, table: Table<Code>): Code => {
  let at = random.next() * table.reduce((sum, [, weight]) => sum + weight, 0)
  const [code] = table.find(([, weight]) => (at -= weight) < 0) ?? table[0]
  return code
}

const refusal = (random: Random, entrance: Entrance): number | undefined => {
  if (entrance.refusal !== undefined) return entrance.refusal
  return entrance.isQualified || !random.chance(unforeseen) ? undefined : weighted(random, refusals)
}

/** Milliseconds since the entry at which an end is adjusted that came at `after`: within the window, and rather soon than late. */
const adjustedAt = (random: Random, after: number, now: number): number => {
  const first = after + hour
  const last = adjustableUntil(now) - now - second
  return Math.floor((first + (last - first) * random.next() ** 2) / second) * second
}

/** The entrance: every session begins with it. */
export const entered: Step = {
  after: 0,
  marketplaceStatus: marketplace.inScreener,
  clientStatus: client.notReached
}

/** The steps in the order of time; at least two, at most four. */
export const write = (random: Random, entrance: Entrance): ReadonlyArray<Step> => {
  const steps: Array<Step> = [entered]
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
  // Who enters in the last hour of a window that is over by the end of the interview is not adjusted.
  if (at <= after) return steps
  return [...steps, { after: at, marketplaceStatus: marketplace.inClient, clientStatus: adjustment.to }]
}
