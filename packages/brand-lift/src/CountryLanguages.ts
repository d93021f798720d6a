/**
 * Countries with their languages, for `country_language_id`, and the questions that can qualify respondents there.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Every country language that supports the channels. */
  list: api.list(rows.listCountryLanguages, validators.listCountryLanguages, "items"),
  /** One country language. */
  get: api.method(rows.getCountryLanguage, validators.getCountryLanguage),
  /** The questions that can qualify respondents. */
  questions: api.list(rows.listCountryLanguageQuestions, validators.listCountryLanguageQuestions, "questions"),
  /** The options of one of those questions, with their precodes. */
  questionOptions: api.list(
    rows.listCountryLanguageQuestionOptions,
    validators.listCountryLanguageQuestionOptions,
    "question_options"
  )
})

/**
 * The country and language pairs in which a survey can run, as a service.
 *
 * @example
 * ```ts
 * import { CountryLanguages } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(CountryLanguages, (countryLanguages) =>
 *   Stream.runCollect(Stream.map(countryLanguages.list(), ({ locale }) => locale))
 * )
 * const fake = CountryLanguages.layerTest({ list: [{ id: 9, locale: "en_US" }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => ["en_US"]
 * ```
 */
export class CountryLanguages extends Context.Service<CountryLanguages, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/CountryLanguages"
) {
  static readonly layer = serviceLayer(CountryLanguages, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(CountryLanguages, fakes)
}
