/**
 * Reads the questions that can be used to qualify respondents for a survey.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as definitions from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import { ExchangeApi } from "./ExchangeApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all standard questions for a country and language. */
  list: api.list(definitions.listQuestions, validators.listQuestions, "Questions"),
  /** Lists all of the account's custom questions for a country and language. */
  custom: api.list(definitions.listCustomQuestions, validators.listCustomQuestions, "Questions"),
  /** Returns one question. */
  get: api.method(definitions.getQuestion, validators.getQuestion),
  /** Lists the options of one question, with their precodes (the codes that identify the options). */
  options: api.list(definitions.listQuestionOptions, validators.listQuestionOptions, "QuestionOptions")
})

/**
 * The service that lists the standard and custom questions for a country and language.
 *
 * @example
 * ```ts
 * import { QuestionLibrary } from "@fieldwork/exchange"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(QuestionLibrary, (questionLibrary) =>
 *   Stream.runCollect(Stream.map(questionLibrary.list({ CountryLanguageID: 9 }), ({ Name }) => Name))
 * )
 * const fake = QuestionLibrary.layerTest({ list: [{ Name: "AGE", QuestionID: 42 }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => ["AGE"]
 * ```
 */
export class QuestionLibrary extends clientService<QuestionLibrary>()(
  "@fieldwork/exchange/QuestionLibrary",
  ExchangeApi,
  make
) {}
