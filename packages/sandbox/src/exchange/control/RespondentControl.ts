/**
 * The control API's operations on respondents: sending respondents into a survey, and returning their profiles.
 */
import type { ExchangeControl } from "../../control/ControlHandlers.ts"
import type { Respondent, RespondentRequest } from "../../control/schema.gen.ts"
import { customQuestions, questions } from "../data/questions/library.ts"
import { allCountryLanguages, localeOf } from "../data/locales.ts"
import { canonicalLocale, shownLocale } from "../data/localeAliases.ts"
import type { Entrant } from "../entry/Admission.ts"
import type { Survey } from "../market/Survey.ts"
import { isRecontact, recontactsOf } from "../Opportunity.ts"
import type { Answers } from "../respondents/Answers.ts"
import { localeOfPanelist, panelist } from "../respondents/Panel.ts"
import { answerOf, profileOf } from "../respondents/Profile.ts"
import { entryStep } from "../sessions/Script.ts"
import type { ExchangeState } from "../ExchangeState.ts"
import { isOwnSupplier } from "../Suppliers.ts"
import { noSupplier, noSurvey, notFound, refused } from "./controlErrors.ts"
import { toSteps } from "./ScriptedSteps.ts"

type Operations = "sendRespondents" | "listPanelists" | "getRespondent"

const locales = new Set(allCountryLanguages.map(([, code]) => localeOf(code)))

const known = [...questions, ...customQuestions]

const answersOf = ({ answers = {} }: RespondentRequest): Answers =>
  new Map(Object.entries(answers).map(([question, precodes]) => [Number(question), new Set(precodes)]))

/**
 * Returns the PID of the respondent at position `index`. The first respondent has the requested PID. A number is appended to the PID for each other
 * respondent.
 */
const pidAt = (pid: string | undefined, index: number): string | undefined =>
  pid === undefined || index === 0 ? pid : `${pid}-x${index}`.slice(-128)

export const make = (state: ExchangeState): Pick<ExchangeControl, Operations> => {
  const { admit, duplicates, ids, links, market, now, respondentSeed, settings, timeline } = state

  const show = (pid: string): Respondent => {
    const locale = localeOfPanelist(pid)
    return {
      panelist_id: pid,
      country_language: locale === undefined ? null : shownLocale(locale, settings),
      is_mobile: profileOf(respondentSeed, pid, now()).isMobile,
      answers: known.flatMap(({ id }) => {
        const answer = answerOf(respondentSeed, pid, id, now())
        if (answer === undefined) return []
        const valid_until = answer.until === undefined ? null : new Date(answer.until).toISOString()
        return { question_id: id, precodes: [...answer.precodes], valid_until }
      })
    }
  }

  /**
   * Returns the first PID in the supplier's recontact list that has not yet entered the survey, so each listed respondent enters once. Undefined if
   * the survey is not a recontact survey or if all listed respondents have entered; a new PID is then generated.
   */
  const nextRecontact = (supplier: string, survey: Survey): string | undefined =>
    isRecontact(survey)
      ? recontactsOf(survey, supplier).find(
          (pid) => !duplicates.hasEntered({ supplier, survey, pid, mid: undefined, ip: undefined })
        )
      : undefined

  return {
    sendRespondents: ({ body, params: { supplier_code } }) => {
      if (!isOwnSupplier(supplier_code)) return noSupplier(supplier_code)
      timeline.catchUp()
      const { count = 1, panelist_id, rsfn, steps, survey_number } = body
      const survey = market.find(survey_number)
      if (survey === undefined) return noSurvey(survey_number)
      if (links.find(supplier_code, survey) === undefined) {
        return notFound(`Supplier ${supplier_code} has no link into survey ${survey_number}: create one first.`)
      }
      const entrant: Entrant = {
        supplier: supplier_code,
        survey,
        answers: answersOf(body),
        isVerified: rsfn === undefined ? undefined : rsfn === "right",
        steps: steps && [entryStep, ...toSteps(steps)]
      }
      const respondent_ids = Array.from({ length: count }, (_, index) => {
        const pid = pidAt(panelist_id, index) ?? nextRecontact(supplier_code, survey)
        return ids.respondentId(admit({ ...entrant, pid }, now()).ordinal)
      })
      return { status: 200, body: { respondent_ids } }
    },

    listPanelists: ({ params: { country_language = "eng_us", limit = 100, offset = 0 } }) => {
      const locale = canonicalLocale(country_language)
      if (!locales.has(locale)) return refused(`country_language: There is no locale ${country_language}.`)
      const items = Array.from({ length: limit }, (_, index) => show(panelist(locale, offset + index)))
      return { status: 200, body: { items } }
    },

    getRespondent: ({ params: { panelist_id } }) => ({ status: 200, body: show(panelist_id) })
  }
}
