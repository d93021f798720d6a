/**
 * The operations on the question library. Questions and options are worded in the language that `CountryLanguageID` selects.
 */
import type { Handlers } from "../http/Handler.ts"
import { serializeOnce } from "../http/Message.ts"
import { account } from "./data/accounts.ts"
import { allCountryLanguages } from "./data/locales.ts"
import { customQuestions, type Question as Known, questionOf, questions, wordsOf } from "./data/questions/library.ts"
import { envelope, failure } from "./LegacyErrors.ts"
import type { operations, Question, QuestionOption } from "@fieldwork/specs/exchange/schema"

type Operations = "listQuestions" | "listCustomQuestions" | "getQuestion" | "listQuestionOptions"

/** The value of `SurveyUse`, taken from public examples. The exchange's API document does not specify its values. */
const surveyUse = 3

const toQuestion = (question: Known, language: string): Question => {
  const { accountId, classification, id, isCore, kind, name } = question
  return {
    ...(accountId !== undefined && { __type: "CustomQuestion", AccountID: accountId }),
    IsCoreDemographic: isCore,
    IsFeasibilityFactor: isCore,
    LK_QuestionClassificationID: classification,
    Name: name,
    QuestionID: id,
    QuestionText: wordsOf(question, language).text,
    QuestionType: kind,
    SurveyUse: surveyUse
  }
}

/** Returns the options of a question. An open-ended question has no options, although its answers have precodes. */
const toOptions = (question: Known, language: string): Array<QuestionOption> =>
  wordsOf(question, language).options.map(([precode, text]) => ({
    OptionText: text,
    ParentItemText: null,
    Precode: precode,
    QuestionID: question.id
  }))

/** The three-letter language codes, by `CountryLanguageID`. */
const languages = new Map(allCountryLanguages.map(([id, code]) => [id, code.slice(0, 3).toLowerCase()]))

const ownCustomQuestions = customQuestions.filter(({ accountId }) => accountId === account.id)

const listed = (of: ReadonlyArray<Known>, language: string) => {
  const Questions = of.map((question) => toQuestion(question, language))
  return serializeOnce({ ...envelope(Questions.length), Questions })
}

/** The response bodies by kind (standard or custom questions) and language. They never change. */
const bodies = new Map<string, ReturnType<typeof listed>>()

const bodyOf = (kind: "standard" | "custom", language: string) => {
  const key = `${kind} ${language}`
  const known = bodies.get(key) ?? listed(kind === "standard" ? questions : ownCustomQuestions, language)
  bodies.set(key, known)
  return known
}

const missing = (name: string, id: number) => ({ status: 404, body: failure(`${name} ${id} does not exist`) }) as const

/** Calls `act` with the language that the `CountryLanguageID` selects, or returns an error if the id does not exist. */
const inLanguage = <A>(id: number, act: (language: string) => A) => {
  const language = languages.get(id)
  return language === undefined ? missing("CountryLanguage", id) : act(language)
}

/** Calls `act` with the question and the language if both exist. Otherwise returns an error. */
const withQuestion = <A>(countryLanguage: number, id: number, act: (question: Known, language: string) => A) =>
  inLanguage(countryLanguage, (language) => {
    const question = questionOf(id)
    return question === undefined ? missing("Question", id) : act(question, language)
  })

export const handlers: Pick<Handlers<operations>, Operations> = {
  listQuestions: ({ params: { CountryLanguageID } }) =>
    inLanguage(CountryLanguageID, (language) => ({ status: 200, body: bodyOf("standard", language) })),

  listCustomQuestions: ({ params: { CountryLanguageID } }) =>
    inLanguage(CountryLanguageID, (language) => ({ status: 200, body: bodyOf("custom", language) })),

  getQuestion: ({ params: { CountryLanguageID, QuestionID } }) =>
    withQuestion(CountryLanguageID, QuestionID, (question, language) => ({
      status: 200,
      body: { ...envelope(1), Question: toQuestion(question, language) }
    })),

  listQuestionOptions: ({ params: { CountryLanguageID, QuestionID } }) =>
    withQuestion(CountryLanguageID, QuestionID, (question, language) => {
      const QuestionOptions = toOptions(question, language)
      return { status: 200, body: { ...envelope(QuestionOptions.length), QuestionOptions } }
    })
}
