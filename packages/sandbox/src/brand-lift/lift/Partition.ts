/**
 * The segments of a breakdown: which respondents belong to each, and how many impressions.
 *
 * By person each respondent is in one segment, so the segments add up to the whole. By exposure an exposed respondent is in the segments that
 * their impressions or frequency put them in, and the whole control group is compared with each.
 */
import { frequency } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"
import type { Selection } from "./Selection.ts"

export interface Partition {
  readonly segments: number
  /** Whether a respondent is in one segment only, control respondents included. */
  readonly disjoint: boolean
  /** By respondent: where segments are disjoint the segment counted from 1, or 0 for none; else one bit for each of at most 32 segments. */
  readonly member: Uint32Array
  /** By segment: selected impressions. */
  readonly impressions: ReadonlyArray<number>
}

/** Everyone in one segment. */
export const whole = ({ visible }: Study): Partition => ({
  segments: 1,
  disjoint: true,
  member: new Uint32Array(visible).fill(1),
  impressions: []
})

/** Selected impressions of a respondent. */
const countSelected = (study: Study, { passes }: Selection, respondent: number): number => {
  if (passes === undefined) return frequency(study.population, respondent)
  const { first } = study.population
  const end = first.at(respondent + 1)
  let count = 0
  for (let impression = first.at(respondent); impression < end; impression++) if (passes(impression)) count++
  return count
}

/** `segmentOf` answers -1 for those that belong nowhere. */
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

/** By something that only the exposed have, such as how often they saw the campaign. */
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

/** By a column of the impressions; `segmentOf` gives each of its values a segment, or -1 for none. */
export const byImpression = (
  study: Study,
  { kept, passes }: Selection,
  segments: number,
  column: Uint8Array,
  segmentOf: ReadonlyArray<number>
): Partition => {
  const { exposed, first } = study.population
  const member = new Uint32Array(study.visible)
  // Impressions that belong nowhere are counted in a last place, which is cut off.
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
