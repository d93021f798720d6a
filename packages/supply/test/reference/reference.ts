/**
 * The reference implementation of eligibility. A property test compares the index and the linear matcher with it. The implementation is written from
 * the rules and must not import anything from the package, because shared code would hide a shared mistake. Each function that returns reasons
 * implements one rule and is named after its reason.
 */
import { billionths } from "./amount.ts"
import type { Answer, Condition, Opportunity, PastEntry, Policy, Profile, Quota, Reason, Verdict } from "./documents.ts"

export type * from "./documents.ts"

const knownMessageReasons = ["new", "updated", "reactivated", "deactivated"]

const millisecondsPerDay = 86_400_000

/** Returns one reason without an id if the rule is broken, otherwise an empty array. */
const when = (broken: boolean, kind: string): Array<Reason> => (broken ? [{ kind }] : [])

/** Returns one reason for each distinct id, in ascending order. */
const perId = (kind: string, ids: ReadonlyArray<number>): Array<Reason> =>
  [...new Set(ids)].sort((left, right) => left - right).map((id) => ({ kind, id }))

/** A survey is parked if its message reason is absent or unknown. The message reason is the id of the reason. */
const parked = ({ message_reason }: Opportunity): Array<Reason> => {
  if (message_reason === null || message_reason === undefined) return [{ kind: "parked" }]
  if (knownMessageReasons.includes(message_reason)) return []
  return [{ kind: "parked", id: message_reason }]
}

/** A survey is not live if its message reason is `deactivated` or `is_live` is false. */
const notLive = ({ is_live, message_reason }: Opportunity): Array<Reason> =>
  when(message_reason === "deactivated" || is_live === false, "not_live")

/** A survey with 0 or fewer remaining completes accepts no respondents. */
const noRemaining = ({ total_remaining }: Opportunity): Array<Reason> =>
  when(typeof total_remaining === "number" && total_remaining <= 0, "no_remaining")

/** The price must be valid and above 0. If the policy has a floor, the price must also be in the floor's currency and not below the floor. */
const price = ({ revenue_per_interview }: Opportunity, { floor }: Policy): Array<Reason> => {
  const amount = billionths(revenue_per_interview?.value)
  if (amount === undefined) return [{ kind: "price" }]
  if (amount <= 0n) return [{ kind: "price" }]
  if (floor === null || floor === undefined) return []
  if (revenue_per_interview?.currency_code !== floor.currency) return [{ kind: "price" }]
  return when(amount < floor.nanos, "price")
}

/**
 * The locales of the survey and the respondent must be equal, ignoring case. The rule does not apply if either locale is absent.
 */
const locale = (opportunity: Opportunity, profile: Profile): Array<Reason> => {
  const ofSurvey = opportunity.country_language
  const ofRespondent = profile.country_language
  if (ofSurvey === null || ofSurvey === undefined) return []
  if (ofRespondent === null || ofRespondent === undefined) return []
  return when(ofSurvey.toLowerCase() !== ofRespondent.toLowerCase(), "locale")
}

/** A survey that collects personal data is offered only if the policy permits it. */
const pii = ({ collects_pii }: Opportunity, policy: Policy): Array<Reason> =>
  when(collects_pii === true && !policy.pii, "pii")

/** Returns the measured length of the interview in minutes, or the bid length if the measured length is 0 or absent. */
const minutes = ({ bid_length_of_interview, length_of_interview }: Opportunity): number | undefined => {
  if (typeof length_of_interview === "number" && length_of_interview !== 0) return length_of_interview
  return bid_length_of_interview ?? undefined
}

/** An interview must not be longer than the policy's limit. */
const length = (opportunity: Opportunity, { max_minutes }: Policy): Array<Reason> => {
  const expected = minutes(opportunity)
  if (expected === undefined) return []
  if (max_minutes === null || max_minutes === undefined) return []
  return when(expected > max_minutes, "length")
}

/** A recontact survey, and any survey that lists PIDs, accepts only the PIDs in its list. A recontact survey with an empty list accepts nobody. */
const recontact = ({ respondent_pids, study_type }: Opportunity, { pid }: Profile): Array<Reason> => {
  const listed = respondent_pids ?? []
  const restricted = study_type === "recontact" || listed.length > 0
  return when(restricted && !listed.includes(pid), "recontact")
}

/** Returns the earlier entries of this respondent. The history may contain entries of other respondents. */
const entriesOf = ({ pid }: Profile, history: ReadonlyArray<PastEntry>): ReadonlyArray<PastEntry> =>
  history.filter((entry) => entry.pid === pid)

/** A respondent may enter a survey only once. */
const alreadyEntered = (
  { survey_id }: Opportunity,
  profile: Profile,
  history: ReadonlyArray<PastEntry>
): Array<Reason> =>
  when(
    entriesOf(profile, history).some((entry) => entry.survey_id === survey_id),
    "already_entered"
  )

/** A survey is closed to a respondent who has entered any survey in one of its groups. The group is the id of the reason. */
const group = (
  { survey_group_ids }: Opportunity,
  profile: Profile,
  history: ReadonlyArray<PastEntry>
): Array<Reason> => {
  const entered = entriesOf(profile, history).flatMap((entry) => entry.survey_group_ids)
  const shared = (survey_group_ids ?? []).filter((id) => entered.includes(id))
  return perId("group", shared)
}

/**
 * Returns whether a dated answer is older than the policy permits. An answer of exactly the maximum age is not too old. If the policy limits the age,
 * an answer with an invalid time is too old, because it cannot be shown to be recent.
 */
const isTooOld = (at: Date | string, { answer_max_age_days, now }: Policy): boolean => {
  if (answer_max_age_days === null || answer_max_age_days === undefined) return false
  const age = now.getTime() - new Date(at).getTime()
  return Number.isNaN(age) || age > answer_max_age_days * millisecondsPerDay
}

const isDated = (answer: Answer): answer is Exclude<Answer, ReadonlyArray<string>> => !Array.isArray(answer)

/** The precodes of the known answers, by question id. */
type KnownAnswers = ReadonlyMap<string, ReadonlyArray<string>>

/** Returns the known answers of a respondent. Missing, empty and expired answers are unknown and therefore omitted. */
const knownAnswers = ({ answers }: Profile, policy: Policy): KnownAnswers => {
  const known = new Map<string, ReadonlyArray<string>>()
  for (const [questionId, answer] of Object.entries(answers)) {
    if (answer === null || answer === undefined) continue
    if (isDated(answer) && isTooOld(answer.at, policy)) continue
    const precodes = isDated(answer) ? answer.precodes : answer
    if (precodes.length > 0) known.set(questionId, precodes)
  }
  return known
}

/**
 * Compares a condition with the respondent's answer. Any one of the listed precodes meets the condition. The result is unknown if the answer is
 * unknown or the operator is not `OR`. A condition without precodes is not met by any known answer.
 */
const compare = (condition: Condition, known: KnownAnswers): "met" | "not met" | "unknown" => {
  if (condition.logical_operator !== "OR") return "unknown"
  const answered = known.get(String(condition.question_id))
  if (answered === undefined) return "unknown"
  const listed = condition.precodes ?? []
  return answered.some((precode) => listed.includes(precode)) ? "met" : "not met"
}

/** Returns the survey's qualifications with the operator `OR`, or all of its other qualifications. */
const qualifications = ({ survey_qualifications }: Opportunity, operator: "OR" | "other"): ReadonlyArray<Condition> =>
  (survey_qualifications ?? []).filter((each) => (each.logical_operator === "OR") === (operator === "OR"))

/**
 * Every qualification must be met, even if several qualifications have the same question. A known answer without a listed precode disqualifies the
 * respondent.
 */
const qualification = (opportunity: Opportunity, known: KnownAnswers): Array<Reason> => {
  const failed = qualifications(opportunity, "OR").filter((each) => compare(each, known) === "not met")
  return perId(
    "qualification",
    failed.map((each) => each.question_id)
  )
}

/**
 * Returns whether a quota applies to the respondent. A `Total` quota and a quota without questions apply to everybody. Any other quota applies if all
 * of its conditions are met, and does not apply if a condition is not met. Otherwise, the result is unknown.
 */
const applies = (quota: Quota, known: KnownAnswers): "yes" | "no" | "unknown" => {
  if (quota.survey_quota_type === "Total") return "yes"
  const results = (quota.questions ?? []).map((condition) => compare(condition, known))
  if (results.includes("not met")) return "no"
  if (results.includes("unknown")) return "unknown"
  return "yes"
}

/** A quota is closed if its number of respondents is absent, 0 or negative. */
const isClosed = ({ number_of_respondents }: Quota): boolean =>
  typeof number_of_respondents !== "number" || number_of_respondents <= 0

/** Returns the ids of the closed quotas for which `applies` returns the given result. */
const closedQuotas = (
  { survey_quotas }: Opportunity,
  known: KnownAnswers,
  application: "yes" | "unknown"
): ReadonlyArray<number> =>
  (survey_quotas ?? [])
    .filter((each) => isClosed(each) && applies(each, known) === application)
    .map((each) => each.survey_quota_id)

/** A respondent must not fall into a closed quota. A respondent who falls into no quota is accepted. */
const quota = (opportunity: Opportunity, known: KnownAnswers): Array<Reason> =>
  perId("quota", closedQuotas(opportunity, known, "yes"))

/** A qualification whose operator is not `OR` is neither met nor failed, with or without an answer. */
const operatorUnknown = (opportunity: Opportunity): Array<Reason> =>
  perId(
    "operator_unknown",
    qualifications(opportunity, "other").map((each) => each.question_id)
  )

/** A qualification whose answer is unknown is neither met nor failed. */
const answerUnknown = (opportunity: Opportunity, known: KnownAnswers): Array<Reason> => {
  const open = qualifications(opportunity, "OR").filter((each) => compare(each, known) === "unknown")
  return perId(
    "answer_unknown",
    open.map((each) => each.question_id)
  )
}

/**
 * A closed quota excludes the respondent only if it applies to the respondent, which can be unknown. An open quota is never a reason.
 */
const quotaUnknown = (opportunity: Opportunity, known: KnownAnswers): Array<Reason> =>
  perId("quota_unknown", closedQuotas(opportunity, known, "unknown"))

/**
 * Returns the verdict on whether the respondent qualifies for the survey. The reasons are in a fixed order and, within one kind, ascending by id. An
 * exclusion takes precedence over an unknown result, and an unknown result over eligibility.
 */
export const referenceVerdict = (
  opportunity: Opportunity,
  profile: Profile,
  history: ReadonlyArray<PastEntry>,
  policy: Policy
): Verdict => {
  const known = knownAnswers(profile, policy)
  const exclusions = [
    ...parked(opportunity),
    ...notLive(opportunity),
    ...noRemaining(opportunity),
    ...price(opportunity, policy),
    ...locale(opportunity, profile),
    ...pii(opportunity, policy),
    ...length(opportunity, policy),
    ...recontact(opportunity, profile),
    ...alreadyEntered(opportunity, profile, history),
    ...group(opportunity, profile, history),
    ...qualification(opportunity, known),
    ...quota(opportunity, known)
  ]
  const unknowns = [
    ...operatorUnknown(opportunity),
    ...answerUnknown(opportunity, known),
    ...quotaUnknown(opportunity, known)
  ]
  const reasons = [...exclusions, ...unknowns]
  if (exclusions.length > 0) return { verdict: "ineligible", reasons }
  if (unknowns.length > 0) return { verdict: "unknown", reasons }
  return { verdict: "eligible", reasons }
}
