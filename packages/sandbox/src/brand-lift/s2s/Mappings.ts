/**
 * Campaigns at partners that belong to a campaign. A mapping that is removed is kept and no longer counts.
 *
 * One campaign at a partner belongs to one campaign here: what another campaign has mapped cannot be mapped again.
 */
import { toText } from "../Instant.ts"
import type { LookupChannel } from "../lookups/CountryLanguages.ts"
import type { NewS2sMapping, S2sMapping } from "@fieldwork/specs/brand-lift/schema"
import type { CampaignState } from "../campaigns/CampaignState.ts"
import type { StudyState } from "../study/StudyState.ts"
import { partners } from "./Partners.ts"

export interface Mapping {
  readonly id: number
  readonly partner_id: number
  /** The campaign's id at the partner. */
  readonly value: string
  readonly active: boolean
  readonly modifiedAt: number
}

/** By `campaign_id`. */
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

/** Maps what can be mapped and answers what could not; mapping twice changes nothing. */
export const add = (state: State, campaign_id: string, asked: NewS2sMapping): NewS2sMapping => {
  const mapped: Array<string> = []
  const failed = [...(asked.failed_partner_campaigns_ids ?? [])]
  for (const value of new Set(asked.partner_campaigns_ids)) {
    if (isTaken(state, campaign_id, asked.partner_id, value)) {
      failed.push(value)
      continue
    }
    mapped.push(value)
    const known = state.mappings.get(campaign_id)?.find(same(asked.partner_id, value))
    if (known?.active === true) continue
    const modifiedAt = state.environment.clock.now()
    const id = known?.id ?? state.ids.mapping()
    store(state, campaign_id, { id, partner_id: asked.partner_id, value, active: true, modifiedAt })
  }
  return { partner_id: asked.partner_id, partner_campaigns_ids: mapped, failed_partner_campaigns_ids: failed }
}

/** The mapping that no longer counts, or undefined when there was none that did. */
export const remove = (state: State, campaign_id: string, partner_id: number, value: string): Mapping | undefined => {
  const known = state.mappings.get(campaign_id)?.find((_) => _.active && same(partner_id, value)(_))
  if (known === undefined) return undefined
  const removed: Mapping = { ...known, active: false, modifiedAt: state.environment.clock.now() }
  store(state, campaign_id, removed)
  return removed
}

export interface Wanted {
  readonly channels: ReadonlyArray<LookupChannel> | undefined
  readonly inactive: boolean
}

/** One entry for each partner that has a mapping. */
export const list = (state: State, campaign_id: string, { channels, inactive }: Wanted): ReadonlyArray<S2sMapping> => {
  const all = (state.mappings.get(campaign_id) ?? []).filter(({ active }) => active || inactive)
  return partners.flatMap(({ channel, id, name }) => {
    const own = all.filter(({ partner_id }) => partner_id === id).toSorted((a, b) => a.id - b.id)
    if (own.length === 0 || channels?.includes(channel) === false) return []
    return {
      partner_id: id,
      partner_name: name,
      partner_campaigns_ids: own.map(({ value }) => value),
      last_modified: toText(Math.max(...own.map(({ modifiedAt }) => modifiedAt)))
    }
  })
}
