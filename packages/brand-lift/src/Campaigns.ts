/**
 * Manages campaigns: drafts, their launch and later changes.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validator-loaders"
import { BrandLiftApi } from "./BrandLiftApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all campaigns that match the filters. */
  list: api.list(definitions.listCampaigns, validators.listCampaigns, "items"),
  /** Returns the numbers of live, pending and complete campaigns. */
  summary: api.method(definitions.getCampaignSummary, validators.getCampaignSummary),
  /** Returns one campaign, with its targeted recruitment. */
  get: api.method(definitions.getCampaign, validators.getCampaign),
  /** Creates a draft. Its `campaign_id` is used in the tracking tags. */
  create: api.method(definitions.createCampaign, validators.createCampaign, {
    check: "look for the draft with campaigns.list({ campaign_name__icontains })"
  }),
  /**
   * Changes the given fields. After launch, the end date can be moved, and counts can be increased by at least the minimum of their channel until a
   * day before the end (the brand lift document, operation 5).
   */
  update: api.method(definitions.updateCampaign, validators.updateCampaign),
  /** @deprecated The older form of `update` for live and complete campaigns: use `update`. */
  updateLaunched: api.method(definitions.updateLaunchedCampaign, validators.updateLaunchedCampaign),
  /** Launches the campaign, which creates the survey. Its settings cannot be changed afterwards. */
  launch: api.method(definitions.launchCampaign, validators.launchCampaign, {
    check: "read the campaign's status with campaigns.get"
  })
})

/**
 * Campaigns, from the draft to the result, as a service. A campaign can be launched only once.
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
export class Campaigns extends clientService<Campaigns>()("@fieldwork/brand-lift/Campaigns", BrandLiftApi, make) {}
