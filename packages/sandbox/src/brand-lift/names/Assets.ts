/**
 * Lists the creatives, sites or placements of a campaign. The list also contains assets that a user assigned before their first impression.
 */
import { apportion, delivered } from "../study/Delivery.ts"
import type { LabelledType, TypeLabels } from "../study/Labels.ts"
import type { Study } from "../study/Study.ts"

/** Returns the number of impressions for each creative, site or placement in the media plan, by its index in the plan. */
const counts = ({ mediaPlan, population, visible }: Study, type: LabelledType): ReadonlyArray<number> => {
  const { creative, placement } = population.impressions
  const end = population.first.at(visible)
  const [column, placeOf] =
    type === "creative"
      ? [creative.values, (value: number) => value]
      : type === "placement"
        ? [placement.values, (value: number) => value]
        : [placement.values, (value: number) => mediaPlan.placements[value]?.publisher ?? 0]
  const found = mediaPlan[`${type}s`].map(() => 0)
  for (let index = 0; index < end; index++) {
    const place = placeOf(column[index] ?? 0)
    found[place] = (found[place] ?? 0) + 1
  }
  return found
}

/**
 * Returns the ids of a campaign's creatives, sites or placements. The ids in the media plan are listed first, followed by other ids that were
 * assigned, even if they no longer have a name or a group.
 */
export const idsOf = (
  study: Study | undefined,
  type: LabelledType,
  { groups, names }: TypeLabels
): ReadonlyArray<string> => {
  const mediaPlan = study === undefined ? [] : study.mediaPlan[`${type}s`].map(({ id }) => id)
  return [...new Set([...mediaPlan, ...names.keys(), ...groups.keys()])]
}

/** Returns the delivered impressions by id. The numbers add up to the campaign's total. */
export const impressionsOf = (study: Study | undefined, type: LabelledType): ReadonlyMap<string, number> => {
  if (study === undefined) return new Map()
  const shares = apportion(delivered(study), counts(study, type))
  return new Map(study.mediaPlan[`${type}s`].map(({ id }, index) => [id, shares[index] ?? 0]))
}
