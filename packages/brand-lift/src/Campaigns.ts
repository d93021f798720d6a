/**
 * Campaigns: drafts, their launch and their later changes.
 */
import type { Api } from "@fieldwork/core"
import type { operations } from "@fieldwork/brand-lift-client"
import * as rows from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validators"
import { Context } from "effect"

export const make = (api: Api.Api<operations>) => ({
  /** Every campaign that fits the filters. */
  list: api.list(rows.listCampaigns, validators.listCampaigns, "items"),
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
  /** Creates the survey. Its settings cannot be changed afterwards. */
  launch: api.method(rows.launchCampaign, validators.launchCampaign, {
    check: "read the campaign's status with campaigns.get"
  })
})

export class Campaigns extends Context.Service<Campaigns, ReturnType<typeof make>>()(
  "@fieldwork/brand-lift/Campaigns"
) {}
