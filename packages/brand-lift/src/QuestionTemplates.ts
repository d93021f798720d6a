/**
 * Templates of questions, for `draft_settings`.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Templates for a use, a country language and an industry. */
  list: api.list(rows.listQuestionTemplates, validators.listQuestionTemplates, "items"),
  /** Templates that fit a campaign. */
  ofCampaign: api.list(
    rows.listCampaignQuestionTemplates,
    validators.listCampaignQuestionTemplates,
    (templates) => templates
  )
})

/**
 * The templates that draft questions are made of, as a service. `DraftQuestion.of` makes them.
 *
 * @example
 * ```ts
 * import { QuestionTemplates } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(QuestionTemplates, (questionTemplates) =>
 *   Stream.runCollect(Stream.map(questionTemplates.list({ usage: "draft", country_language_id: 9, industry_id: 1 } as never), ({ question_text_template }) => question_text_template))
 * )
 * const fake = QuestionTemplates.layerTest({ list: [{ question_text_template: "Have you heard of {brand}?" }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => ["Have you heard of {brand}?"]
 * ```
 */
export class QuestionTemplates extends Context.Service<QuestionTemplates, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/QuestionTemplates"
) {
  static readonly layer = serviceLayer(QuestionTemplates, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(QuestionTemplates, fakes)
}
