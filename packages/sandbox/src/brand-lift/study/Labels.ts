/**
 * Names and groups that a user gives to the sites, placements and creatives of a campaign. Initially empty.
 *
 * They exist from the draft on, and the study of the campaign shares them.
 */

export const labelledTypes = ["creative", "publisher", "placement"] as const
export type LabelledType = (typeof labelledTypes)[number]

export interface TypeLabels {
  /** Names by id of the site, placement or creative. */
  readonly names: Map<string, string>
  /** Group ids by id of the site, placement or creative. */
  readonly groups: Map<string, number>
  /** Names of groups by id. */
  readonly groupNames: Map<number, string>
}

export type Labels = { readonly [_ in LabelledType]: TypeLabels }

const none = (): TypeLabels => ({ names: new Map(), groups: new Map(), groupNames: new Map() })

export const make = (): Labels => ({ creative: none(), publisher: none(), placement: none() })
