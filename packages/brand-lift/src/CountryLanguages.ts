/**
 * Lists the country and language pairs that are valid values of `country_language_id`, and the questions that can qualify respondents in each pair.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all pairs of a country and a language that support the given channels. */
  list: api.list(definitions.listCountryLanguages, validators.listCountryLanguages, "items"),
  /** Returns one pair of a country and a language. */
  get: api.method(definitions.getCountryLanguage, validators.getCountryLanguage),
  /** Lists the questions that can qualify respondents in a country and language. */
  questions: api.list(definitions.listCountryLanguageQuestions, validators.listCountryLanguageQuestions, "questions"),
  /** Lists the options of a qualifying question, with their precodes (the codes that identify the options). */
  questionOptions: api.list(
    definitions.listCountryLanguageQuestionOptions,
    validators.listCountryLanguageQuestionOptions,
    "question_options"
  )
})

/**
 * The service that lists the country and language pairs in which a survey can run.
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
export class CountryLanguages extends clientService<CountryLanguages>()(
  "@fieldwork/brand-lift/CountryLanguages",
  BrandLiftApi,
  make
) {}
