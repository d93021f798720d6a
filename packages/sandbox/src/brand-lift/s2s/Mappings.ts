/**
 * Maps the campaigns of server-to-server partners to the service's campaigns. A removed mapping is kept but marked as inactive.
 *
 * A partner's campaign can be mapped to only one of the service's campaigns at a time.
 */
import { toText } from "../Instant.ts"
import type { LookupChannel } from "../lookups/countryLanguages.ts"
import type { NewS2sMapping, S2sMapping } from "@fieldwork/specs/brand-lift/schema"
import type { CampaignState } from "../campaigns/CampaignState.ts"
import type { StudyState } from "../study/StudyState.ts"
import { partners } from "./partners.ts"

export interface Mapping {
  readonly id: number
  readonly partner_id: number
  /** The id that the partner uses for its campaign. */
  readonly value: string
  readonly active: boolean
  readonly modifiedAt: number
}

/** The mappings, by `campaign_id`. */
export interface MappingState {
  readonly mappings: Map<string, ReadonlyArray<Mapping>>
}

type State = Pick<CampaignState, "environment"> & Pick<StudyState, "ids"> & MappingState

const same =
  (partner_id: number, value: string) =>
  (mapping: Mapping): boolean =>
    mapping.partner_id === partner_id && mapping.value === value

const isTaken = ({ mappings }: State, campaign_id: string, partner_id: number, value: string): boolean =>
  [...mappings].some(([owner, all]) => owner !== campaign_id && all.some((_) => _.active && same(partner_id, value)(_)))

const store = (state: State, campaign_id: string, mapping: Mapping): void => {
  const all = state.mappings.get(campaign_id) ?? []
  const others = all.filter(({ id }) => id !== mapping.id)
  state.mappings.set(campaign_id, [...others, mapping])
}

/**
 * Adds mappings and returns the ids that were mapped and the ids that failed. An id fails if the request itself lists it as failed, or if it is mapped
 * to another campaign. No id is in both lists. Adding an active mapping changes nothing, and adding an inactive mapping activates it again.
 */
export const add = (state: State, campaign_id: string, requested: NewS2sMapping): NewS2sMapping => {
  const mapped: Array<string> = []
  const failed = new Set(requested.failed_partner_campaigns_ids)
  for (const value of new Set(requested.partner_campaigns_ids)) {
    if (isTaken(state, campaign_id, requested.partner_id, value)) failed.add(value)
    if (failed.has(value)) continue
    mapped.push(value)
    const known = state.mappings.get(campaign_id)?.find(same(requested.partner_id, value))
    if (known?.active === true) continue
    const modifiedAt = state.environment.clock.now()
    const id = known?.id ?? state.ids.mapping()
    store(state, campaign_id, { id, partner_id: requested.partner_id, value, active: true, modifiedAt })
  }
  return { partner_id: requested.partner_id, partner_campaigns_ids: mapped, failed_partner_campaigns_ids: [...failed] }
}

/** Deactivates a mapping and returns it. Returns undefined if the mapping was not active. */
export const remove = (state: State, campaign_id: string, partner_id: number, value: string): Mapping | undefined => {
  const known = state.mappings.get(campaign_id)?.find((_) => _.active && same(partner_id, value)(_))
  if (known === undefined) return undefined
  const removed: Mapping = { ...known, active: false, modifiedAt: state.environment.clock.now() }
  store(state, campaign_id, removed)
  return removed
}

export interface MappingFilter {
  readonly channels: ReadonlyArray<LookupChannel> | undefined
  readonly inactive: boolean
}

/**
 * Returns one entry for each partner that has a mapping. The time of the last change includes removals, even if removed mappings are not listed.
 */
export const list = (
  state: State,
  campaign_id: string,
  { channels, inactive }: MappingFilter
): ReadonlyArray<S2sMapping> => {
  const all = (state.mappings.get(campaign_id) ?? []).toSorted((a, b) => a.id - b.id)
  return partners.flatMap(({ channel, id, name }) => {
    const own = all.filter(({ partner_id }) => partner_id === id)
    const listed = own.filter(({ active }) => active || inactive)
    if (listed.length === 0 || channels?.includes(channel) === false) return []
    return {
      partner_id: id,
      partner_name: name,
      partner_campaigns_ids: listed.map(({ value }) => value),
      last_modified: toText(Math.max(...own.map(({ modifiedAt }) => modifiedAt)))
    }
  })
}
