/** Lists the results to request from the service if more than one convention (set of formulas for lift) fits the results so far. */
import type { Convention } from "./Convention.ts"

interface Known {
  readonly scale: Convention["scale"] | null
  readonly liftScale: Convention["liftScale"] | null
  readonly standardError: Convention["standardError"] | null
  readonly sides: Convention["sides"] | null
  readonly decision: Convention["decision"] | null
  readonly weighted: boolean
  readonly hasFigures: boolean
}

const unweighted = " of a campaign that is not weighted"

/** Returns one sentence for each field of the convention (the set of formulas for lift) whose value is still unknown. */
export const missingEvidence = (known: Known): ReadonlyArray<string> => {
  const { decision, hasFigures, liftScale, scale, sides, standardError, weighted } = known
  if (!hasFigures)
    return ["No result has both counts and values: request a question with more than 50 respondents in each group."]
  const sentences: Array<string> = []
  if (scale === null) sentences.push("Scale: a result in which some of both groups are in target.")
  if (liftScale === null) {
    sentences.push(
      "Definition of lift: a result whose lift is not near zero and whose control is neither near 0 nor near 100 %."
    )
  }
  if (sides === null) {
    sentences.push(
      "Sides: one result with margins at two levels, such as confidence_level__in 0.8 and 0.95; their ratio is 1.529 two-sided and 1.954 one-sided."
    )
  }
  if (standardError === null) {
    const of = weighted ? unweighted : ""
    sentences.push(
      `Standard error: results${of} with few respondents, groups of unequal size and a large lift, or with more decimals.`
    )
  }
  if (decision === null) {
    const of = weighted ? unweighted : ""
    sentences.push(
      `Decision: a result${of} whose lift is nearly its margin at some level, between the reach of the pooled and of the unpooled error; ask small groups for all four levels.`
    )
  }
  return sentences
}
