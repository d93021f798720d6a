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

export class Questions extends Context.Service<Questions, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/Questions"
) {
  static readonly layer = serviceLayer(Questions, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Questions, fakes)
}
