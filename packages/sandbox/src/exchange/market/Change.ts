/**
 * What happens to a survey from time to time, as a table: how likely, in which status, and what it does.
 */
import type { Random } from "../../environment/Random.ts"
import { remaining, type Status, type Survey, transitions, type Trigger } from "./Survey.ts"
import { others } from "./Traffic.ts"

interface Happening {
  readonly in: Status
  /** Relative to the others of the same status. */
  readonly weight: number
  /** Shuts respondents out; steady surveys are spared. */
  readonly shuts?: true
  /** Done by the buyer; surveys that the API created have a buyer outside. */
  readonly byBuyer?: true
  readonly apply: (survey: Survey, random: Random) => void
}

const minute = 60_000

/** Does nothing where the table of transitions has none. */
export const move = (survey: Survey, trigger: Trigger): void => {
  survey.status = transitions[survey.status][trigger] ?? survey.status
}

const scale = (value: number, random: Random, spread: number) => value * (1 - spread + 2 * spread * random.next())

const reprice = (survey: Survey, random: Random) => {
  survey.price = Math.max(40, Math.round(scale(survey.price, random, 0.15)))
}

/** Respondents of other suppliers come; how they do drifts. */
export const respond = (survey: Survey, random: Random) => {
  survey.truth.conversion = Math.min(0.95, Math.max(0.05, scale(survey.truth.conversion, random, 0.06)))
  survey.truth.minutes = Math.max(2, scale(survey.truth.minutes, random, 0.05))
  others(survey, random, random.integer(2, 14))
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
  { in: "03", weight: 82, apply: respond },
  { in: "03", weight: 8, byBuyer: true, apply: reprice },
  { in: "03", weight: 4, byBuyer: true, apply: topUp },
  { in: "03", weight: 3, byBuyer: true, shuts: true, apply: reallocate },
  { in: "03", weight: 3, byBuyer: true, shuts: true, apply: (survey) => move(survey, "pause") },
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
  draw(survey, random)?.apply(survey, random)
  const isFull = survey.isWhole && remaining(survey) === 0
  if (isFull || now >= survey.fieldEnd) move(survey, "finish")
}

const pauses: Readonly<Record<Status, readonly [mean: number, least: number] | undefined>> = {
  "01": [4 * minute, minute],
  "02": [4 * minute, minute],
  "03": [11 * minute, minute / 4],
  "05": [40 * minute, 10 * minute],
  "04": undefined,
  "06": undefined
}

/** Milliseconds until the next change; undefined when there will be none. */
export const pause = (survey: Survey, random: Random): number | undefined => {
  const [mean, least] = pauses[survey.status] ?? []
  return mean === undefined || least === undefined
    ? undefined
    : least + Math.round(Math.min(-Math.log(1 - random.next()), 6) * (mean - least))
}
