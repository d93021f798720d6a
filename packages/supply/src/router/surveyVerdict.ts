/**
 * Compares a respondent with a survey in the index, and returns the verdict with all reasons.
 */
import type { Entered } from "../eligibility/Profile.ts"
import { type Reason, type Verdict, verdictOf } from "../eligibility/Reason.ts"
import { type Conditions, state } from "./Conditions.ts"
import type { Cell, IndexedSurvey } from "./IndexedSurvey.ts"

export interface IndexedRespondent {
  readonly pid: string
  /** The locale of the respondent in lower case. Undefined if the locale is unknown. */
  readonly locale: string | undefined
  readonly entered: Entered
}

/** Returns whether a closed quota applies to the respondent, or undefined if this cannot be determined. */
const applies = ({ conditions: pairs, isUncertain }: Cell, conditions: Conditions): boolean | undefined => {
  let isKnown = !isUncertain
  for (const [question, detail] of pairs) {
    const found = conditions.check(question, detail)
    if (found === state.fails) return false
    if (found === state.unanswered) isKnown = false
  }
  return isKnown ? true : undefined
}

const isOtherLocale = ({ locale }: IndexedSurvey, respondent: IndexedRespondent): boolean =>
  locale !== undefined && respondent.locale !== undefined && locale !== respondent.locale

export const surveyVerdict = (
  indexed: IndexedSurvey,
  respondent: IndexedRespondent,
  conditions: Conditions
): Verdict => {
  const { closed, groups, offer, operators, pids, qualifications } = indexed
  const reasons: Array<Reason> = [...indexed.generalReasons]
  if (isOtherLocale(indexed, respondent)) reasons.push({ kind: "locale" })
  if (pids?.has(respondent.pid) === false) reasons.push({ kind: "recontact" })
  if (respondent.entered.surveys.has(offer.survey.survey_id)) reasons.push({ kind: "already_entered" })
  for (const id of groups) if (respondent.entered.groups.has(id)) reasons.push({ kind: "group", id })
  for (const id of operators) reasons.push({ kind: "operator_unknown", id })
  for (const [question, detail] of qualifications) {
    const found = conditions.check(question, detail)
    const id = conditions.idOf(question)
    if (found === state.fails) reasons.push({ kind: "qualification", id })
    if (found === state.unanswered) reasons.push({ kind: "answer_unknown", id })
  }
  for (const cell of closed) {
    const isMet = applies(cell, conditions)
    if (isMet !== false) reasons.push({ kind: isMet === true ? "quota" : "quota_unknown", id: cell.id })
  }
  return verdictOf(reasons)
}
