/**
 * The segments of a breakdown: the respondents of each, and the number of impressions.
 *
 * By person, each respondent is in one segment, so the segments add up to the whole. By exposure, an exposed respondent
 * is in all segments of
 * their impressions or frequency, and the whole control group is compared with each.
 */
import { frequency } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"
import type { Selection } from "./Selection.ts"

export interface Partition {
  readonly segments: number
  /** Whether each respondent is in only one segment, including control respondents. */
  readonly disjoint: boolean
  /**
   * By respondent: for disjoint segments, the number of the segment from 1, or 0 for none. Otherwise one bit for each
   * of at most 32 segments.
   */
  readonly member: Uint32Array
  /** The number of selected impressions by segment. */
  readonly impressions: ReadonlyArray<number>
}

/** Returns a single segment with all respondents. */
export const whole = ({ visible }: Study): Partition => ({
  segments: 1,
  disjoint: true,
  member: new Uint32Array(visible).fill(1),
  impressions: []
})

/** Returns the number of selected impressions of a respondent. */
const countSelected = (study: Study, { passes }: Selection, respondent: number): number => {
  if (passes === undefined) return frequency(study.population, respondent)
  const { first } = study.population
  const end = first.at(respondent + 1)
  let count = 0
  for (let impression = first.at(respondent); impression < end; impression++) if (passes(impression)) count++
  return count
}

/** `segmentOf` returns -1 for respondents without a segment. */
export const byPerson = (
  study: Study,
  selection: Selection,
  segments: number,
  segmentOf: (respondent: number) => number
): Partition => {
  const member = new Uint32Array(study.visible)
  const impressions = Array.from({ length: segments }, () => 0)
  for (let respondent = 0; respondent < study.visible; respondent++) {
    if (selection.kept[respondent] !== 1) continue
    const segment = segmentOf(respondent)
    member[respondent] = segment + 1
    if (segment >= 0) impressions[segment] = (impressions[segment] ?? 0) + countSelected(study, selection, respondent)
  }
  return { segments, disjoint: true, member, impressions }
}

const everyPart = 0xffffffff

/** Divides by a value that only exposed respondents have, such as their frequency. */
export const byExposure = (
  study: Study,
  selection: Selection,
  segments: number,
  segmentOf: (respondent: number) => number
): Partition => {
  const { impressions, member } = byPerson(study, selection, segments, (respondent) =>
    study.population.exposed.at(respondent) === 1 ? segmentOf(respondent) : -1
  )
  for (let respondent = 0; respondent < study.visible; respondent++) {
    if (selection.kept[respondent] !== 1) continue
    const isExposed = study.population.exposed.at(respondent) === 1
    member[respondent] = isExposed ? (1 << ((member[respondent] ?? 0) - 1)) >>> 0 : everyPart
  }
  return { segments, disjoint: false, member, impressions }
}

/** Divides by a column of the impressions. `segmentOf` returns the segment of a value, or -1 for none. */
export const byImpression = (
  study: Study,
  { kept, passes }: Selection,
  segments: number,
  column: Uint8Array,
  segmentOf: ReadonlyArray<number>
): Partition => {
  const { exposed, first } = study.population
  const member = new Uint32Array(study.visible)
  // Impressions without a segment are counted in a last element, which is then removed.
  const counts = new Float64Array(segments + 1)
  const places = Uint8Array.from(segmentOf, (segment) => (segment < 0 ? segments : segment))
  for (let respondent = 0; respondent < study.visible; respondent++) {
    if (kept[respondent] !== 1) continue
    if (exposed.at(respondent) === 0) {
      member[respondent] = everyPart
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
    member[respondent] = mask >>> 0
  }
  return { segments, disjoint: false, member, impressions: Array.from(counts.subarray(0, segments)) }
}
