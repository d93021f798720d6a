/**
 * The reference implementation of eligibility. A property test compares the router's index and the linear matcher (`evaluate`) with it. The reference
 * implementation must not import anything from the package, because shared code would hide a shared mistake. Each function that returns reasons
 * implements one rule and is named after the kind of the reasons.
 */
import { billionths } from "./amount.ts"
import type { Answer, Condition, Opportunity, PastEntry, Policy, Profile, Quota, Reason, Verdict } from "./documents.ts"

export type * from "./documents.ts"

const knownMessageReasons = ["new", "updated", "reactivated", "deactivated"]

const millisecondsPerDay = 86_400_000

/** Returns one reason without an id if a rule is broken, otherwise an empty array. */
const when = (broken: boolean, kind: string): Array<Reason> => (broken ? [{ kind }] : [])

/** Returns one reason for each distinct id, in ascending order. */
const perId = (kind: string, ids: ReadonlyArray<number>): Array<Reason> =>
  [...new Set(ids)].sort((left, right) => left - right).map((id) => ({ kind, id }))

/**
 * A survey is parked (ineligible because it cannot be interpreted) if its message reason is absent or unknown. The id of the reason is the message
 * reason.
 */
const parked = ({ message_reason }: Opportunity): Array<Reason> => {
  if (message_reason === null || message_reason === undefined) return [{ kind: "parked" }]
  if (knownMessageReasons.includes(message_reason)) return []
  return [{ kind: "parked", id: message_reason }]
}

/** A survey is not live if its message reason is `deactivated` or `is_live` is false. */
const notLive = ({ is_live, message_reason }: Opportunity): Array<Reason> =>
  when(message_reason === "deactivated" || is_live === false, "not_live")

/** A survey whose number of remaining completes is 0 or negative does not accept respondents. */
const noRemaining = ({ total_remaining }: Opportunity): Array<Reason> =>
  when(typeof total_remaining === "number" && total_remaining <= 0, "no_remaining")

/** The price must be valid and above 0. If the policy sets a minimum price, the price must be in the currency of that minimum and not below it. */
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

const isAbsent = (value: unknown): boolean => value === undefined || value === null

/**
 * A survey that collects personal data is offered only if the policy permits it. A flag that is not a boolean may mean that it collects personal
 * data.
 */
const pii = ({ collects_pii }: Opportunity, policy: Policy): Array<Reason> =>
  when(!isAbsent(collects_pii) && collects_pii !== false && !policy.pii, "pii")

/** Reads a number of minutes, which can be a string of digits. Returns `unreadable` for a value of any other type. */
const minutesIn = (value: unknown): number | "unreadable" => {
  if (typeof value === "number") return value
  return typeof value === "string" && /^\d+(\.\d+)?$/.test(value) ? parseFloat(value) : "unreadable"
}

/** Returns the measured length of the interview in minutes. If it is 0 or absent, returns the buyer's estimate. */
const minutes = ({
  bid_length_of_interview,
  length_of_interview
}: Opportunity): ReturnType<typeof minutesIn> | undefined => {
  const measured = isAbsent(length_of_interview) ? 0 : minutesIn(length_of_interview)
  if (measured !== 0) return measured
  return isAbsent(bid_length_of_interview) ? undefined : minutesIn(bid_length_of_interview)
}

/** The interview must not be longer than the maximum length in the policy. A length that cannot be read may be longer. */
const length = (opportunity: Opportunity, { max_minutes }: Policy): Array<Reason> => {
  const expected = minutes(opportunity)
  if (expected === undefined) return []
  if (max_minutes === null || max_minutes === undefined) return []
  return when(expected === "unreadable" || expected > max_minutes, "length")
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

/** A respondent who has entered a survey cannot enter any other survey in one of its groups. The id of the reason is the group id. */
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
 * Returns whether an answer with a time is older than the policy permits. An answer of exactly the maximum age is accepted. If the policy limits the
 * age, an answer with an invalid time is rejected, because its age is unknown.
 */
const isTooOld = (at: Date | string, { answer_max_age_days, now }: Policy): boolean => {
  if (answer_max_age_days === null || answer_max_age_days === undefined) return false
  const age = now.getTime() - new Date(at).getTime()
  return Number.isNaN(age) || age > answer_max_age_days * millisecondsPerDay
}

const isDated = (answer: Answer): answer is Exclude<Answer, ReadonlyArray<string>> => !Array.isArray(answer)

/** The precodes of the known answers, by question id. */
type KnownAnswers = ReadonlyMap<string, ReadonlyArray<string>>

/** Returns the known answers of a respondent. Missing, empty and expired answers are treated as unknown and therefore omitted. */
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
 * Compares a condition with the respondent's answer. Any one of the listed precodes meets the condition. The result is `unknown` if the answer is
 * unknown or the operator is not `OR`. If the condition lists no precodes, no known answer meets it.
 */
const compare = (condition: Condition, known: KnownAnswers): "met" | "not met" | "unknown" => {
  if (condition.logical_operator !== "OR") return "unknown"
  const answered = known.get(String(condition.question_id))
  if (answered === undefined) return "unknown"
  const listed = condition.precodes ?? []
  return answered.some((precode) => listed.includes(precode)) ? "met" : "not met"
}

/** Returns the survey's qualifications with the operator `OR`, or its qualifications with any other operator. */
const qualifications = ({ survey_qualifications }: Opportunity, operator: "OR" | "other"): ReadonlyArray<Condition> =>
  (survey_qualifications ?? []).filter((each) => (each.logical_operator === "OR") === (operator === "OR"))

/**
 * Every qualification must be met, even if several qualifications refer to the same question. A respondent with a known answer that contains none of
 * the listed precodes is disqualified.
 */
const qualification = (opportunity: Opportunity, known: KnownAnswers): Array<Reason> => {
  const failed = qualifications(opportunity, "OR").filter((each) => compare(each, known) === "not met")
  return perId(
    "qualification",
    failed.map((each) => each.question_id)
  )
}

/**
 * Returns whether a quota applies to the respondent. A `Total` quota and a quota without questions apply to every respondent. Any other quota applies
 * if all of its conditions are met, and does not apply if at least one condition is not met. Otherwise, the result is `unknown`.
 */
const applies = (quota: Quota, known: KnownAnswers): "yes" | "no" | "unknown" => {
  if (quota.survey_quota_type === "Total") return "yes"
  const results = (quota.questions ?? []).map((condition) => compare(condition, known))
  if (results.includes("not met")) return "no"
  if (results.includes("unknown")) return "unknown"
  return "yes"
}

/** A quota is closed if the number of respondents that it still accepts is absent, 0 or negative. */
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

/** A respondent to whom a closed quota applies is excluded. A respondent to whom no quota applies is accepted. */
const quota = (opportunity: Opportunity, known: KnownAnswers): Array<Reason> =>
  perId("quota", closedQuotas(opportunity, known, "yes"))

/** Whether a qualification whose operator is not `OR` is met is unknown, even if the answer is known. */
const operatorUnknown = (opportunity: Opportunity): Array<Reason> =>
  perId(
    "operator_unknown",
    qualifications(opportunity, "other").map((each) => each.question_id)
  )

/** Whether a qualification is met is unknown if the answer is unknown. */
const answerUnknown = (opportunity: Opportunity, known: KnownAnswers): Array<Reason> => {
  const open = qualifications(opportunity, "OR").filter((each) => compare(each, known) === "unknown")
  return perId(
    "answer_unknown",
    open.map((each) => each.question_id)
  )
}

/**
 * A closed quota is a reason for an `unknown` verdict if it is unknown whether the quota applies to the respondent. An open quota is never a reason.
 */
const quotaUnknown = (opportunity: Opportunity, known: KnownAnswers): Array<Reason> =>
  perId("quota_unknown", closedQuotas(opportunity, known, "unknown"))

/**
 * Returns the verdict on whether the respondent qualifies for the survey. The reasons are sorted by kind in a fixed order, and then by id. An
 * exclusion makes the verdict `ineligible`, even if other results are unknown. An unknown result makes the verdict `unknown`.
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
