/**
 * The questions that respondents can be qualified by.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import * as Context from "effect/Context"
import { ExchangeApi } from "./ExchangeApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Every standard question of a country language. */
  list: api.list(rows.listQuestions, validators.listQuestions, "Questions"),
  /** Every custom question of the account. */
  custom: api.list(rows.listCustomQuestions, validators.listCustomQuestions, "Questions"),
  /** One question. */
  get: api.method(rows.getQuestion, validators.getQuestion),
  /** The options of one question, with their precodes. */
  options: api.list(rows.listQuestionOptions, validators.listQuestionOptions, "QuestionOptions")
})

/**
 * The standard and custom questions of a country language, as a service.
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
export class QuestionLibrary extends Context.Service<QuestionLibrary, ReturnType<typeof make>>()(
  "@fieldwork/exchange/QuestionLibrary"
) {
  static readonly layer = serviceLayer(QuestionLibrary, ExchangeApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(QuestionLibrary, fakes)
}
