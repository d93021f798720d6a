/** Counts a step of a session in its survey: the respondent's entry into the client survey, and the complete or its reversal. */
import type { Survey } from "../market/Survey.ts"
import * as Traffic from "../market/Traffic.ts"
import { client, hasReachedClient, isAdjustment, isPaid, marketplace, type Statuses } from "./ResponseCodes.ts"
import { currentStatuses, type Session, type Step } from "./Session.ts"

export interface CountedStep {
  /** The statuses after the step. They differ from those of the step if the respondent is over quota. */
  readonly statuses: Statuses
  /** Whether the step has changed the counts of the survey. */
  readonly isCounted: boolean
}

/**
 * Counts the next step of a session. The respondent is over quota if a quota or the supplier's allocation has filled up since the previous step. A
 * session with predefined steps is counted even then, so every complete also counts as an entrant.
 */
export const countStep = (session: Session, survey: Survey, step: Step): CountedStep => {
  const { isForced, occurred, ordinal, supplier } = session
  const person = ordinal < survey.firstSessionOfQuotas ? Traffic.withTotalOnly(session) : session
  const isEntry = hasReachedClient(step) && !occurred.some(hasReachedClient)
  if (isEntry && isForced) Traffic.countEntrant(survey, person)
  else if (isEntry && !Traffic.enter(survey, person)) {
    const statuses = { marketplaceStatus: marketplace.overQuota, clientStatus: client.notReached }
    return { statuses, isCounted: false }
  }
  const [was, is] = [isPaid(currentStatuses(session)), isPaid(step)]
  if (was === is) return { statuses: step, isCounted: isEntry }
  // Quotas are not checked if a complete is reversed, if the buyer makes an adjustment, or if the steps are predefined.
  if (was || isAdjustment(step) || isForced) Traffic.count(survey, person, supplier, is ? 1 : -1)
  else if (!Traffic.complete(survey, person, supplier)) {
    return { statuses: { ...step, clientStatus: client.overQuota }, isCounted: isEntry }
  }
  return { statuses: step, isCounted: true }
}
