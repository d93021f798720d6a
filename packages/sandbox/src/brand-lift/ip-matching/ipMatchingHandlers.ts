/**
 * The handlers of the operations for IP matching.
 */
import type { Handlers } from "../../http/Handler.ts"
import type { Campaign } from "../campaigns/Campaign.ts"
import { notFound } from "../errors.ts"
import * as Page from "../Page.ts"
import type { IpMatchingType, operations } from "@fieldwork/specs/brand-lift/schema"
import { type CampaignState, findCampaign } from "../campaigns/CampaignState.ts"
import type { IpMatchingState } from "./IpMatching.ts"
import { isEmpty, type Violations } from "../Violations.ts"
import { find, initialState, type MatchedItem, toWire, withItems } from "./IpMatching.ts"

type IpMatchingHandlers = Handlers<
  Pick<operations, "getIpMatching" | "configureIpMatching" | "updateIpMatching" | "createIpMatchingIds">
>

interface Key {
  readonly type?: IpMatchingType
  readonly id?: string
}

/**
 * The item types that the sandbox supports. The spec allows other strings, because the brand lift document does not state that its list of types is
 * complete.
 */
const types: ReadonlyArray<string> = ["site_id", "placement_id"]

const unknownType = (type: string | undefined): ReadonlyArray<string> =>
  type === undefined || types.includes(type) ? [] : [`This value must be one of ${types.join(", ")}.`]

/** Reports items without an id, without a type or with an unsupported type. The spec makes both properties optional, but an item requires them. */
const incomplete = (keys: ReadonlyArray<Key>, names: { readonly type: string; readonly id: string }): Violations => {
  const violations: Violations = {}
  for (const [index, { id, type }] of keys.entries()) {
    const wrong = type === undefined ? ["This field is required."] : unknownType(type)
    if (wrong.length > 0) violations[`ids.${index}.${names.type}`] = [...wrong]
    if (id === undefined || id === "") violations[`ids.${index}.${names.id}`] = ["This field is required."]
  }
  return violations
}

const complete = (keys: ReadonlyArray<Key>): ReadonlyArray<Required<Key>> =>
  keys.flatMap(({ id, type }) => (id === undefined || type === undefined ? [] : { id, type }))

export const ipMatchingHandlers = (state: CampaignState & IpMatchingState): IpMatchingHandlers => {
  const matchingOf = ({ campaign_id, draft_settings }: Campaign) =>
    state.ipMatching.get(campaign_id) ?? initialState(draft_settings.allow_ip ?? false)

  return {
    getIpMatching: ({ params }) => {
      const campaign = findCampaign(state, params.campaigns_pk)
      if (campaign === undefined) return notFound
      const violations = Page.violations(params)
      if (!isEmpty(violations)) return { status: 400, body: violations }
      const matching = matchingOf(campaign)
      const { items, ...page } = Page.paginate(matching.items, params)
      return { status: 200, body: { ...toWire(matching, items), ...page } }
    },

    configureIpMatching: ({ body: { enabled, ids }, params: { campaigns_pk } }) => {
      const campaign = findCampaign(state, campaigns_pk)
      if (campaign === undefined) return notFound
      const violations = incomplete(ids, { type: "type", id: "id" })
      if (!isEmpty(violations)) return { status: 400, body: violations }
      const matching = { ...matchingOf(campaign), enabled }
      const items = complete(ids).map((key): MatchedItem => {
        const known = find(matching, key) ?? { ...key, status: matching.status, addedAt: state.environment.clock.now() }
        return { ...known, enabled }
      })
      state.ipMatching.set(campaign.campaign_id, withItems(matching, items))
      return { status: 200, body: {} }
    },

    /** Updates existing items. If any id is unknown, nothing is changed. */
    updateIpMatching: ({ body: { ids = [], is_enabled }, params: { campaigns_pk } }) => {
      const campaign = findCampaign(state, campaigns_pk)
      if (campaign === undefined) return notFound
      const before = matchingOf(campaign)
      const keys: ReadonlyArray<Key> = ids.map(({ ip_matching_id, ip_matching_type }) => ({
        ...(ip_matching_id !== undefined && { id: ip_matching_id }),
        ...(ip_matching_type !== undefined && { type: ip_matching_type })
      }))
      const violations = incomplete(keys, { type: "ip_matching_type", id: "ip_matching_id" })
      if (!isEmpty(violations)) return { status: 400, body: violations }
      const unknown = complete(keys).filter((key) => find(before, key) === undefined)
      if (unknown.length > 0) {
        return { status: 400, body: { ids: unknown.map(({ id, type }) => `${type} ${id} does not exist.`) } }
      }
      const items = complete(keys).flatMap((key, index) => {
        const known = find(before, key)
        return known === undefined ? [] : { ...known, enabled: ids[index]?.is_enabled ?? known.enabled }
      })
      const after = withItems({ ...before, enabled: is_enabled ?? before.enabled }, items)
      state.ipMatching.set(campaign.campaign_id, after)
      return { status: 200, body: toWire(after, items) }
    },

    /**
     * Adds items and enables IP matching. Ids that already exist are reported as errors, and their items stay unchanged. If all ids exist, nothing is
     * changed.
     */
    createIpMatchingIds: ({ body, params: { campaigns_pk } }) => {
      const campaign = findCampaign(state, campaigns_pk)
      if (campaign === undefined) return notFound
      const { enablement_type: status = "manual", ids, ip_matching_type: type } = body
      const wrong = unknownType(type)
      if (wrong.length > 0) return { status: 400, body: { ip_matching_type: [...wrong] } }
      const before = matchingOf(campaign)
      const requested = [...new Set(ids)].map((id) => ({ id, type }))
      const known = requested.filter((key) => find(before, key) !== undefined)
      const items = requested
        .filter((key) => !known.includes(key))
        .map((key): MatchedItem => ({ ...key, status, enabled: true, addedAt: state.environment.clock.now() }))
      const after = items.length === 0 ? before : withItems({ ...before, enabled: true, status }, items)
      state.ipMatching.set(campaign.campaign_id, after)
      return {
        status: 200,
        body: toWire(
          after,
          items,
          known.map(({ id }) => `${type} ${id} already exists.`)
        )
      }
    }
  }
}
