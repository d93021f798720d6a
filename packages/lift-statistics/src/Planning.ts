/** The duration of a study: from respondents per day to the day on which it ends, or on which a result is likely. */
import { type Group, checkGroup } from "./Group.ts"
import { checkCount, checkProbability, InvalidInputError } from "./InvalidInputError.ts"
import { conditionalPower, type ConditionalPowerQuestion } from "./conditionalPower.ts"
import { defaultPower } from "./power.ts"

/** Respondents by group. */
export interface ByGroup {
  readonly exposed: number
  readonly control: number
}

/** Returns the number of days, rounded up. */
const daysFor = (missing: number, perDay: number): number | null =>
  missing <= 0 ? 0 : perDay === 0 ? null : Math.ceil(missing / perDay - 1e-9)

const checkByGroup = (name: string, { control, exposed }: ByGroup): void => {
  checkCount(`${name}.exposed`, exposed)
  checkCount(`${name}.control`, control)
}

/**
 * Returns the whole days until both groups have the respondents required, at a steady pace.
 *
 * @example
 * ```ts
 * import { daysUntil, requiredResponses } from "@fieldwork/lift-statistics"
 *
 * const required = requiredResponses({ control: 0.4, lift: 0.06 })
 * daysUntil({ required, perDay: { exposed: 60, control: 45 } }) // => 19
 * ```
 * @returns `null` when a group that is not complete receives nobody
 * @throws {InvalidInputError} when a count is impossible
 */
export const daysUntil = ({
  perDay,
  required,
  soFar = { exposed: 0, control: 0 }
}: {
  readonly required: ByGroup
  readonly perDay: ByGroup
  /** Respondents that are there already. Default none. */
  readonly soFar?: ByGroup | undefined
}): number | null => {
  checkByGroup("required", required)
  checkByGroup("perDay", perDay)
  checkByGroup("soFar", soFar)
  const exposed = daysFor(required.exposed - soFar.exposed, perDay.exposed)
  const control = daysFor(required.control - soFar.control, perDay.control)
  return exposed === null || control === null ? null : Math.max(exposed, control)
}

/** The number of respondents compared with an even plan. */
export interface Pacing {
  /** The share of the time that has passed, 0 to 1. */
  readonly time: number
  /** The share of the planned respondents that the study already has. It is above 1 if there are more. */
  readonly respondents: number
  /** Respondents divided by those planned until now: 1 on plan, less if behind; `null` before the first day. */
  readonly ratio: number | null
  /** Respondents per day so far; `null` before the first day. */
  readonly perDay: number | null
  /** Respondents at the end, if the pace stays; `null` before the first day. */
  readonly projected: number | null
}

/**
 * Compares the respondents of a running study with an even plan.
 *
 * @example
 * ```ts
 * import { pacing } from "@fieldwork/lift-statistics"
 *
 * pacing({ respondents: 1200, planned: 4000, days: 10, plannedDays: 40 }).ratio // => 1.2
 * ```
 * @throws {InvalidInputError} when a count is impossible, or no respondents or days are planned
 */
export const pacing = (question: {
  /** Both groups together. */
  readonly respondents: number
  readonly planned: number
  /** Days that have passed, fractions included. */
  readonly days: number
  readonly plannedDays: number
}): Pacing => {
  const { days, planned, plannedDays, respondents } = question
  for (const name of ["respondents", "planned", "days", "plannedDays"] as const) checkCount(name, question[name])
  for (const name of ["planned", "plannedDays"] as const) {
    if (question[name] === 0) throw new InvalidInputError("outOfRange", name, 0, "pass a number above 0")
  }
  const time = Math.min(1, days / plannedDays)
  const share = respondents / planned
  const perDay = days === 0 ? null : respondents / days
  return {
    time,
    respondents: share,
    ratio: time === 0 ? null : share / time,
    perDay,
    projected: perDay === null ? null : respondents + perDay * Math.max(0, plannedDays - days)
  }
}

/** The counts so far, the pace, and the test that is to become significant. */
export interface LikelyDayQuestion extends Pick<ConditionalPowerQuestion, "assume" | "level" | "sides"> {
  /** The exposed group so far. */
  readonly exposed: Group
  /** The control group so far. */
  readonly control: Group
  /** Respondents per day from now on. */
  readonly perDay: ByGroup
  /** The probability of a significant result that counts as likely, 0 to 1. Default 0.8. */
  readonly power?: number | undefined
  /** The maximum number of days to look ahead. Default 365. */
  readonly withinDays?: number | undefined
}

/**
 * Returns the first day from now on which a significant result is likely, given the counts so far, the pace and an
 * assumption on the respondents to come.
 *
 * It plans one test on that day. Do not read every day up to it by an ordinary interval: see {@link running}.
 *
 * @example
 * ```ts
 * import { likelyDay } from "@fieldwork/lift-statistics"
 *
 * const soFar = { exposed: { x: 92, n: 200 }, control: { x: 80, n: 200 } }
 * likelyDay({ ...soFar, perDay: { exposed: 50, control: 50 } }) // => 12
 * ```
 * @returns whole days, 0 when it is likely today; `null` when it is not likely within the days looked at
 * @throws {InvalidInputError} when an input is impossible
 */
export const likelyDay = (question: LikelyDayQuestion): number | null => {
  const { control, exposed, perDay, power = defaultPower, withinDays = 365 } = question
  checkGroup("exposed", exposed)
  checkGroup("control", control)
  checkByGroup("perDay", perDay)
  checkProbability("power", power)
  checkCount("withinDays", withinDays)
  for (let day = 0; day <= withinDays; day++) {
    const found = conditionalPower({
      ...question,
      finalExposed: exposed.n + day * perDay.exposed,
      finalControl: control.n + day * perDay.control
    })
    if (found !== null && found >= power) return day
  }
  return null
}
