/**
 * Lists the values for a campaign's non-demographic filters, taken from its sites, placements, creatives and respondents.
 */
import type { Campaign } from "../campaigns/Campaign.ts"
import { channels } from "../campaigns/ExpectedCounts.ts"
import type { FilterOption, NonDemographicFilters } from "@fieldwork/specs/brand-lift/schema"
import type { LabelledType } from "../study/Labels.ts"
import { dayparts, devices } from "../study/Media.ts"
import { frequency } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"

const distinct = <A>(values: ReadonlyArray<A | undefined>): ReadonlyArray<A> =>
  [...new Set(values)].filter((value) => value !== undefined)

const option = (value: string, label: string, short_label = label): FilterOption => ({ label, short_label, value })

/** Converts a value such as `online_video` to a label such as "Online video". */
const readable = (value: string): string => {
  const words = value.replaceAll("_", " ")
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

const frequencies = ({ population, visible }: Study): ReadonlyArray<number> => {
  const seen = new Set<number>()
  for (let respondent = 0; respondent < visible; respondent++) seen.add(frequency(population, respondent))
  seen.delete(0)
  return [...seen].toSorted((a, b) => a - b)
}

const none: NonDemographicFilters = {
  device_types: [],
  device_type_groups: [],
  creatives: [],
  creative_groups: [],
  placements: [],
  placement_groups: [],
  publishers: [],
  publisher_groups: [],
  frequency: [],
  channels: [],
  ad_durations: [],
  dayparts: [],
  networks: [],
  media_channels: [],
  social_platforms: []
}

/** Returns the filter values of a campaign. A draft has only its channels. */
export const valuesOf = (campaign: Campaign, study: Study | undefined): NonDemographicFilters => {
  const used = channels.filter((channel) => campaign.channels?.includes(channel))
  if (study === undefined) return { ...none, channels: used }
  const { labels, mediaPlan } = study
  const durations = distinct(mediaPlan.creatives.map(({ adDuration }) => adDuration)).toSorted((a, b) => a - b)
  const ids = (items: ReadonlyArray<{ readonly id: string }>) => items.map(({ id }) => id)
  const groups = (type: LabelledType) => [...new Set(labels[type].groups.values())].map(String)
  return {
    ...none,
    device_types: ids(devices),
    creatives: ids(mediaPlan.creatives),
    creative_groups: groups("creative"),
    placements: ids(mediaPlan.placements),
    placement_groups: groups("placement"),
    publishers: ids(mediaPlan.publishers),
    publisher_groups: groups("publisher"),
    frequency: [...frequencies(study)],
    channels: used,
    ad_durations: durations.map((seconds) => option(String(seconds), `${seconds} seconds`, `${seconds} s`)),
    dayparts: dayparts.map(({ id, name }) => option(id, name)),
    networks: distinct(mediaPlan.placements.map(({ network }) => network)).map((network) => option(network, network)),
    media_channels: distinct(mediaPlan.creatives.map(({ mediaChannel }) => mediaChannel)).map((id) =>
      option(id, readable(id))
    )
  }
}
