/**
 * Names and groups that a user gives to the sites, placements and creatives of a campaign. Empty until someone does.
 *
 * A campaign has them from its draft on; its study reads the same ones.
 */

export const labelledTypes = ["creative", "publisher", "placement"] as const
export type LabelledType = (typeof labelledTypes)[number]

export interface TypeLabels {
  /** By id of the thing. */
  readonly names: Map<string, string>
  /** By id of the thing: the id of the group that it is in. */
  readonly groups: Map<string, number>
  /** By id of the group. */
  readonly groupNames: Map<number, string>
}

export type Labels = { readonly [_ in LabelledType]: TypeLabels }

const none = (): TypeLabels => ({ names: new Map(), groups: new Map(), groupNames: new Map() })

export const make = (): Labels => ({ creative: none(), publisher: none(), placement: none() })
