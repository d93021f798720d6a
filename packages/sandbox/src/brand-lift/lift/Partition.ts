/**
 * The parts of a breakdown: which respondents belong to each, and how many impressions.
 *
 * By person each respondent is in one part, so the parts add up to the whole. By impression an exposed respondent is in every part that
 * they saw an ad in, and the whole control group is compared with each.
 */
import { frequency } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"
import type { Selection } from "./Selection.ts"

export interface Partition {
  readonly parts: number
  /** Whether a respondent is in one part only, control respondents included. */
  readonly disjoint: boolean
  /** By respondent, one bit for each part; at most 32 parts. */
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

/** Calls `each` with the selected impressions of a respondent. */
const forSelected = (study: Study, { passes }: Selection, respondent: number, each: (impression: number) => void) => {
  const { first } = study.population
  const end = first.at(respondent + 1)
  for (let impression = first.at(respondent); impression < end; impression++) {
    if (passes === undefined || passes(impression)) each(impression)
  }
}

const countSelected = (study: Study, selection: Selection, respondent: number): number => {
  if (selection.passes === undefined) return frequency(study.population, respondent)
  let count = 0
  forSelected(study, selection, respondent, () => count++)
  return count
}

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
    member[respondent] = (1 << part) >>> 0
    impressions[part] = (impressions[part] ?? 0) + countSelected(study, selection, respondent)
  }
  return { parts, disjoint: true, member, impressions }
}

export const byImpression = (
  study: Study,
  selection: Selection,
  parts: number,
  partOf: (impression: number) => number
): Partition => {
  const member = new Uint32Array(study.visible)
  const impressions = Array.from({ length: parts }, () => 0)
  for (let respondent = 0; respondent < study.visible; respondent++) {
    if (selection.kept[respondent] !== 1) continue
    if (study.population.exposed.at(respondent) === 0) {
      member[respondent] = 0xffffffff
      continue
    }
    let mask = 0
    forSelected(study, selection, respondent, (impression) => {
      const part = partOf(impression)
      mask |= 1 << part
      impressions[part] = (impressions[part] ?? 0) + 1
    })
    member[respondent] = mask >>> 0
  }
  return { parts, disjoint: false, member, impressions }
}
