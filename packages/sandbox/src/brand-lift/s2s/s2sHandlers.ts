/**
 * The operations on server-to-server (S2S) partners and mappings.
 */
import type { Handlers } from "../../http/Handler.ts"
import { notFound } from "../errors.ts"
import * as Page from "../Page.ts"
import type { operations } from "@fieldwork/specs/brand-lift/schema"
import { type CampaignState, findCampaign } from "../campaigns/CampaignState.ts"
import type { StudyState } from "../study/StudyState.ts"
import type { MappingState } from "./Mappings.ts"
import { isEmpty, type Violations } from "../Violations.ts"
import * as Mappings from "./Mappings.ts"
import { partners } from "./partners.ts"

type S2sHandlers = Handlers<
  Pick<operations, "listS2sPartners" | "listS2sMappings" | "createS2sMappings" | "removeS2sMapping">
>

export const s2sHandlers = (state: CampaignState & StudyState & MappingState): S2sHandlers => ({
  /** Returns one group of partners for each requested channel. */
  listS2sPartners: ({ params: { channels } }) => ({
    status: 200,
    body: {
      items: [...new Set(channels)].map((wanted) => ({
        partners: partners.filter(({ channel }) => channel === wanted).map(({ id, name }) => ({ id, name }))
      }))
    }
  }),

  listS2sMappings: ({ params }) => {
    const { campaigns_pk, channels, include_inactive = false } = params
    const campaign = findCampaign(state, campaigns_pk)
    if (campaign === undefined) return notFound
    const violations = Page.violations(params)
    if (!isEmpty(violations)) return { status: 400, body: violations }
    const found = Mappings.list(state, campaign.campaign_id, { channels, inactive: include_inactive })
    return { status: 200, body: Page.paginate(found, params) }
  },

  createS2sMappings: ({ body, params: { campaigns_pk } }) => {
    const campaign = findCampaign(state, campaigns_pk)
    if (campaign === undefined) return notFound
    const violations: Violations = {}
    for (const [index, { partner_id }] of body.entries()) {
      if (partners.some(({ id }) => id === partner_id)) continue
      violations[`${index}.partner_id`] = ["There is no partner with this id."]
    }
    if (!isEmpty(violations)) return { status: 400, body: violations }
    return { status: 200, body: { items: body.map((asked) => Mappings.add(state, campaign.campaign_id, asked)) } }
  },

  removeS2sMapping: ({ body, params: { campaigns_pk, id } }) => {
    const campaign = findCampaign(state, campaigns_pk)
    const removed = campaign && Mappings.remove(state, campaign.campaign_id, body.partner_id, id)
    if (removed === undefined) return notFound
    return {
      status: 200,
      body: {
        id: removed.id,
        value: removed.value,
        metadatatype_name: "partner_campaign_id",
        is_active: removed.active
      }
    }
  }
})
