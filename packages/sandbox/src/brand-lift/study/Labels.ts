/**
 * The names and groups that a user assigns to the sites, placements and creatives of a campaign. A new campaign has none.
 *
 * The labels are created with the draft, and the campaign's study uses the same object.
 */

export const labelledTypes = ["creative", "publisher", "placement"] as const
export type LabelledType = (typeof labelledTypes)[number]

export interface TypeLabels {
  /** The names of the sites, placements or creatives, by id. Null if an assignment contained the id and it has no name. */
  readonly names: Map<string, string | null>
  /** The group ids of the sites, placements or creatives, by their id. */
  readonly groups: Map<string, number>
  /** The names of the groups, by group id. */
  readonly groupNames: Map<number, string>
}

export type Labels = { readonly [_ in LabelledType]: TypeLabels }

const none = (): TypeLabels => ({ names: new Map(), groups: new Map(), groupNames: new Map() })

export const make = (): Labels => ({ creative: none(), publisher: none(), placement: none() })
