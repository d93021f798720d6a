/**
 * Simulated studies: respondents drawn one by one, read as an analyst would read them.
 */
import { type Group, readLift, readParts, running } from "../../src/index.ts"
import { uniform } from "../independent.ts"

type Random = () => number

/** Those of n respondents who are in target. */
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

/** The counts at the end of each day; each respondent falls into either group by chance. */
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

export interface DailyReading {
  /** Shares of the studies. */
  readonly everByOrdinaryInterval: number
  readonly everBySequential: number
  readonly atTheEndByOrdinaryInterval: number
  /** Of the studies in which the one test at the end finds the lift. */
  readonly sequentialWhereFound: number
}

/** Reads each study every day. */
export const readDaily = (studies: number, seed: number, design: StudyDesign): DailyReading => {
  const random = uniform(seed)
  let [ordinary, sequential, atTheEnd, both] = [0, 0, 0, 0]
  for (let study = 0; study < studies; study++) {
    const looks = looksOf(random, design)
    const found = looks.map((look) => {
      const kind = readLift(look).tests[0]?.verdict.kind
      return kind === "lift" || kind === "decline"
    })
    const isFound = running(looks).at(-1)?.significant === true
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

export interface PartsFound {
  /** Shares of the studies with a part without effect that is significant by itself, and after Holm. */
  readonly anyAlone: number
  readonly anyAfterHolm: number
  /** Of the studies, those in which the part with the effect holds after Holm. */
  readonly plantedAfterHolm: number
}

/** 57 parts of this many people in each group; the first has the effect, the others have none. */
export const readBreakdown = (
  studies: number,
  seed: number,
  { control, lift, perGroup }: { readonly control: number; readonly lift: number; readonly perGroup: number }
): PartsFound => {
  const random = uniform(seed)
  let [alone, after, planted] = [0, 0, 0]
  const group = (share: number): Group => ({ x: draw(random, perGroup, share), n: perGroup })
  for (let study = 0; study < studies; study++) {
    const parts = Array.from({ length: 57 }, (_, i) => ({
      exposed: group(control + (i === 0 ? lift : 0)),
      control: group(control)
    }))
    const verdicts = readParts(parts, { method: "holm" }).parts.map(({ verdict }) => verdict)
    if (verdicts[0] === "holds") planted++
    const withoutEffect = lift === 0 ? verdicts : verdicts.slice(1)
    if (withoutEffect.some((verdict) => verdict === "alone" || verdict === "holds")) alone++
    if (withoutEffect.includes("holds")) after++
  }
  return { anyAlone: alone / studies, anyAfterHolm: after / studies, plantedAfterHolm: planted / studies }
}
