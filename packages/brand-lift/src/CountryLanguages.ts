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

export class CountryLanguages extends Context.Service<CountryLanguages, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/CountryLanguages"
) {
  static readonly layer = serviceLayer(CountryLanguages, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(CountryLanguages, fakes)
}
