/**
 * Counts respondents by segment, answer, group and weighting cell (gender and age) in a single pass over the columns of the population.
 */
import { weigh, type WeightedGroup } from "@fieldwork/lift-statistics"
import { strata } from "../lookups/demographics.ts"
import type { Answers } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"
import type { Weights } from "../study/Weights.ts"
import type { Partition } from "./Partition.ts"
import type { Selection } from "./Selection.ts"

type GroupName = keyof Weights

/**
 * The numbers of respondents in one comparison of the exposed and the control group. `inTarget` counts the respondents who gave an in-target answer,
 * that is, one of the answers whose share is compared between the groups.
 */
export interface Comparison {
  readonly count: Readonly<Record<GroupName, number>>
  readonly inTarget: Readonly<Record<GroupName, number>>
  /** The numbers after weighting. They equal the unweighted numbers if all weights are equal. */
  readonly weighted: Readonly<Record<GroupName, WeightedGroup>>
}

export interface SegmentCounts {
  readonly inTarget: Comparison
  /** The numbers for each option: the respondents who chose the option, out of all respondents who answered the question. */
  readonly options: ReadonlyArray<Comparison>
}

/**
 * The indexes of the rows in which the counts for a segment are stored: one row for all respondents who answered, one for those who gave an in-target
 * answer, then one per option.
 */
const allRow = 0
const inTargetRow = 1
const firstOption = 2

/** The number of counts in a row: one per weighting cell (gender and age) for control respondents, followed by the same for exposed respondents. */
const cells = 2 * strata
const offset: Readonly<Record<GroupName, number>> = { control: 0, exposed: strata }

const maskOf = (options: ReadonlyArray<number>, width: number): Uint32Array => {
  const mask = new Uint32Array(width)
  for (const option of options) mask[option >> 5] = (mask[option >> 5] ?? 0) | (1 << (option & 31))
  return mask
}

/**
 * Counts one respondent's answers. `counts[base]` is the number of respondents in the same segment, group and weighting cell who answered the
 * question.
 */
const add = (
  counts: Uint32Array,
  base: number,
  { bits, width }: Answers,
  targets: Uint32Array,
  respondent: number
): void => {
  const increase = (row: number) => {
    const index = base + row * cells
    counts[index] = (counts[index] ?? 0) + 1
  }
  let answered = false
  let hit = false
  for (let word = 0; word < width; word++) {
    let chosen = bits.at(respondent * width + word)
    answered ||= chosen !== 0
    hit ||= (chosen & (targets[word] ?? 0)) !== 0
    while (chosen !== 0) {
      const bit = 31 - Math.clz32(chosen)
      increase(firstOption + word * 32 + bit)
      chosen &= ~(1 << bit)
    }
  }
  if (answered) increase(allRow)
  if (hit) increase(inTargetRow)
}

/** Counts the answers to a question, which is given by its index in the survey. Returns a function that returns the counts for a segment. */
export const countAnswers = (
  study: Study,
  question: number,
  { selected }: Selection,
  { disjoint, respondentSegments, segments }: Partition
): ((segment: number) => SegmentCounts) => {
  const answers = study.population.answers[question]
  const { answers: options = [], targets = [] } = study.questions[question] ?? {}
  const rows = firstOption + options.length
  const counts = new Uint32Array(segments * rows * cells)
  if (answers !== undefined) {
    const { exposed, stratum } = study.population
    const mask = maskOf(targets, answers.width)
    for (let respondent = 0; respondent < study.visible; respondent++) {
      if (selected[respondent] !== 1) continue
      const cell = exposed.at(respondent) * strata + stratum.at(respondent)
      const own = respondentSegments[respondent] ?? 0
      if (disjoint) {
        if (own > 0) add(counts, (own - 1) * rows * cells + cell, answers, mask, respondent)
        continue
      }
      for (let segment = 0; segment < segments; segment++) {
        if ((own >>> segment) & 1) add(counts, segment * rows * cells + cell, answers, mask, respondent)
      }
    }
  }

  const comparison = (segment: number, row: number): Comparison => {
    const at = (which: number, group: GroupName, cell: number) =>
      counts[(segment * rows + which) * cells + offset[group] + cell] ?? 0
    const sum = (which: number, group: GroupName) =>
      study.weights[group].reduce((all, _, cell) => all + at(which, group, cell), 0)
    const group = (name: GroupName) =>
      weigh(study.weights[name].map((weight, cell) => ({ n: at(allRow, name, cell), x: at(row, name, cell), weight })))
    return {
      count: { exposed: sum(allRow, "exposed"), control: sum(allRow, "control") },
      inTarget: { exposed: sum(row, "exposed"), control: sum(row, "control") },
      weighted: { exposed: group("exposed"), control: group("control") }
    }
  }

  return (segment) => ({
    inTarget: comparison(segment, inTargetRow),
    options: options.map((_, option) => comparison(segment, firstOption + option))
  })
}
