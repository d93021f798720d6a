/**
 * Returns the lift by frequency, with a test for trend.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import { cochranArmitage } from "@fieldwork/lift-statistics"
import { partOf } from "./Parts.ts"
import { groupsOf } from "./remarks.ts"
import type { Report } from "./Report.ts"
import { pSentence } from "./format.ts"

/** Returns the mean of the numbers in a frequency label such as `4-5` or `10+`. Undefined for a label without a number. */
const timesOf = (label: string): number | undefined => {
  const found = [...label.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  return found.length === 0 ? undefined : found.reduce((sum, each) => sum + each, 0) / found.length
}

/**
 * Returns the lift by frequency (the number of times that respondents saw the ads), and a sentence that states whether the share of target answers in
 * the exposed group changes with frequency. An interim report has no such sentence, because the test for trend is valid for a single analysis only.
 */
export const frequencyOf = (rows: ReadonlyArray<LiftTable.Row>, interim: boolean): Report["frequency"] => {
  const own = rows.filter(({ breakdown }) => breakdown === "frequency")
  const steps = own.map((row) => partOf(row, interim))
  if (interim) return { steps, sentence: "" }
  const scored = own.flatMap((row) => {
    const groups = groupsOf(row)
    const score = timesOf(row.part)
    return groups === undefined || score === undefined || row.tooFew ? [] : { ...groups.exposed, score }
  })
  // The control group is left out of the trend test, because any lift would otherwise count as a trend.
  const trend = scored.length < 2 ? null : cochranArmitage(scored)
  if (trend === null) return { steps, sentence: "" }
  const found =
    trend.p <= 0.1
      ? `In the exposed group, the share in target ${trend.slope > 0 ? "increases" : "decreases"} with the number of times that respondents saw the ads`
      : "In the exposed group, no significant trend with the number of times that respondents saw the ads was found"
  return {
    steps,
    sentence: `${found} (Cochran–Armitage, p ${pSentence(trend.p)}). People who see an ad often differ from others, so a trend does not prove that frequency caused it.`
  }
}
