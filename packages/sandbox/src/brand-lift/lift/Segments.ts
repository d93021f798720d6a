/**
 * The dimensions by which a lift can be broken down: their segments in order, and the segment of each respondent.
 */
import { bucketOf, demographics, type FilterName, indexOf } from "../lookups/demographics.ts"
import type { CustomVariable } from "../study/MediaPlan.ts"
import { adChannels, dayparts, devices } from "../study/Media.ts"
import { frequency } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"
import { byExposure, byImpression, byPerson, type Partition } from "./Partition.ts"
import type { Selection } from "./Selection.ts"

export interface Breakdown<Segment> {
  readonly segments: ReadonlyArray<Segment>
  readonly partition: Partition
}

type Dimension<Segment> = (study: Study, selection: Selection) => Breakdown<Segment>

type Columns = Study["population"]["impressions"]

/** Creates a dimension from an impression property whose values are segment numbers starting at 0. */
const numbered =
  <Segment>(segments: ReadonlyArray<Segment>, column: keyof Columns & ("adChannel" | "daypart")): Dimension<Segment> =>
  (study, selection) => {
    const { values } = study.population.impressions[column]
    return { segments, partition: byImpression(study, selection, segments.length, values, [...segments.keys()]) }
  }

/**
 * Returns a breakdown with one segment for each distinct value of a property of placements or creatives, in ascending order. Placements or creatives
 * without a value are in no segment.
 */
const valued = <Value extends string | number>(
  study: Study,
  selection: Selection,
  column: "placement" | "creative",
  values: ReadonlyArray<Value | undefined>
): Breakdown<Value> => {
  const segments = [...new Set(values.filter((value) => value !== undefined))].toSorted((a, b) => (a < b ? -1 : 1))
  const places = values.map((value) => (value === undefined ? -1 : segments.indexOf(value)))
  const { values: numbers } = study.population.impressions[column]
  return { segments, partition: byImpression(study, selection, segments.length, numbers, places) }
}

export const device: Dimension<(typeof devices)[number]> = (study, selection) => ({
  segments: devices,
  partition: byPerson(study, selection, devices.length, (respondent) => study.population.device.at(respondent))
})

export const adChannel = numbered(adChannels, "adChannel")

export const daypart = numbered(dayparts, "daypart")

/** Divides respondents by the length of the ad in seconds. Static ads have no length and are in no segment. */
export const adLength: Dimension<number> = (study, selection) =>
  valued(
    study,
    selection,
    "creative",
    study.mediaPlan.creatives.map(({ adDuration }) => adDuration)
  )

/** Divides respondents by the id of the creative. */
export const creative: Dimension<string> = (study, selection) =>
  valued(
    study,
    selection,
    "creative",
    study.mediaPlan.creatives.map(({ id }) => id)
  )

export const customVariable =
  (name: CustomVariable): Dimension<string> =>
  (study, selection) =>
    valued(
      study,
      selection,
      "placement",
      study.mediaPlan.placements.map(({ custom }) => custom[name])
    )

/** The name and the highest frequency of each bucket. A bucket starts one above the highest frequency of the previous bucket. */
const frequencyBuckets = [
  { name: "1", last: 1 },
  { name: "2", last: 2 },
  { name: "3", last: 3 },
  { name: "4-5", last: 5 },
  { name: "6-9", last: 9 },
  { name: "10+", last: Number.POSITIVE_INFINITY }
] as const

export const frequencyBucket: Dimension<(typeof frequencyBuckets)[number]> = (study, selection) => ({
  segments: frequencyBuckets,
  partition: byExposure(study, selection, frequencyBuckets.length, (respondent) => {
    const seen = frequency(study.population, respondent)
    return frequencyBuckets.findIndex(({ last }) => seen <= last)
  })
})

/** Divides respondents by the buckets of a demographic question, or by each distinct answer, such as a year, a dollar amount or an option. */
export const demographic =
  (name: FilterName, useBuckets: boolean): Dimension<string> =>
  (study, selection) => {
    const index = indexOf.get(name) ?? 0
    const { buckets = [] } = demographics[index] ?? {}
    const column = study.population.demographics[index]
    const value = (respondent: number) => column?.at(respondent) ?? 0
    const isCoded = buckets.every(({ high, low }) => high === low)
    if (useBuckets || isCoded) {
      const partition = byPerson(study, selection, buckets.length, (_) => bucketOf(buckets, value(_)))
      return { segments: buckets.map(({ label }) => label), partition }
    }
    const given = [...new Set(column?.values.subarray(0, study.visible))].toSorted((a, b) => a - b)
    const places = new Map(given.map((each, place) => [each, place]))
    const partition = byPerson(study, selection, given.length, (_) => places.get(value(_)) ?? -1)
    return { segments: given.map(String), partition }
  }
