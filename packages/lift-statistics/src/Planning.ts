/** The duration of a study: the number of days until enough respondents have answered, or until a significant result is likely. */
import { type Group, checkGroup } from "./Group.ts"
import { checkCount, checkProbability, InvalidInputError } from "./InvalidInputError.ts"
import { conditionalPower, type ConditionalPowerOptions } from "./conditionalPower.ts"
import { defaultPower } from "./power.ts"

/** The number of respondents in each group. */
export interface RespondentCounts {
  readonly exposed: number
  readonly control: number
}

/** Returns the number of days until the missing respondents have answered, rounded up, or `null` if `perDay` is 0. */
const daysFor = (missing: number, perDay: number): number | null =>
  missing <= 0 ? 0 : perDay === 0 ? null : Math.ceil(missing / perDay - 1e-9)

const checkRespondentCounts = (name: string, { control, exposed }: RespondentCounts): void => {
  checkCount(`${name}.exposed`, exposed)
  checkCount(`${name}.control`, control)
}

/**
 * Returns the number of days, rounded up, until both groups have the required number of respondents at a constant pace.
 *
 * @example
 * ```ts
 * import { daysUntil, requiredResponses } from "@fieldwork/lift-statistics"
 *
 * const required = requiredResponses({ control: 0.4, lift: 0.06 })
 * daysUntil({ required, perDay: { exposed: 60, control: 45 } }) // => 19
 * ```
 * @returns `null` if a group needs more respondents but gains 0 per day
 * @throws {InvalidInputError} if a count is invalid
 */
export const daysUntil = ({
  perDay,
  required,
  soFar = { exposed: 0, control: 0 }
}: {
  readonly required: RespondentCounts
  readonly perDay: RespondentCounts
  /** The number of respondents who have already answered. Default: none. */
  readonly soFar?: RespondentCounts | undefined
}): number | null => {
  checkRespondentCounts("required", required)
  checkRespondentCounts("perDay", perDay)
  checkRespondentCounts("soFar", soFar)
  const exposed = daysFor(required.exposed - soFar.exposed, perDay.exposed)
  const control = daysFor(required.control - soFar.control, perDay.control)
  return exposed === null || control === null ? null : Math.max(exposed, control)
}

/** The progress of a study compared with a constant number of respondents per day. */
export interface Pacing {
  /** The fraction of the planned time that has passed, from 0 to 1. */
  readonly time: number
  /** The fraction of the planned respondents that the study already has. Above 1 if the study has more respondents than planned. */
  readonly respondents: number
  /**
   * The number of respondents so far divided by the number planned by now: 1 if the study is on schedule, less than 1 if it is behind; `null` if
   * `days` is 0.
   */
  readonly ratio: number | null
  /** The number of respondents per day so far; `null` if `days` is 0. */
  readonly perDay: number | null
  /** The expected number of respondents at the end if the pace stays the same; `null` if `days` is 0. */
  readonly projected: number | null
}

/**
 * Compares the number of respondents in a running study with the number expected at a constant pace.
 *
 * @example
 * ```ts
 * import { pacing } from "@fieldwork/lift-statistics"
 *
 * pacing({ respondents: 1200, planned: 4000, days: 10, plannedDays: 40 }).ratio // => 1.2
 * ```
 * @throws {InvalidInputError} if a count is invalid, or if `planned` or `plannedDays` is 0
 */
export const pacing = (options: {
  /** The number of respondents so far in both groups together. */
  readonly respondents: number
  readonly planned: number
  /** The number of days that have passed, including fractions of a day. */
  readonly days: number
  readonly plannedDays: number
}): Pacing => {
  const { days, planned, plannedDays, respondents } = options
  for (const name of ["respondents", "planned", "days", "plannedDays"] as const) checkCount(name, options[name])
  for (const name of ["planned", "plannedDays"] as const) {
    if (options[name] === 0) throw new InvalidInputError("outOfRange", name, 0, "pass a number above 0")
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

/** The counts so far, the expected pace, and the planned test. */
export interface LikelyDayOptions extends Pick<ConditionalPowerOptions, "assume" | "level" | "sides"> {
  /** The counts of the exposed group so far. */
  readonly exposed: Group
  /** The counts of the control group so far. */
  readonly control: Group
  /** The expected number of respondents per day from now on. */
  readonly perDay: RespondentCounts
  /** The probability at which a significant result counts as likely, from 0 to 1. Default: 0.8. */
  readonly power?: number | undefined
  /** The maximum number of days to look ahead. Default: 365. */
  readonly withinDays?: number | undefined
}

/**
 * Returns the number of days until a significant result is likely, given the counts so far, the pace and an assumption about future respondents.
 *
 * The result assumes a single test on that day. Do not test the study with an ordinary interval every day until then; see {@link analyseLooks}.
 *
 * @example
 * ```ts
 * import { likelyDay } from "@fieldwork/lift-statistics"
 *
 * const soFar = { exposed: { x: 92, n: 200 }, control: { x: 80, n: 200 } }
 * likelyDay({ ...soFar, perDay: { exposed: 50, control: 50 } }) // => 12
 * ```
 * @returns an integer, 0 if a significant result is likely today; `null` if none is likely within `withinDays` days
 * @throws {InvalidInputError} if an input is invalid
 */
export const likelyDay = (options: LikelyDayOptions): number | null => {
  const { control, exposed, perDay, power = defaultPower, withinDays = 365 } = options
  checkGroup("exposed", exposed)
  checkGroup("control", control)
  checkRespondentCounts("perDay", perDay)
  checkProbability("power", power)
  checkCount("withinDays", withinDays)
  for (let day = 0; day <= withinDays; day++) {
    const found = conditionalPower({
      ...options,
      finalExposed: exposed.n + day * perDay.exposed,
      finalControl: control.n + day * perDay.control
    })
    if (found !== null && found >= power) return day
  }
  return null
}
