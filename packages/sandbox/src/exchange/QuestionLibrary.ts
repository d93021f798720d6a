/**
 * The question library. Every country language has the same questions, in English.
 */
import type { Handlers } from "../http/Handler.ts"
import { fixed } from "../http/Message.ts"
import { account } from "./data/accounts.ts"
import { countryLanguages } from "./data/locales.ts"
import { customQuestions, questions, type Question as Known } from "./data/questions.ts"
import { envelope, failure } from "./LegacyErrors.ts"
import type { operations, Question } from "@fieldwork/specs/exchange/schema"

type Operations = "listQuestions" | "listCustomQuestions" | "getQuestion" | "listQuestionOptions"

/** The document shows no values of `SurveyUse`; public examples have 3. */
const surveyUse = 3

const toQuestion = ({ classification, id, isCore, name, text, type }: Known): Question => ({
  IsCoreDemographic: isCore,
  IsFeasibilityFactor: isCore,
  LK_QuestionClassificationID: classification,
  Name: name,
  QuestionID: id,
  QuestionText: text,
  QuestionType: type,
  SurveyUse: surveyUse
})

const standard = questions.map(toQuestion)

const custom = customQuestions.map((question) => ({
  __type: "CustomQuestion",
  AccountID: account.id,
  ...toQuestion(question)
}))

const standardBody = fixed({ ...envelope(standard.length), Questions: standard })
const customBody = fixed({ ...envelope(custom.length), Questions: custom })

const byId = new Map([...standard, ...custom].map((question) => [question.QuestionID, question]))

const options = new Map(
  [...questions, ...customQuestions].map((question) => [
    question.id,
    question.options.map(([precode, text]) => ({
      OptionText: text,
      ParentItemText: null,
      Precode: precode,
      QuestionID: question.id
    }))
  ])
)

const locales = new Set(countryLanguages.map(([id]) => id))

const missing = (name: string, id: number) => ({ status: 404, body: failure(`${name} ${id} does not exist`) }) as const

/** Undefined when the lookups have this country language. */
const refusal = (id: number) => (locales.has(id) ? undefined : missing("CountryLanguage", id))

export const handlers: Pick<Handlers<operations>, Operations> = {
  listQuestions: ({ params: { CountryLanguageID } }) =>
    refusal(CountryLanguageID) ?? { status: 200, body: standardBody },

  listCustomQuestions: ({ params: { CountryLanguageID } }) =>
    refusal(CountryLanguageID) ?? { status: 200, body: customBody },

  getQuestion: ({ params: { CountryLanguageID, QuestionID } }) => {
    const Question = byId.get(QuestionID)
    if (Question === undefined) return refusal(CountryLanguageID) ?? missing("Question", QuestionID)
    return refusal(CountryLanguageID) ?? { status: 200, body: { ...envelope(1), Question } }
  },

  listQuestionOptions: ({ params: { CountryLanguageID, QuestionID } }) => {
    const QuestionOptions = options.get(QuestionID)
    if (QuestionOptions === undefined) return refusal(CountryLanguageID) ?? missing("Question", QuestionID)
    return refusal(CountryLanguageID) ?? { status: 200, body: { ...envelope(QuestionOptions.length), QuestionOptions } }
  }
}
