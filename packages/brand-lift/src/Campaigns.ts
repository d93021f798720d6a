/**
 * Campaigns: drafts, their launch and their later changes.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import * as Context from "effect/Context"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Every campaign that fits the filters. */
  list: api.list(rows.listCampaigns, validators.listCampaigns, "items"),
  /** How many campaigns are live, pending and complete. */
  summary: api.method(rows.getCampaignSummary, validators.getCampaignSummary),
  /** One campaign, with its targeted recruitment. */
  get: api.method(rows.getCampaign, validators.getCampaign),
  /** A draft; its `campaign_id` goes into the tracking tags. */
  create: api.method(rows.createCampaign, validators.createCampaign, {
    check: "look for the draft with campaigns.list({ campaign_name__icontains })"
  }),
  /**
   * Changes the named fields. After launch: the end date may move, and counts may rise by the minimum of their channel, with a day left
   * (the brand lift document, operation 5).
   */
  update: api.method(rows.updateCampaign, validators.updateCampaign),
  /** @deprecated The older form of `update`, for campaigns that are live or complete: use `update`. */
  updateLaunched: api.method(rows.updateLaunchedCampaign, validators.updateLaunchedCampaign),
  /** Creates the survey. Its settings cannot be changed afterwards. */
  launch: api.method(rows.launchCampaign, validators.launchCampaign, {
    check: "read the campaign's status with campaigns.get"
  })
})

/**
 * Campaigns, from the draft to the result, as a service. A campaign launches once.
 *
 * @example
 * ```ts
 * import { Campaigns } from "@fieldwork/brand-lift"
 * import { Effect } from "effect"
 * const program = Effect.flatMap(Campaigns, (campaigns) => campaigns.get({ id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }))
 * const fake = Campaigns.layerTest({ get: { campaign_name: "Alder Coffee winter" } })
 * const { campaign_name } = await Effect.runPromise(Effect.provide(program, fake))
 * campaign_name // => "Alder Coffee winter"
 * ```
 */
export class Campaigns extends Context.Service<Campaigns, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/Campaigns"
) {
  static readonly layer = serviceLayer(Campaigns, BrandLiftApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Campaigns, fakes)
}
