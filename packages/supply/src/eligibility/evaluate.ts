/**
 * The linear matcher, which compares a respondent directly with a single survey document.
 *
 * The router returns the same verdicts, using an index of all surveys. Unlike the router, this matcher has no state.
 */
import { checkPolicy, type Policy } from "./Policy.ts"
import { enteredSurveysOf, knownAnswers, type KnownAnswers, type PastEntry, type Profile } from "./Profile.ts"
import { type Reason, type Verdict, verdictOf } from "./Reason.ts"
import { generalReasons, type Survey } from "./generalReasons.ts"
import { type ClosedQuota, type Condition, type Terms, termsOf } from "./Terms.ts"

/** Returns whether the respondent meets the condition, or undefined if that is unknown. */
const fits = ({ precodes, question }: Condition, answers: KnownAnswers): boolean | undefined => {
  const selected = answers.get(question)
  return selected === undefined || precodes === undefined
    ? undefined
    : selected.some((precode) => precodes.includes(precode))
}

const qualificationReason = (condition: Condition, answers: KnownAnswers): ReadonlyArray<Reason> => {
  const id = condition.question
  if (condition.precodes === undefined) return [{ kind: "operator_unknown", id }]
  const isMet = fits(condition, answers)
  if (isMet === undefined) return [{ kind: "answer_unknown", id }]
  return isMet ? [] : [{ kind: "qualification", id }]
}

const quotaReason = ({ conditions, id }: ClosedQuota, answers: KnownAnswers): ReadonlyArray<Reason> => {
  const all = conditions.map((condition) => fits(condition, answers))
  if (all.includes(false)) return []
  return [{ kind: all.includes(undefined) ? "quota_unknown" : "quota", id }]
}

const personalReasons = (
  surveyId: number,
  { groups, locale, pids }: Terms,
  { country_language, pid }: Profile,
  history: ReadonlyArray<PastEntry>
): ReadonlyArray<Reason> => {
  const entered = enteredSurveysOf(pid, history)
  const reasons: Array<Reason> = []
  const own = country_language?.toLowerCase()
  if (locale !== undefined && own !== undefined && locale !== own) reasons.push({ kind: "locale" })
  if (pids?.includes(pid) === false) reasons.push({ kind: "recontact" })
  if (entered.surveys.has(surveyId)) reasons.push({ kind: "already_entered" })
  for (const id of groups) if (entered.groups.has(id)) reasons.push({ kind: "group", id })
  return reasons
}

/**
 * Returns the verdict on whether a respondent qualifies for a survey, with all reasons if the verdict is not `eligible`.
 *
 * @example
 * ```ts
 * import { evaluate } from "@fieldwork/supply"
 *
 * const opportunity = {
 *   survey_id: 7,
 *   message_reason: "new",
 *   revenue_per_interview: { value: 1.25, currency_code: "USD" },
 *   survey_qualifications: [{ question_id: 42, logical_operator: "OR", precodes: ["18", "19"] }]
 * }
 * const survey = { opportunity }
 * evaluate(survey, { pid: "p-1", answers: { 42: ["19"] } }).verdict // => "eligible"
 * evaluate(survey, { pid: "p-1", answers: { 42: ["54"] } }).reasons // => [{ "kind": "qualification", "id": 42 }]
 * evaluate(survey, { pid: "p-1", answers: {} }).reasons // => [{ "kind": "answer_unknown", "id": 42 }]
 * ```
 * @throws {InvalidProfileError} if the profile is invalid
 * @throws {InvalidPolicyError} if the policy is invalid
 */
export const evaluate = (
  survey: Survey,
  profile: Profile,
  options: {
    /** The respondent's earlier entries. Entries of other respondents are ignored. */
    readonly history?: ReadonlyArray<PastEntry> | undefined
    readonly policy?: Policy | undefined
    /** The time relative to which the age of an answer is measured. Default: the current time. */
    readonly now?: Date | undefined
  } = {}
): Verdict => {
  const { history = [], now = new Date(), policy = {} } = options
  const { answer_max_age_days } = checkPolicy(policy)
  const terms = termsOf(survey.opportunity)
  const answers = knownAnswers(profile, answer_max_age_days, now.getTime())
  return verdictOf([
    ...generalReasons(survey, policy, terms.isReadable),
    ...personalReasons(survey.opportunity.survey_id, terms, profile, history),
    ...terms.qualifications.flatMap((condition) => qualificationReason(condition, answers)),
    ...terms.closed.flatMap((quota) => quotaReason(quota, answers))
  ])
}
