/**
 * The sites and placements whose impressions are matched to respondents by IP address.
 *
 * The brand lift document does not describe the effect of each operation, so it is inferred: `configureIpMatching` adds new items and sets `enabled`
 * on all items in the request, `updateIpMatching` changes only existing items, and `createIpMatchingIds` enables matching if it adds at least one
 * item.
 */
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { toText } from "../Instant.ts"

export interface MatchedItem {
  readonly type: Wire.IpMatchingType
  readonly id: string
  readonly status: string
  readonly enabled: boolean
  readonly addedAt: number
}

export interface IpMatching {
  readonly enabled: boolean
  readonly status: string
  /** The items in the order in which they were added. */
  readonly items: ReadonlyArray<MatchedItem>
}

/** The IP matching configurations, by `campaign_id`. */
export interface IpMatchingState {
  readonly ipMatching: Map<string, IpMatching>
}

export const initialState = (enabled: boolean): IpMatching => ({ enabled, status: "manual", items: [] })

const keyOf = ({ id, type }: Pick<MatchedItem, "id" | "type">): string => `${type}:${id}`

/** Adds items. An existing item with the same type and id is replaced. */
export const withItems = (state: IpMatching, items: ReadonlyArray<MatchedItem>): IpMatching => {
  const all = new Map(state.items.map((item) => [keyOf(item), item]))
  for (const item of items) all.set(keyOf(item), item)
  return { ...state, items: [...all.values()] }
}

export const find = ({ items }: IpMatching, key: Pick<MatchedItem, "id" | "type">): MatchedItem | undefined =>
  items.find((item) => keyOf(item) === keyOf(key))

export const toWire = (
  { enabled, status }: IpMatching,
  items: ReadonlyArray<MatchedItem>,
  errors: ReadonlyArray<string> = []
): Wire.IpMatching => ({
  is_enabled: enabled,
  enablement_status: status,
  items: items.map((item) => ({
    ip_matching_type: item.type,
    ip_matching_id: item.id,
    enablement_status: item.status,
    is_enabled: item.enabled,
    added_at: toText(item.addedAt),
    lookup_key: keyOf(item)
  })),
  errors: [...errors]
})
