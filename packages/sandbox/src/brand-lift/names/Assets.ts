/**
 * The creatives, sites or placements of a campaign: those of its impressions, and those that were named before their
 * first impression.
 */
import { apportion, delivered } from "../study/Delivery.ts"
import type { LabelledType, TypeLabels } from "../study/Labels.ts"
import type { Study } from "../study/Study.ts"

/** Returns the number of impressions per index into the media plan's list of this type. */
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

/** Returns ids in the order of the media plan, followed by ids that only have labels. */
export const idsOf = (
  study: Study | undefined,
  type: LabelledType,
  { groups, names }: TypeLabels
): ReadonlyArray<string> => {
  const mediaPlan = study === undefined ? [] : study.mediaPlan[`${type}s`].map(({ id }) => id)
  return [...new Set([...mediaPlan, ...names.keys(), ...groups.keys()])]
}

/** Returns delivered impressions by id. They add up to all delivered impressions of the campaign. */
export const impressionsOf = (study: Study | undefined, type: LabelledType): ReadonlyMap<string, number> => {
  if (study === undefined) return new Map()
  const shares = apportion(delivered(study), counts(study, type))
  return new Map(study.mediaPlan[`${type}s`].map(({ id }, index) => [id, shares[index] ?? 0]))
}
