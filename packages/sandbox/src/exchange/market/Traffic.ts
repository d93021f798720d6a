/**
 * Respondents passing through a survey, counted. The counts are all that conversion, progress and quotas are computed from.
 */
import type { Random } from "../../environment/Random.ts"
import { meet, type Person, stranger } from "./Person.ts"
import { allocated, remaining, type Survey } from "./Survey.ts"

/** Whether every quota that the respondent falls in takes one more. */
export const isWanted = (survey: Survey, { quotas }: Person): boolean =>
  quotas.every((quota) => remaining(survey, quota) > 0)

/** One respondent reaches the client survey. False when a quota has filled up: they are turned away and not counted. */
export const enter = (survey: Survey, person: Person): boolean => {
  if (!isWanted(survey, person)) return false
  for (const quota of person.quotas) quota.entrants++
  if (person.isMobile) survey.mobileEntrants++
  return true
}

/**
 * One respondent who has entered completes, counted for `supplier` when it is one of those that the sandbox's key can see. False when a
 * quota, or what is allocated to the supplier, has filled up in the meantime. Where entrants are counted, their place is kept for them.
 */
export const complete = (survey: Survey, person: Person, supplier: string | undefined): boolean => {
  if (!survey.countsPrescreens && !isWanted(survey, person)) return false
  if (supplier !== undefined && allocated(survey, supplier) === 0) return false
  for (const quota of person.quotas) quota.completes++
  if (person.isMobile) survey.mobileCompletes++
  const allocation = supplier === undefined ? undefined : survey.allocations.get(supplier)
  if (allocation !== undefined) allocation.completes++
  return true
}

/** The respondents of suppliers that nobody here sees. */
export const others = (survey: Survey, random: Random, respondents: number): void => {
  const { conversion, incidence } = survey.truth
  for (let index = 0; index < respondents; index++) {
    survey.systemEntrants++
    if (!random.chance(incidence)) continue
    const person = meet(survey, random, stranger)
    if (enter(survey, person) && random.chance(conversion)) complete(survey, person, undefined)
  }
}
