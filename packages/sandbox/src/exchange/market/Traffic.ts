/** Counts the respondents in a survey. Conversion, progress and remaining quotas are computed only from these counts. */
import type { Random } from "../../environment/Random.ts"
import { type Answers, meets } from "../respondents/Answers.ts"
import * as Axes from "./Axes.ts"
import { allocated, conversionAt, type Quota, remaining, type Survey } from "./Survey.ts"

/** The properties of a respondent that are relevant to a survey. They are determined when the respondent enters and do not change. */
export interface RespondentTraits {
  /** The quotas into which the respondent falls, including the total, as a bit mask. */
  readonly quotas: number
  readonly isMobile: boolean
}

const mobileShare = 0.45

/** Returns a bit mask of the quotas whose conditions are all met by the answers. */
export const quotasOf = ({ quotas }: Survey, answers: Pick<Answers, "get">): number =>
  quotas.reduce(
    (mask, { conditions }, index) =>
      conditions.every((condition) => meets(answers, condition) === true) ? mask | (1 << index) : mask,
    0
  )

/**
 * Returns the traits with the total as the only quota. Used if the survey's other quotas have been replaced since the respondent entered. The total
 * is the first quota and is never replaced.
 */
export const withTotalOnly = ({ isMobile, quotas }: RespondentTraits): RespondentTraits => ({
  isMobile,
  quotas: quotas & 1
})

const each = ({ quotas }: Survey, mask: number, act: (quota: Quota) => void): void => {
  for (let index = 0; index < quotas.length; index++) {
    const quota = quotas[index]
    if (quota !== undefined && (mask >>> index) & 1) act(quota)
  }
}

/** Returns whether every quota in the bit mask accepts another respondent. */
export const hasRoom = (survey: Survey, mask: number): boolean => {
  let all = true
  each(survey, mask, (quota) => {
    if (remaining(survey, quota) <= 0) all = false
  })
  return all
}

/** Counts a respondent who enters the client survey, even if one of the respondent's quotas is full. */
export const countEntrant = (survey: Survey, { isMobile, quotas }: RespondentTraits): void => {
  each(survey, quotas, (quota) => quota.entrants++)
  if (isMobile) survey.mobileEntrants++
}

/** Counts a respondent who enters the client survey. Returns `false`, and counts nothing, if one of the respondent's quotas is full. */
export const enter = (survey: Survey, person: RespondentTraits): boolean => {
  if (!hasRoom(survey, person.quotas)) return false
  countEntrant(survey, person)
  return true
}

/** Counts a complete from `supplier` in the survey, or subtracts one if `by` is -1. */
export const count = (
  survey: Survey,
  { isMobile, quotas }: RespondentTraits,
  supplier: string | undefined,
  by: 1 | -1
): void => {
  each(survey, quotas, (quota) => {
    quota.completes = Math.max(0, quota.completes + by)
  })
  if (isMobile) survey.mobileCompletes = Math.max(0, survey.mobileCompletes + by)
  const allocation = supplier === undefined ? undefined : survey.allocations.get(supplier)
  if (allocation !== undefined) allocation.completes = Math.max(0, allocation.completes + by)
}

/**
 * Counts a complete by a respondent who has entered the client survey. The complete is counted for `supplier`, which is undefined for the simulated
 * respondents of other suppliers. Returns `false`, and counts nothing, if the supplier's allocation, or a quota that counts completes, has filled up
 * since the respondent entered. A quota that counts entrants has reserved a place for the respondent at entry.
 */
export const complete = (survey: Survey, person: RespondentTraits, supplier: string | undefined): boolean => {
  if (!survey.countsPrescreens && !hasRoom(survey, person.quotas)) return false
  if (supplier !== undefined && allocated(survey, supplier) === 0) return false
  count(survey, person, supplier, 1)
  return true
}

/** Simulates respondents from other suppliers. */
export const addRespondents = (survey: Survey, random: Random, now: number, respondents: number): void => {
  const conversion = conversionAt(survey, now)
  for (let index = 0; index < respondents; index++) {
    survey.systemEntrants++
    if (!random.chance(survey.truth.incidence)) continue
    const isMobile = survey.device === "any" ? random.chance(mobileShare) : survey.device === "mobile"
    const person = { quotas: Axes.draw(survey.axes, random), isMobile }
    if (enter(survey, person) && random.chance(conversion)) complete(survey, person, undefined)
  }
}
