/**
 * The requirements of a survey, read from its document.
 *
 * Documents come from an external source, so their values may have any type. A value of the wrong type never counts as a match. If a list in the
 * document is malformed, the survey is parked: no respondent may enter it.
 */
import type { Opportunity } from "@fieldwork/exchange-client"

/** A question and the precodes (codes of answer options) that meet the condition. Any one of the precodes is sufficient. */
export interface Condition {
  readonly question: number
  /**
   * The precodes (codes of answer options) that meet the condition. Undefined if the operator is not `OR` or the precodes are invalid, in which case
   * it is unknown whether a respondent meets the condition.
   */
  readonly precodes: ReadonlyArray<string> | undefined
}

/**
 * A quota that does not accept any more respondents. The conditions select the respondents who count towards the quota. A `Total` quota has no
 * conditions.
 */
export interface ClosedQuota {
  readonly id: number
  readonly conditions: ReadonlyArray<Condition>
}

export interface Terms {
  readonly qualifications: ReadonlyArray<Condition>
  /** The closed quotas. Open quotas are omitted because they do not exclude any respondent. */
  readonly closed: ReadonlyArray<ClosedQuota>
  readonly groups: ReadonlyArray<number>
  /** The ids of the only respondents who may enter the survey. Undefined if the survey is not restricted to certain respondents. */
  readonly pids: ReadonlyArray<string> | undefined
  /** The locale of the survey in lower case. Undefined if the survey has no locale. */
  readonly locale: string | undefined
  /** Whether all lists in the survey's document are well-formed. */
  readonly isReadable: boolean
}

type Fields = Readonly<Record<string, unknown>>

/** Signals an invalid value in a document. Thrown and caught only in this module. */
class Unreadable extends Error {}

const listOf = (value: unknown): ReadonlyArray<unknown> => {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value
  throw new Unreadable()
}

const fieldsOf = (value: unknown): Fields => {
  if (typeof value === "object" && value !== null) return value as Fields
  throw new Unreadable()
}

const idOf = (value: unknown): number => {
  if (typeof value === "number" && Number.isSafeInteger(value)) return value
  throw new Unreadable()
}

const isPrecode = (value: unknown): boolean => typeof value === "string" || typeof value === "number"

const conditionOf = (value: unknown): Condition => {
  const { logical_operator, precodes = [], question_id } = fieldsOf(value)
  const isRead = logical_operator === "OR" && Array.isArray(precodes) && precodes.every(isPrecode)
  return { question: idOf(question_id), precodes: isRead ? precodes.map(String) : undefined }
}

const isOpen = ({ number_of_respondents: left }: Fields): boolean => typeof left === "number" && left > 0

const closedQuota = (quota: Fields): ClosedQuota => ({
  id: idOf(quota["survey_quota_id"]),
  conditions: quota["survey_quota_type"] === "Total" ? [] : listOf(quota["questions"]).map(conditionOf)
})

const pidsOf = ({ respondent_pids, study_type }: Opportunity): ReadonlyArray<string> | undefined => {
  const pids = listOf(respondent_pids).map(String)
  return study_type === "recontact" || pids.length > 0 ? pids : undefined
}

const unreadable: Terms = {
  qualifications: [],
  closed: [],
  groups: [],
  pids: undefined,
  locale: undefined,
  isReadable: false
}

export const termsOf = (opportunity: Opportunity): Terms => {
  const { country_language, survey_group_ids, survey_qualifications, survey_quotas } = opportunity
  try {
    return {
      qualifications: listOf(survey_qualifications).map(conditionOf),
      closed: listOf(survey_quotas)
        .map(fieldsOf)
        .filter((quota) => !isOpen(quota))
        .map(closedQuota),
      groups: listOf(survey_group_ids).map(idOf),
      pids: pidsOf(opportunity),
      locale: typeof country_language === "string" ? country_language.toLowerCase() : undefined,
      isReadable: true
    }
  } catch (cause) {
    if (cause instanceof Unreadable) return unreadable
    throw cause
  }
}
