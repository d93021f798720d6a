/**
 * The operations on pixels.
 */
import type { Handlers } from "../../http/Handler.ts"
import { notFound } from "../errors.ts"
import type { operations, PixelSettings } from "@fieldwork/specs/brand-lift/schema"
import { type CampaignState, findCampaign } from "../campaigns/CampaignState.ts"
import type { StudyState } from "../study/StudyState.ts"
import type { PixelState } from "./Pixels.ts"
import { adServers } from "../tags/tagParameters.ts"
import { isEmpty, type Violations } from "../Violations.ts"
import { moveTo, type Pixel, standardParams, toEntry, toGroup, toPixel } from "./Pixels.ts"

type PixelHandlers = Handlers<
  Pick<operations, "listPixelGroups" | "createPixels" | "getPixelGroup" | "updatePixelGroup">
>

/** Checks that each `id` occurs once and belongs to one of the `known` pixels, and that the ad server of each pixel exists. */
const check = (asked: ReadonlyArray<PixelSettings>, known: ReadonlyArray<Pixel>): Violations => {
  const violations: Violations = asked.length === 0 ? { campaign_pixels: ["At least one pixel is required."] } : {}
  for (const [index, { ad_server_id, id }] of asked.entries()) {
    const field = `campaign_pixels.${index}`
    const pixel = known.find((each) => each.id === id)
    if (id !== undefined && pixel === undefined) violations[`${field}.id`] = ["There is no pixel with this id."]
    else if (id !== undefined && asked.findIndex((each) => each.id === id) < index) {
      violations[`${field}.id`] = ["This pixel occurs more than once in the request."]
    }
    const server = ad_server_id ?? pixel?.adServer
    if (server === undefined) violations[`${field}.ad_server_id`] = ["This field is required."]
    else if (!adServers.some((each) => each.id === server)) {
      violations[`${field}.ad_server_id`] = ["There is no ad server with this id."]
    }
  }
  return violations
}

export const pixelHandlers = (state: CampaignState & StudyState & PixelState): PixelHandlers => {
  const groupsOf = (campaign_id: string) => state.pixelGroups.get(campaign_id) ?? []

  const find = (pk: string, id: number) => {
    const campaign = findCampaign(state, pk)
    const group = campaign && groupsOf(campaign.campaign_id).find((each) => each.id === id)
    return campaign === undefined || group === undefined ? undefined : { campaign, group }
  }

  /** Returns the existing pixel with the requested changes, or creates a new pixel. */
  const pixelOf = ({ ad_server_id = 0, id, query_params }: PixelSettings, known: ReadonlyArray<Pixel>): Pixel => {
    const before = known.find((pixel) => pixel.id === id)
    if (before === undefined) {
      const queryParams = query_params ?? standardParams(ad_server_id)
      return { id: state.ids.pixel(), adServer: ad_server_id, queryParams, createdAt: state.environment.clock.now() }
    }
    const moved = ad_server_id === 0 ? before : moveTo(before, ad_server_id)
    return { ...moved, queryParams: query_params ?? moved.queryParams }
  }

  return {
    listPixelGroups: ({ params: { campaigns_pk, include_details = false } }) => {
      const campaign = findCampaign(state, campaigns_pk)
      if (campaign === undefined) return notFound
      const items = groupsOf(campaign.campaign_id).map((group) => toGroup(campaign.campaign_id, group, include_details))
      return { status: 200, body: { items } }
    },

    /** Creates, in a new group, the requested pixels that have no id. Requested pixels with an id are updated in their existing groups. */
    createPixels: ({ body: { campaign_pixels }, params: { campaigns_pk } }) => {
      const campaign = findCampaign(state, campaigns_pk)
      if (campaign === undefined) return notFound
      const { campaign_id } = campaign
      const groups = groupsOf(campaign_id)
      const known = groups.flatMap(({ pixels }) => pixels)
      const violations = check(campaign_pixels, known)
      if (!isEmpty(violations)) return { status: 400, body: violations }
      const asked = campaign_pixels.map((each) => pixelOf(each, known))
      const changed = groups.map((group) => ({
        ...group,
        pixels: group.pixels.map((pixel) => asked.find(({ id }) => id === pixel.id) ?? pixel)
      }))
      const fresh = asked.filter(({ id }) => !known.some((pixel) => pixel.id === id))
      const own =
        fresh.length === 0
          ? []
          : [{ id: state.ids.pixelGroup(), createdAt: state.environment.clock.now(), pixels: fresh }]
      state.pixelGroups.set(campaign_id, [...changed, ...own])
      const items = [...changed, ...own].flatMap(({ id, pixels }) => {
        const touched = pixels.filter((pixel) => asked.includes(pixel))
        return touched.length === 0 ? [] : { campaign_pixels: touched.map((_) => toEntry(campaign_id, _)), id }
      })
      return { status: 200, body: { items } }
    },

    getPixelGroup: ({ params: { campaigns_pk, id } }) => {
      const found = find(campaigns_pk, id)
      if (found === undefined) return notFound
      return { status: 200, body: { items: found.group.pixels.map((_) => toPixel(found.campaign.campaign_id, _)) } }
    },

    /** Replaces the pixels in a group with the pixels in the request. Pixels without an id are created. */
    updatePixelGroup: ({ body: { campaign_pixels }, params: { campaigns_pk, id } }) => {
      const found = find(campaigns_pk, id)
      if (found === undefined) return notFound
      const { campaign, group } = found
      const violations = check(campaign_pixels, group.pixels)
      if (!isEmpty(violations)) return { status: 400, body: violations }
      const pixels = campaign_pixels.map((asked) => pixelOf(asked, group.pixels))
      const all = groupsOf(campaign.campaign_id).map((each) => (each.id === group.id ? { ...group, pixels } : each))
      state.pixelGroups.set(campaign.campaign_id, all)
      return { status: 200, body: { items: pixels.map((_) => toEntry(campaign.campaign_id, _)) } }
    }
  }
}
