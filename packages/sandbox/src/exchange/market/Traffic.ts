/**
 * Respondents passing through a survey, counted. The counts are all that conversion, progress and quotas are computed from.
 */
import type { Random } from "../../environment/Random.ts"
import { type Answers, meets } from "../respondents/Answers.ts"
import * as Axes from "./Axes.ts"
import { allocated, conversionAt, type Quota, remaining, type Survey } from "./Survey.ts"

/** Who a respondent is to a survey. Settled at the entrance and the same to the end. */
export interface Person {
  /** The quotas that they fall in, one bit each; the total among them. */
  readonly quotas: number
  readonly isMobile: boolean
}

const mobileShare = 0.45

/** The quotas of whose conditions the answers meet all. */
export const quotasOf = ({ quotas }: Survey, answers: Pick<Answers, "get">): number =>
  quotas.reduce(
    (mask, { conditions }, index) =>
      conditions.every((condition) => meets(answers, condition) === true) ? mask | (1 << index) : mask,
    0
  )

const each = ({ quotas }: Survey, mask: number, act: (quota: Quota) => void): void => {
  for (let index = 0; index < quotas.length; index++) {
    const quota = quotas[index]
    if (quota !== undefined && (mask >>> index) & 1) act(quota)
  }
}

/** Whether every quota that the respondent falls in takes one more. */
export const isWanted = (survey: Survey, mask: number): boolean => {
  let all = true
  each(survey, mask, (quota) => {
    if (remaining(survey, quota) <= 0) all = false
  })
  return all
}

/** One respondent reaches the client survey. False when a quota has filled up: they are turned away and not counted. */
export const enter = (survey: Survey, { isMobile, quotas }: Person): boolean => {
  if (!isWanted(survey, quotas)) return false
  each(survey, quotas, (quota) => quota.entrants++)
  if (isMobile) survey.mobileEntrants++
  return true
}

/** Counts a complete, or takes one back with `by` -1, in the survey and for `supplier`. */
export const count = (survey: Survey, { isMobile, quotas }: Person, supplier: string | undefined, by: 1 | -1): void => {
  each(survey, quotas, (quota) => {
    quota.completes = Math.max(0, quota.completes + by)
  })
  if (isMobile) survey.mobileCompletes = Math.max(0, survey.mobileCompletes + by)
  const allocation = supplier === undefined ? undefined : survey.allocations.get(supplier)
  if (allocation !== undefined) allocation.completes = Math.max(0, allocation.completes + by)
}

/**
 * One respondent who has entered completes, counted for `supplier` when it is one of those that the sandbox's key can see. False when a
 * quota, or what is allocated to the supplier, has filled up in the meantime. Where entrants are counted, their place is kept for them.
 */
export const complete = (survey: Survey, person: Person, supplier: string | undefined): boolean => {
  if (!survey.countsPrescreens && !isWanted(survey, person.quotas)) return false
  if (supplier !== undefined && allocated(survey, supplier) === 0) return false
  count(survey, person, supplier, 1)
  return true
}

/** The respondents of suppliers that nobody here sees. */
export const others = (survey: Survey, random: Random, now: number, respondents: number): void => {
  const conversion = conversionAt(survey, now)
  for (let index = 0; index < respondents; index++) {
    survey.systemEntrants++
    if (!random.chance(survey.truth.incidence)) continue
    const isMobile = survey.device === "any" ? random.chance(mobileShare) : survey.device === "mobile"
    const person = { quotas: Axes.draw(survey.axes, random), isMobile }
    if (enter(survey, person) && random.chance(conversion)) complete(survey, person, undefined)
  }
}
