/**
 * The questions of a launched campaign.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Every question of a campaign with its answers. */
  list: api.list(rows.listCampaignQuestions, validators.listCampaignQuestions, "items"),
  /** One question with its answers. */
  get: api.method(rows.getCampaignQuestion, validators.getCampaignQuestion)
})

/**
 * The questions of a campaign, as a service.
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
export class Questions extends Context.Service<Questions, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/Questions"
) {
  static readonly layer = serviceLayer(Questions, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Questions, fakes)
}
