/**
 * Lists templates for the questions in `draft_settings`.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists the templates for a use case, a country and language, and an industry. */
  list: api.list(definitions.listQuestionTemplates, validators.listQuestionTemplates, "items"),
  /** Lists the templates that are suitable for a campaign. */
  ofCampaign: api.list(
    definitions.listCampaignQuestionTemplates,
    validators.listCampaignQuestionTemplates,
    (templates) => templates
  )
})

/**
 * The service that lists question templates. `DraftQuestion.of` creates a draft question from a template.
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
export class QuestionTemplates extends clientService<QuestionTemplates>()(
  "@fieldwork/brand-lift/QuestionTemplates",
  BrandLiftApi,
  make
) {}
