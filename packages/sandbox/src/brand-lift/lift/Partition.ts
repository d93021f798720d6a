/**
 * The parts of a breakdown: which respondents belong to each, and how many impressions.
 *
 * By person each respondent is in one part, so the parts add up to the whole. By exposure an exposed respondent is in the parts that
 * their impressions or frequency put them in, and the whole control group is compared with each.
 */
import { frequency } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"
import type { Selection } from "./Selection.ts"

export interface Partition {
  readonly parts: number
  /** Whether a respondent is in one part only, control respondents included. */
  readonly disjoint: boolean
  /** By respondent: where parts are disjoint the part counted from 1, or 0 for none; else one bit for each of at most 32 parts. */
  readonly member: Uint32Array
  /** By part: selected impressions. */
  readonly impressions: ReadonlyArray<number>
}

/** Everyone in one part. */
export const whole = ({ visible }: Study): Partition => ({
  parts: 1,
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

/** `partOf` answers -1 for those that belong nowhere. */
export const byPerson = (
  study: Study,
  selection: Selection,
  parts: number,
  partOf: (respondent: number) => number
): Partition => {
  const member = new Uint32Array(study.visible)
  const impressions = Array.from({ length: parts }, () => 0)
  for (let respondent = 0; respondent < study.visible; respondent++) {
    if (selection.kept[respondent] !== 1) continue
    const part = partOf(respondent)
    member[respondent] = part + 1
    if (part >= 0) impressions[part] = (impressions[part] ?? 0) + countSelected(study, selection, respondent)
  }
  return { parts, disjoint: true, member, impressions }
}

const everyPart = 0xffffffff

/** By something that only the exposed have, such as how often they saw the campaign. */
export const byExposure = (
  study: Study,
  selection: Selection,
  parts: number,
  partOf: (respondent: number) => number
): Partition => {
  const { impressions, member } = byPerson(study, selection, parts, (respondent) =>
    study.population.exposed.at(respondent) === 1 ? partOf(respondent) : -1
  )
  for (let respondent = 0; respondent < study.visible; respondent++) {
    if (selection.kept[respondent] !== 1) continue
    const isExposed = study.population.exposed.at(respondent) === 1
    member[respondent] = isExposed ? (1 << ((member[respondent] ?? 0) - 1)) >>> 0 : everyPart
  }
  return { parts, disjoint: false, member, impressions }
}

/** By a column of the impressions; `partOf` gives each of its values a part, or -1 for none. */
export const byImpression = (
  study: Study,
  { kept, passes }: Selection,
  parts: number,
  column: Uint8Array,
  partOf: ReadonlyArray<number>
): Partition => {
  const { exposed, first } = study.population
  const member = new Uint32Array(study.visible)
  // Impressions that belong nowhere are counted in a last place, which is cut off.
  const counts = new Float64Array(parts + 1)
  const places = Uint8Array.from(partOf, (part) => (part < 0 ? parts : part))
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
      const place = places[column[impression] ?? 0] ?? parts
      counts[place] = (counts[place] ?? 0) + 1
      if (place < parts) mask |= 1 << place
    }
    member[respondent] = mask >>> 0
  }
  return { parts, disjoint: false, member, impressions: Array.from(counts.subarray(0, parts)) }
}
