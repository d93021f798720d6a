/**
 * The answers that an entry link contains about its respondent: `42=35&43=2` means age 35 and gender 2. The respondent answers the remaining
 * questions in the screener, according to their profile.
 *
 * A respondent must meet every qualification of the survey. A qualification with the operator `OR` is met if the respondent's answer is one of its
 * precodes.
 */
import { questionOf } from "../data/questions/library.ts"
import type { Survey } from "../market/Survey.ts"
import * as Traffic from "../market/Traffic.ts"
import { acceptsRespondent, localeFor } from "../Opportunity.ts"
import { type Answers, meets, withFallback } from "../respondents/Answers.ts"
import type { Profile } from "../respondents/Profile.ts"
import { marketplace } from "../sessions/ResponseCodes.ts"

export const answersIn = (query: URLSearchParams): Answers => {
  const answers = new Map<number, Set<string>>()
  for (const [name, value] of query) {
    if (!/^\d+$/.test(name)) continue
    answers.set(Number(name), (answers.get(Number(name)) ?? new Set()).add(value))
  }
  return answers
}

export interface ScreeningResult {
  readonly person: Traffic.RespondentTraits
  /** The response code that the exchange assigns to a terminated respondent. Undefined if the respondent meets all requirements. */
  readonly refusal: number | undefined
  /** Whether the survey has qualifications and the answers in the entry link meet all of them. */
  readonly isQualified: boolean
}

export interface ScreeningInput {
  readonly supplier: string
  readonly survey: Survey
  readonly pid: string
  readonly profile: Profile
  readonly answers: Answers
  /** Whether the browser's user agent is that of a mobile device. Undefined if the user agent is not recognised. */
  readonly isMobile: boolean | undefined
}

/**
 * Returns the response code for the first qualification that is not met, or undefined if all are met. A qualification is not met if neither the entry
 * link nor the profile answers its question.
 */
const qualificationRefusal = ({ qualifications }: Survey, answers: Pick<Answers, "get">): number | undefined => {
  const failed = qualifications.find((condition) => meets(answers, condition) !== true)
  if (failed === undefined) return undefined
  const isCustom = questionOf(failed.question)?.accountId !== undefined
  return isCustom ? marketplace.customQualification : marketplace.standardQualification
}

export const screen = ({ answers, isMobile, pid, profile, supplier, survey }: ScreeningInput): ScreeningResult => {
  const all = withFallback(answers, profile.answers)
  const onMobile = isMobile ?? profile.isMobile
  const person = { quotas: Traffic.quotasOf(survey, all), isMobile: onMobile }
  const isQualified =
    survey.qualifications.length > 0 && survey.qualifications.every((condition) => meets(answers, condition) === true)
  const refusal = (): number | undefined => {
    if (!acceptsRespondent(survey, supplier, pid)) return marketplace.standardQualification
    if (survey.device !== "any" && (survey.device === "mobile") !== onMobile) return marketplace.invalidBrowser
    if (profile.locale !== undefined && profile.locale !== localeFor(survey)) return marketplace.wrongLocation
    return qualificationRefusal(survey, all)
  }
  return { person, refusal: refusal(), isQualified }
}
