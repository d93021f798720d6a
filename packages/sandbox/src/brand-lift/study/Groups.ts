/**
 * Groups that a user puts sites, placements and creatives in: the group's id by the id of the thing. Empty until someone does.
 */

export type GroupedType = "creative" | "publisher" | "placement"

export type Groups = { readonly [_ in GroupedType]: Map<string, string> }

export const make = (): Groups => ({ creative: new Map(), publisher: new Map(), placement: new Map() })
