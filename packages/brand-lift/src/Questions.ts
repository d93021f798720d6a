/**
 * Reads the questions of a launched campaign.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all questions of a campaign with their answers. */
  list: api.list(definitions.listCampaignQuestions, validators.listCampaignQuestions, "items"),
  /** Returns one question with its answers. */
  get: api.method(definitions.getCampaignQuestion, validators.getCampaignQuestion)
})

/**
 * The service that reads the questions of a launched campaign.
 *
 * @example
 * ```ts
 * import { Questions } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(Questions, (questions) =>
 *   Stream.runCollect(Stream.map(questions.list({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }), ({ question }) => question))
 * )
 * const fake = Questions.layerTest({ list: [{ question: { id: 1 } }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => [{"id":1}]
 * ```
 */
export class Questions extends clientService<Questions>()("@fieldwork/brand-lift/Questions", BrandLiftApi, make) {}
