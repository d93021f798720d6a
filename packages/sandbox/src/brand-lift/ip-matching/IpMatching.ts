/**
 * Sites and placements whose impressions are matched to respondents by IP address.
 *
 * How an answer follows from a request is inferred: configuring sets and adds, an update changes only what exists, adding in bulk
 * switches matching on.
 */
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { toText } from "../Instant.ts"

export interface Matched {
  readonly type: Wire.IpMatchingType
  readonly id: string
  readonly status: string
  readonly enabled: boolean
  readonly addedAt: number
}

export interface IpMatching {
  readonly enabled: boolean
  readonly status: string
  /** In order of addition. */
  readonly items: ReadonlyArray<Matched>
}

/** By `campaign_id`. */
export interface IpMatchingState {
  readonly ipMatching: Map<string, IpMatching>
}

export const initially = (enabled: boolean): IpMatching => ({ enabled, status: "manual", items: [] })

const keyOf = ({ id, type }: Pick<Matched, "id" | "type">): string => `${type}:${id}`

/** With these items in the place of those of the same key, or behind them. */
export const withItems = (state: IpMatching, items: ReadonlyArray<Matched>): IpMatching => {
  const all = new Map(state.items.map((item) => [keyOf(item), item]))
  for (const item of items) all.set(keyOf(item), item)
  return { ...state, items: [...all.values()] }
}

export const find = ({ items }: IpMatching, key: Pick<Matched, "id" | "type">): Matched | undefined =>
  items.find((item) => keyOf(item) === keyOf(key))

export const toWire = (
  { enabled, status }: IpMatching,
  items: ReadonlyArray<Matched>,
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
