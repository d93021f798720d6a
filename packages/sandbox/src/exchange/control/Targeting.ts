/**
 * Reads the targeting of a survey from a control API request: qualifications, sub-quotas, recontacts, groups and device.
 */
import type { ClientQuota, MarketSurveyChange, SurveyCondition } from "../../control/schema.gen.ts"
import { questionOf } from "../data/questions/library.ts"
import { withClientQuotas } from "../market/Conditions.ts"
import type { ExchangeState } from "../ExchangeState.ts"
import type { Quota, Survey } from "../market/Survey.ts"
import { suppliers } from "../market/SurveyGenerator.ts"
import type { Condition } from "../respondents/Answers.ts"

type Targets = Pick<
  MarketSurveyChange,
  "qualifications" | "client_quotas" | "respondent_pids" | "survey_group_ids" | "device"
>

const wrongCondition = (field: string, { precodes, question_id }: SurveyCondition): string | undefined => {
  const question = questionOf(question_id)
  if (question === undefined) return `${field}.question_id: The library has no question ${question_id}.`
  const unknown = question.kind === "Text - Open-end" ? [] : precodes.filter((_) => !question.precodes.includes(_))
  return unknown.length === 0
    ? undefined
    : `${field}.precodes: Question ${question_id} has no precode ${unknown.slice(0, 5).join(", ")}.`
}

/** Returns an error message for invalid targeting. Undefined if the targeting is valid. */
export const violation = ({
  client_quotas = [],
  qualifications = [],
  respondent_pids = {}
}: Targets): string | undefined => {
  const unknown = Object.keys(respondent_pids).find((code) => !suppliers.includes(code))
  if (unknown !== undefined) return `respondent_pids: No supplier has the code ${unknown}.`
  const conditions = [
    ...qualifications.map((condition, index) => [`qualifications.${index}`, condition] as const),
    ...client_quotas.flatMap(({ questions }, quota) =>
      questions.map((condition, index) => [`client_quotas.${quota}.questions.${index}`, condition] as const)
    )
  ]
  return conditions.map(([field, condition]) => wrongCondition(field, condition)).find((words) => words !== undefined)
}

const toCondition = ({ logical_operator = "OR", precodes, question_id }: SurveyCondition): Condition => ({
  question: question_id,
  operator: logical_operator,
  precodes: [...precodes]
})

const toQuota = (total: Quota, { questions, total_wanted }: ClientQuota, id: number): Quota => ({
  id,
  conditions: questions.map(toCondition),
  share: total.wanted === 0 ? 0 : total_wanted / total.wanted,
  wanted: total_wanted,
  entrants: 0,
  completes: 0
})

/** Returns the first unused quota id. New sub-quotas get new ids, so they are not mistaken for the sub-quotas that they replace. */
const nextId = ({ quotas }: Survey): number => Math.max(...quotas.map(({ id }) => id)) + 1

/**
 * Applies the targeting to the survey. Properties that are absent leave the survey unchanged. If the sub-quotas are replaced, earlier sessions count
 * only towards the total from then on.
 */
export const applyTargets = (
  survey: Survey,
  { market: { groups }, sessionStore }: Pick<ExchangeState, "market" | "sessionStore">,
  targets: Targets
): void => {
  const { client_quotas, device = survey.device, qualifications, respondent_pids, survey_group_ids } = targets
  const [total, ...clients] = survey.quotas
  const first = nextId(survey)
  const next = client_quotas?.map((quota, index) => toQuota(total, quota, first + index)) ?? clients
  if (client_quotas !== undefined || qualifications !== undefined) {
    Object.assign(survey, withClientQuotas(total, qualifications?.map(toCondition) ?? survey.qualifications, next))
  }
  if (client_quotas !== undefined) survey.firstSessionOfQuotas = sessionStore.count()
  if (respondent_pids !== undefined) survey.recontacts = new Map(Object.entries(respondent_pids))
  if (survey_group_ids !== undefined) {
    groups.remove(survey)
    survey.groupIds = [...new Set(survey_group_ids)]
    groups.add(survey)
  }
  survey.device = device
}
