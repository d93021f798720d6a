/**
 * The creatives, sites or placements of a campaign: those that its impressions are spread over, and any that was named before one came.
 */
import { apportion, delivered } from "../study/Delivery.ts"
import type { LabelledType, TypeLabels } from "../study/Labels.ts"
import type { Study } from "../study/Study.ts"

/** Places of the sample's impressions, by type: the index into the media plan's list of that type. */
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

/** Ids in the order of the media plan, then those that only labels know. */
export const idsOf = (
  study: Study | undefined,
  type: LabelledType,
  { groups, names }: TypeLabels
): ReadonlyArray<string> => {
  const mediaPlan = study === undefined ? [] : study.mediaPlan[`${type}s`].map(({ id }) => id)
  return [...new Set([...mediaPlan, ...names.keys(), ...groups.keys()])]
}

/** Delivered impressions by id; together they are all that the campaign delivered. */
export const impressionsOf = (study: Study | undefined, type: LabelledType): ReadonlyMap<string, number> => {
  if (study === undefined) return new Map()
  const shares = apportion(delivered(study), counts(study, type))
  return new Map(study.mediaPlan[`${type}s`].map(({ id }, index) => [id, shares[index] ?? 0]))
}
