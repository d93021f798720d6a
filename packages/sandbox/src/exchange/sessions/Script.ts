/**
 * What one respondent will do, decided at the door: a pure function of a random stream and of what the survey is like.
 *
 * | step                | marketplace_status   | client_status                | goes on to            |
 * | ------------------- | -------------------- | ---------------------------- | --------------------- |
 * | screener            | 1                    | -1                           | turned away, client   |
 * | turned away         | 21, 23, 24, 40, 236… | -1                           | -                     |
 * | client              | 3                    | 1                            | end, or never returns |
 * | end                 | 3                    | 10, 20, 30, 40, 137          | adjustment, or stays  |
 * | adjustment          | 3                    | 26 after a 10, 11 after a 20 | -                     |
 *
 * Meanings of the codes are seen in public material; the shares are this sandbox's own.
 */
import type { Random } from "../../environment/Random.ts"

export interface Step {
  /** Milliseconds since the session began. */
  readonly after: number
  readonly marketplaceStatus: number
  readonly clientStatus: number
}

export interface Door {
  readonly isLive: boolean
  /** Why this respondent is not let in, whatever the survey is like: a duplicate, an answer that does not fit. */
  readonly barred?: number | undefined
  /** The respondent's answers are known and fit: the screener has nothing left to find. */
  readonly isQualified?: boolean
  /** The complete callback will carry the right `[%RSFN%]` value, or none is asked for. */
  readonly isVerified: boolean
  /** A quota that the respondent falls in takes nobody any more. */
  readonly isFull: boolean
  /** Completes are left in the supplier's own allocation. */
  readonly hasAllocation: boolean
  /** Share of respondents who qualify. */
  readonly incidence: number
  /** Share of those who complete. */
  readonly conversion: number
  /** Median length of interview. */
  readonly minutes: number
}

export const status = {
  inScreener: 1,
  inClient: 3,
  notReached: -1,
  started: 1,
  complete: 10,
  adjustedToComplete: 11,
  terminate: 20,
  adjustedToTerminate: 26,
  quality: 30,
  overQuota: 40,
  allocationFull: 41,
  closed: 42,
  unverified: 137,
  noConsent: 236,
  underAge: 237
} as const

type Row<Code> = readonly [code: Code, weight: number]
type Table<Code> = readonly [Row<Code>, ...ReadonlyArray<Row<Code>>]

const adjusted: ReadonlySet<number> = new Set([status.adjustedToComplete, status.adjustedToTerminate])

/** The step at which the respondent leaves, before any adjustment; undefined for one who walks away. */
export const endOf = (steps: ReadonlyArray<Step>): Step | undefined => {
  const end = steps.findLast(({ clientStatus }) => !adjusted.has(clientStatus))
  return end?.clientStatus === status.started || end?.marketplaceStatus === status.inScreener ? undefined : end
}

/** Why the screener turns someone away. */
const refusals: Table<number> = [
  [23, 38],
  [24, 18],
  [21, 8],
  [status.overQuota, 10],
  [32, 5],
  [35, 4],
  [30, 3],
  [37, 2],
  [242, 3],
  [status.noConsent, 4],
  [status.underAge, 5]
]

/** How the client survey ends for those who do not complete; undefined is walking away. */
const endings: Table<number | undefined> = [
  [status.terminate, 60],
  [status.overQuota, 15],
  [status.quality, 10],
  [undefined, 15]
]

/** Share of ends that the buyer corrects later, and to what. */
const adjustments: Readonly<Record<number, { readonly to: number; readonly probability: number } | undefined>> = {
  [status.complete]: { to: status.adjustedToTerminate, probability: 0.06 },
  [status.terminate]: { to: status.adjustedToComplete, probability: 0.02 }
}

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

const weighted = <Code>(random: Random, table: Table<Code>): Code => {
  let at = random.next() * table.reduce((sum, [, weight]) => sum + weight, 0)
  const [code] = table.find(([, weight]) => (at -= weight) < 0) ?? table[0]
  return code
}

const refusal = (random: Random, door: Door): number | undefined => {
  if (!door.isLive) return status.closed
  if (door.barred !== undefined) return door.barred
  if (door.isFull) return status.overQuota
  if (!door.hasAllocation) return status.allocationFull
  return door.isQualified === true || random.chance(door.incidence) ? undefined : weighted(random, refusals)
}

/** The steps in the order of time; at least two, at most four. */
export const write = (random: Random, door: Door): ReadonlyArray<Step> => {
  const steps: Array<Step> = [{ after: 0, marketplaceStatus: status.inScreener, clientStatus: status.notReached }]
  let after = random.integer(15, 150) * second
  const refused = refusal(random, door)
  if (refused !== undefined) return [...steps, { after, marketplaceStatus: refused, clientStatus: status.notReached }]
  steps.push({ after, marketplaceStatus: status.inClient, clientStatus: status.started })

  const end = random.chance(door.conversion) ? status.complete : weighted(random, endings)
  if (end === undefined) return steps
  const length = end === status.complete ? door.minutes * (0.7 + 0.6 * random.next()) : 0.3 + 3 * random.next()
  after += Math.round(length * 60) * second
  const isRefused = end === status.complete && !door.isVerified
  steps.push({ after, marketplaceStatus: status.inClient, clientStatus: isRefused ? status.unverified : end })
  if (isRefused) return steps

  const adjustment = adjustments[end]
  if (adjustment === undefined || !random.chance(adjustment.probability)) return steps
  after += random.integer(1, 45 * 24) * 60 * minute
  return [
    ...steps,
    { after: Math.min(after, 45 * day), marketplaceStatus: status.inClient, clientStatus: adjustment.to }
  ]
}
