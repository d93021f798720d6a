/**
 * What happens to a survey from time to time, as a table: how likely, in which status, and what it does.
 */
import type { Random } from "../../environment/Random.ts"
import { remaining, type Status, type Survey, transitions, type Trigger } from "./Survey.ts"
import { others } from "./Traffic.ts"
import * as Wander from "./Wander.ts"

interface Happening {
  readonly in: Status
  /** Relative to the others of the same status. */
  readonly weight: number
  /** Shuts respondents out; steady surveys are spared. */
  readonly shuts?: true
  /** Done by the buyer; surveys that came from outside have a buyer outside. */
  readonly byBuyer?: true
  readonly apply: (survey: Survey, random: Random, now: number) => void
}

const minute = 60_000

/** Does nothing where the table of transitions has none. */
export const move = (survey: Survey, trigger: Trigger): void => {
  survey.status = transitions[survey.status][trigger] ?? survey.status
}

/** A new price around the list price, so that one that was left comes back. */
const reprice = (survey: Survey, random: Random) => {
  survey.price = Math.max(40, Math.round(survey.listPrice * (0.85 + 0.05 * random.integer(0, 6))))
}

/** Respondents of other suppliers come. */
export const respond = (survey: Survey, random: Random, now: number) => {
  Wander.step(survey.conversionWander, random, now)
  Wander.step(survey.minutesWander, random, now)
  others(survey, random, now, Math.floor(2 * survey.demand * random.next() + random.next()))
}

const topUp = (survey: Survey, random: Random) => {
  const more = random.integer(10, 100)
  for (const quota of survey.quotas) quota.wanted += Math.ceil(more * quota.share)
}

const reallocate = (survey: Survey, random: Random) => {
  if (survey.allocations.size === 0) return
  const allocation = random.pick([...survey.allocations.values()])
  allocation.granted = allocation.granted === 0 ? allocation.usual : 0
}

const happenings: ReadonlyArray<Happening> = [
  { in: "01", weight: 1, byBuyer: true, apply: (survey) => move(survey, "launch") },
  { in: "02", weight: 1, byBuyer: true, apply: (survey) => move(survey, "launch") },
  { in: "03", weight: 88, apply: respond },
  { in: "03", weight: 6, byBuyer: true, apply: reprice },
  { in: "03", weight: 1, byBuyer: true, apply: topUp },
  { in: "03", weight: 3, byBuyer: true, shuts: true, apply: reallocate },
  { in: "03", weight: 2, byBuyer: true, shuts: true, apply: (survey) => move(survey, "pause") },
  { in: "05", weight: 1, byBuyer: true, apply: (survey) => move(survey, "resume") }
]

const draw = (survey: Survey, random: Random): Happening | undefined => {
  const possible = happenings.filter(
    (_) => _.in === survey.status && !(survey.isSteady && _.shuts) && !(survey.isOwn && _.byBuyer)
  )
  let at = random.next() * possible.reduce((sum, { weight }) => sum + weight, 0)
  return possible.find(({ weight }) => (at -= weight) < 0)
}

/** One change, and the end of the survey when it is full or its time is over. */
export const change = (survey: Survey, random: Random, now: number): void => {
  draw(survey, random)?.apply(survey, random, now)
  const isFull = survey.isWhole && remaining(survey) === 0
  if (isFull || now >= survey.fieldEnd) move(survey, "finish")
}

/** The buyer opens or closes the survey by the hour of the day. */
export const keepHours = (survey: Survey, isOpen: boolean): void => {
  if (isOpen && survey.isClosedByHours) {
    survey.isClosedByHours = false
    move(survey, "resume")
  } else if (!isOpen && survey.status === "03") {
    survey.isClosedByHours = true
    move(survey, "pause")
  }
}

/** Milliseconds to the next change, on average and at least. */
const paces: Readonly<Record<Status, (survey: Survey) => readonly [mean: number, least: number] | undefined>> = {
  "01": () => [4 * minute, minute],
  "02": () => [4 * minute, minute],
  "03": ({ pace }) => [pace, minute / 4],
  "05": ({ isClosedByHours }) => (isClosedByHours ? undefined : [40 * minute, 10 * minute]),
  "04": () => undefined,
  "06": () => undefined
}

/** Milliseconds until the next change; undefined when there will be none. */
export const pause = (survey: Survey, random: Random): number | undefined => {
  const [mean, least] = paces[survey.status](survey) ?? []
  return mean === undefined || least === undefined
    ? undefined
    : least + Math.round(Math.min(-Math.log(1 - random.next()), 6) * (mean - least))
}
