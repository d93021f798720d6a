/** The table of random changes to a survey: the status in which each change can occur, its weight and its effect. */
import type { Random } from "../../environment/Random.ts"
import { remaining, type Status, type Survey, transitions, type Trigger } from "./Survey.ts"
import { addRespondents } from "./Traffic.ts"
import { nanosPerCent } from "../Money.ts"
import * as Fluctuation from "./Fluctuation.ts"

interface RandomChange {
  readonly in: Status
  /** The weight of the change relative to the other changes in the same status. */
  readonly weight: number
  /** Whether the change prevents respondents from entering. Such changes do not occur in steady surveys, which the market never pauses. */
  readonly excludesRespondents?: true
  /**
   * Whether the change simulates an action by the buyer. Such changes do not occur in surveys that were created outside the market, because their
   * buyers are real.
   */
  readonly byBuyer?: true
  readonly apply: (survey: Survey, random: Random, now: number) => void
}

const minute = 60_000

/** Applies a status transition. Does nothing if the transition table does not contain it. */
export const applyTrigger = (survey: Survey, trigger: Trigger): void => {
  survey.status = transitions[survey.status][trigger] ?? survey.status
}

/** Sets a new price near the list price. There are only seven possible prices, so earlier prices recur. */
const reprice = (survey: Survey, random: Random) => {
  const cents = Math.round((survey.listPrice / nanosPerCent) * (0.85 + 0.05 * random.integer(0, 6)))
  survey.price = Math.max(40, cents) * nanosPerCent
}

/** Simulates respondents from other suppliers. */
export const simulateRespondents = (survey: Survey, random: Random, now: number) => {
  Fluctuation.step(survey.conversionFluctuation, random, now)
  Fluctuation.step(survey.minutesFluctuation, random, now)
  addRespondents(survey, random, now, Math.floor(2 * survey.demand * random.next() + random.next()))
}

const topUp = (survey: Survey, random: Random) => {
  const more = random.integer(10, 100)
  for (const quota of survey.quotas) quota.wanted += Math.ceil(more * quota.share)
}

const reallocate = (survey: Survey, random: Random) => {
  if (survey.allocations.size === 0) return
  const allocation = random.pick([...survey.allocations.values()])
  allocation.granted = allocation.granted === 0 ? allocation.fullGrant : 0
}

const randomChanges: ReadonlyArray<RandomChange> = [
  { in: "01", weight: 1, byBuyer: true, apply: (survey) => applyTrigger(survey, "launch") },
  { in: "02", weight: 1, byBuyer: true, apply: (survey) => applyTrigger(survey, "launch") },
  { in: "03", weight: 88, apply: simulateRespondents },
  { in: "03", weight: 6, byBuyer: true, apply: reprice },
  { in: "03", weight: 1, byBuyer: true, apply: topUp },
  { in: "03", weight: 3, byBuyer: true, excludesRespondents: true, apply: reallocate },
  { in: "03", weight: 2, byBuyer: true, excludesRespondents: true, apply: (survey) => applyTrigger(survey, "pause") },
  { in: "05", weight: 1, byBuyer: true, apply: (survey) => applyTrigger(survey, "resume") }
]

const draw = (survey: Survey, random: Random): RandomChange | undefined => {
  const possible = randomChanges.filter(
    (_) => _.in === survey.status && !(survey.isSteady && _.excludesRespondents) && !(survey.isExternal && _.byBuyer)
  )
  let at = random.next() * possible.reduce((sum, { weight }) => sum + weight, 0)
  return possible.find(({ weight }) => (at -= weight) < 0)
}

/** Makes one random change, and then ends the survey if it is full or its field time is over. */
export const change = (survey: Survey, random: Random, now: number): void => {
  draw(survey, random)?.apply(survey, random, now)
  const isFull = survey.deliversAll && remaining(survey) === 0
  if (isFull || now >= survey.fieldEnd) applyTrigger(survey, "finish")
}

/** Opens or closes the survey according to its opening hours. */
export const applyOpeningHours = (survey: Survey, isOpen: boolean): void => {
  if (isOpen && survey.isClosedByHours) {
    survey.isClosedByHours = false
    applyTrigger(survey, "resume")
  } else if (!isOpen && survey.status === "03") {
    survey.isClosedByHours = true
    applyTrigger(survey, "pause")
  }
}

/** The average and minimum time until the next change, in milliseconds, by status. Undefined if no random change follows. */
const paces: Readonly<Record<Status, (survey: Survey) => readonly [mean: number, least: number] | undefined>> = {
  "01": () => [4 * minute, minute],
  "02": () => [4 * minute, minute],
  "03": ({ pace }) => [pace, minute / 4],
  "05": ({ isClosedByHours }) => (isClosedByHours ? undefined : [40 * minute, 10 * minute]),
  "04": () => undefined,
  "06": () => undefined
}

/** Draws the time until the next change, in milliseconds. Returns undefined if no random change can follow in the current status. */
export const timeUntilNextChange = (survey: Survey, random: Random): number | undefined => {
  const [mean, least] = paces[survey.status](survey) ?? []
  return mean === undefined || least === undefined
    ? undefined
    : least + Math.round(Math.min(-Math.log(1 - random.next()), 6) * (mean - least))
}
