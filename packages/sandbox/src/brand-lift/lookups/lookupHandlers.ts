/**
 * The lookup operations, which do not depend on a campaign: industries, combinations of country and language, and their screening questions.
 */
import type { Handlers } from "../../http/Handler.ts"
import { notFound } from "../errors.ts"
import type { operations } from "@fieldwork/specs/brand-lift/schema"
import { countryLanguages, toCountryLanguage } from "./countryLanguages.ts"
import { industries } from "./industries.ts"
import { screeningQuestions } from "./screeningQuestions.ts"

type LookupHandlers = Handlers<
  Pick<
    operations,
    | "listIndustries"
    | "listCountryLanguages"
    | "getCountryLanguage"
    | "listCountryLanguageQuestions"
    | "listCountryLanguageQuestionOptions"
  >
>

export const lookupHandlers = (): LookupHandlers => ({
  listIndustries: () => ({
    status: 200,
    body: { items: [...industries].map(([id, industry_name]) => ({ id, industry_name })) }
  }),

  /** Lists the combinations of country and language that support all channels in the request. */
  listCountryLanguages: ({ params: { channels = [] } }) => {
    const found = [...countryLanguages.values()].filter((each) =>
      channels.every((channel) => each.channels.includes(channel))
    )
    return { status: 200, body: { items: found.map(toCountryLanguage) } }
  },

  getCountryLanguage: ({ params: { id } }) => {
    const found = countryLanguages.get(id)
    return found === undefined ? notFound : { status: 200, body: toCountryLanguage(found) }
  },

  listCountryLanguageQuestions: ({ params: { exclude_targeted_recruitment = false, id } }) => {
    if (!countryLanguages.has(id)) return notFound
    const found = [...screeningQuestions.values()].filter(({ recruits }) => !(recruits && exclude_targeted_recruitment))
    const questions = found.map((question) => ({
      name: question.name,
      question_id: question.id,
      question_text: question.text,
      question_type: question.type
    }))
    return { status: 200, body: { questions } }
  },

  listCountryLanguageQuestionOptions: ({ params: { id, question_id } }) => {
    const question = screeningQuestions.get(question_id)
    if (!countryLanguages.has(id) || question === undefined) return notFound
    const question_options = question.options.map(({ precode, text }) => ({
      option_text: text,
      precode: String(precode),
      question_id
    }))
    return { status: 200, body: { question_options } }
  }
})
