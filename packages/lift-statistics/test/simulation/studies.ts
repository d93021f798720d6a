/** Simulates studies with individual respondents, and analyses them as an analyst would. */
import { type Group, analyseLift, analyseParts, analyseLooks } from "../../src/index.ts"
import { uniform } from "../independent.ts"

type Random = () => number

/** Returns the number of respondents in target in a random sample of n. */
const draw = (random: Random, n: number, share: number): number => {
  let x = 0
  for (let i = 0; i < n; i++) if (random() < share) x++
  return x
}

export interface StudyDesign {
  readonly respondents: number
  readonly days: number
  readonly control: number
  readonly lift: number
}

/** Returns the cumulative counts at the end of each day. Each respondent is randomly assigned to a group. */
const looksOf = (random: Random, { control, days, lift, respondents }: StudyDesign) => {
  const sums = { exposed: { x: 0, n: 0 }, control: { x: 0, n: 0 } }
  return Array.from({ length: days }, (_, day) => {
    const today = Math.round(((day + 1) * respondents) / days) - Math.round((day * respondents) / days)
    const exposed = draw(random, today, 0.5)
    sums.exposed = { x: sums.exposed.x + draw(random, exposed, control + lift), n: sums.exposed.n + exposed }
    sums.control = { x: sums.control.x + draw(random, today - exposed, control), n: sums.control.n + today - exposed }
    return { ...sums }
  })
}

export interface DailyResult {
  /** The proportion of all studies in which the ordinary interval is significant on at least one day. */
  readonly everByOrdinaryInterval: number
  readonly everBySequential: number
  readonly atTheEndByOrdinaryInterval: number
  /** The proportion of studies in which the sequential test finds the lift, among the studies in which a single test at the end finds it. */
  readonly sequentialWhereFound: number
}

/** Analyses each study every day and counts the studies with a significant result. */
export const analyseDaily = (studies: number, seed: number, design: StudyDesign): DailyResult => {
  const random = uniform(seed)
  let [ordinary, sequential, atTheEnd, both] = [0, 0, 0, 0]
  for (let study = 0; study < studies; study++) {
    const looks = looksOf(random, design)
    const found = looks.map((look) => {
      const kind = analyseLift(look).tests[0]?.verdict.kind
      return kind === "lift" || kind === "decline"
    })
    const isFound = analyseLooks(looks).at(-1)?.significant === true
    if (found.includes(true)) ordinary++
    if (isFound) sequential++
    if (found.at(-1) === true) {
      atTheEnd++
      if (isFound) both++
    }
  }
  return {
    everByOrdinaryInterval: ordinary / studies,
    everBySequential: sequential / studies,
    atTheEndByOrdinaryInterval: atTheEnd / studies,
    sequentialWhereFound: atTheEnd === 0 ? 0 : both / atTheEnd
  }
}

export interface BreakdownResult {
  /**
   * The proportion of studies in which a part of the breakdown (such as an age group) that has no effect is significant without adjustment.
   * `anyAfterHolm` is the proportion after Holm's adjustment.
   */
  readonly anyUnadjusted: number
  readonly anyAfterHolm: number
  /** The proportion of studies in which the part of the breakdown that has an effect is significant after Holm's adjustment. */
  readonly effectAfterHolm: number
}

/**
 * Simulates studies with a breakdown into 57 parts (such as age groups), each with `perGroup` respondents in the exposed and in the control group.
 * The first part has an effect of `lift`; the other parts have none.
 */
export const analyseBreakdown = (
  studies: number,
  seed: number,
  { control, lift, perGroup }: { readonly control: number; readonly lift: number; readonly perGroup: number }
): BreakdownResult => {
  const random = uniform(seed)
  let [unadjusted, after, withEffect] = [0, 0, 0]
  const group = (share: number): Group => ({ x: draw(random, perGroup, share), n: perGroup })
  for (let study = 0; study < studies; study++) {
    const parts = Array.from({ length: 57 }, (_, i) => ({
      exposed: group(control + (i === 0 ? lift : 0)),
      control: group(control)
    }))
    const verdicts = analyseParts(parts, { method: "holm" }).parts.map(({ verdict }) => verdict)
    if (verdicts[0] === "significantAdjusted") withEffect++
    const withoutEffect = lift === 0 ? verdicts : verdicts.slice(1)
    if (withoutEffect.some((verdict) => verdict === "unadjustedOnly" || verdict === "significantAdjusted")) unadjusted++
    if (withoutEffect.includes("significantAdjusted")) after++
  }
  return { anyUnadjusted: unadjusted / studies, anyAfterHolm: after / studies, effectAfterHolm: withEffect / studies }
}
