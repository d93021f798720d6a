/**
 * Divides respondents into the segments of a breakdown, and counts the impressions in each segment.
 *
 * In a partition by person, each respondent is in at most one segment, so no respondent is counted twice. In a partition by exposure, an exposed
 * respondent is in every segment that matches the respondent's frequency or any of the respondent's impressions, and each segment is compared with
 * the entire control group.
 */
import { frequency } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"
import type { Selection } from "./Selection.ts"

export interface Partition {
  readonly segments: number
  /** Whether each respondent, including control respondents, is in at most one segment. */
  readonly disjoint: boolean
  /**
   * The segments of each respondent. If the segments are disjoint, each element is the number of the respondent's segment, starting at 1, or 0 for
   * none. Otherwise, each element is a bit mask with one bit for each of at most 32 segments.
   */
  readonly respondentSegments: Uint32Array
  /** For each segment, the number of impressions that pass the filters. */
  readonly impressions: ReadonlyArray<number>
  /** The number of impressions that pass the filters, including impressions without a segment. */
  readonly allImpressions: number
}

/** Returns a partition with a single segment that contains all respondents who were recruited before the last data refresh. */
export const singleSegment = ({ visible }: Study): Partition => ({
  segments: 1,
  disjoint: true,
  respondentSegments: new Uint32Array(visible).fill(1),
  impressions: [],
  allImpressions: 0
})

/** Returns the number of a respondent's impressions that pass the filters. */
const countSelected = (study: Study, { passes }: Selection, respondent: number): number => {
  if (passes === undefined) return frequency(study.population, respondent)
  const { first } = study.population
  const end = first.at(respondent + 1)
  let count = 0
  for (let impression = first.at(respondent); impression < end; impression++) if (passes(impression)) count++
  return count
}

/** Divides respondents by a property of the person. `segmentOf` returns -1 for respondents without a segment. */
export const byPerson = (
  study: Study,
  selection: Selection,
  segments: number,
  segmentOf: (respondent: number) => number
): Partition => {
  const respondentSegments = new Uint32Array(study.visible)
  const impressions = Array.from({ length: segments }, () => 0)
  let allImpressions = 0
  for (let respondent = 0; respondent < study.visible; respondent++) {
    if (selection.selected[respondent] !== 1) continue
    const segment = segmentOf(respondent)
    respondentSegments[respondent] = segment + 1
    const own = countSelected(study, selection, respondent)
    allImpressions += own
    if (segment >= 0) impressions[segment] = (impressions[segment] ?? 0) + own
  }
  return { segments, disjoint: true, respondentSegments, impressions, allImpressions }
}

const everyPart = 0xffffffff

/** Divides exposed respondents by a property that control respondents do not have, such as the frequency. */
export const byExposure = (
  study: Study,
  selection: Selection,
  segments: number,
  segmentOf: (respondent: number) => number
): Partition => {
  const { allImpressions, impressions, respondentSegments } = byPerson(study, selection, segments, (respondent) =>
    study.population.exposed.at(respondent) === 1 ? segmentOf(respondent) : -1
  )
  for (let respondent = 0; respondent < study.visible; respondent++) {
    if (selection.selected[respondent] !== 1) continue
    const isExposed = study.population.exposed.at(respondent) === 1
    respondentSegments[respondent] = isExposed ? (1 << ((respondentSegments[respondent] ?? 0) - 1)) >>> 0 : everyPart
  }
  return { segments, disjoint: false, respondentSegments, impressions, allImpressions }
}

/**
 * Divides exposed respondents by a property of their impressions, which is stored in `column`. `segmentOf` contains the segment for each value in the
 * column, or -1 if the value has no segment.
 */
export const byImpression = (
  study: Study,
  { selected, passes }: Selection,
  segments: number,
  column: Uint8Array,
  segmentOf: ReadonlyArray<number>
): Partition => {
  const { exposed, first } = study.population
  const respondentSegments = new Uint32Array(study.visible)
  // Impressions without a segment are counted in an additional last element, which is not an element of the partition's `impressions`.
  const counts = new Float64Array(segments + 1)
  const places = Uint8Array.from(segmentOf, (segment) => (segment < 0 ? segments : segment))
  for (let respondent = 0; respondent < study.visible; respondent++) {
    if (selected[respondent] !== 1) continue
    if (exposed.at(respondent) === 0) {
      respondentSegments[respondent] = everyPart
      continue
    }
    const end = first.at(respondent + 1)
    let mask = 0
    for (let impression = first.at(respondent); impression < end; impression++) {
      if (passes !== undefined && !passes(impression)) continue
      const place = places[column[impression] ?? 0] ?? segments
      counts[place] = (counts[place] ?? 0) + 1
      if (place < segments) mask |= 1 << place
    }
    respondentSegments[respondent] = mask >>> 0
  }
  return {
    segments,
    disjoint: false,
    respondentSegments,
    impressions: Array.from(counts.subarray(0, segments)),
    allImpressions: counts.reduce((sum, each) => sum + each, 0)
  }
}
