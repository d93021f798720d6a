/**
 * Respondents passing through a survey, counted. The counts are all that conversion, progress and quotas are computed from.
 */
import type { Random } from "../../kernel/Random.ts"
import { type Quota, remaining, type Survey } from "./Survey.ts"

const mobileShare = 0.45

const count = (quota: Quota, entered: boolean, completed: boolean) => {
  if (entered) quota.entrants++
  if (completed && remaining(quota) > 0) quota.completes++
}

/** One respondent reaches the client survey. */
export const enter = (survey: Survey, random: Random): void => {
  for (const quota of survey.quotas) count(quota, random.chance(quota.share), false)
  if (random.chance(mobileShare)) survey.mobileEntrants++
}

/** One respondent completes, counted for `supplier` when it is one of those that the sandbox's key can see. False when the survey is full. */
export const complete = (survey: Survey, random: Random, supplier: string | undefined): boolean => {
  if (remaining(survey.quotas[0]) === 0) return false
  for (const quota of survey.quotas) count(quota, false, random.chance(quota.share))
  if (survey.mobileCompletes < survey.mobileEntrants && random.chance(mobileShare)) survey.mobileCompletes++
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
    enter(survey, random)
    if (random.chance(conversion)) complete(survey, random, undefined)
  }
}
