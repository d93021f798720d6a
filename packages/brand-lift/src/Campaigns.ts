/**
 * Manages campaigns: creates drafts, launches them, and updates launched campaigns.
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
  /** Returns one campaign, including its targeted recruitment. */
  get: api.method(definitions.getCampaign, validators.getCampaign),
  /** Creates a draft. The response contains the `campaign_id`, which tracking tags must contain. */
  create: api.method(definitions.createCampaign, validators.createCampaign, {
    check: "look for the draft with campaigns.list({ campaign_name__icontains })"
  }),
  /**
   * Updates the given fields. After the launch, only the names of the campaign and the client, the end date and the expected impressions can be
   * changed. A new end date must be at least a day from now. The expected impressions of a channel cannot be reduced. An increase must be at least
   * the channel's minimum, and is possible only if the end date is at least a day away. Source: section "Endpoints", item 5, of the vendor's brand
   * lift document.
   */
  update: api.method(definitions.updateCampaign, validators.updateCampaign),
  /** @deprecated An older version of `update` for live and complete campaigns. Use `update` instead. */
  updateLaunched: api.method(definitions.updateLaunchedCampaign, validators.updateLaunchedCampaign),
  /**
   * Launches the campaign, which creates its survey. After the launch, only the changes that `update` allows for a launched campaign are possible.
   */
  launch: api.method(definitions.launchCampaign, validators.launchCampaign, {
    check: "read the campaign's status with campaigns.get"
  })
})

/**
 * The service that manages campaigns, from the draft to the completed campaign. A campaign can be launched only once.
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
