/**
 * Computes how the lift for a question develops over time. For each refresh, the unfiltered lift is computed again from the respondents who were
 * visible after that refresh.
 */
import type { LiftDay } from "../../control/schema.gen.ts"
import { toText } from "../Instant.ts"
import { withVisible, type Refresh, type Study } from "../study/Study.ts"
import { result } from "./LiftResult.ts"
import { read } from "./LiftFilters.ts"
import { singleSegment } from "./Partition.ts"
import { select } from "./Selection.ts"
import { countAnswers } from "./Counts.ts"

const dayOf = (study: Study, index: number, level: number, { at, visible }: Refresh): LiftDay | undefined => {
  const then = withVisible(study, visible)
  const question = then.questions[index]
  if (question === undefined) return undefined
  const { criteria } = read(then, {})
  const shown = result(question, countAnswers(then, index, select(then, criteria), singleSegment(then))(0), {
    level,
    tested: [],
    readiness: then.rules.lift_readiness
  })
  const { lift_percentage: lift, margin_of_error: margin } = shown
  const isReadable = lift !== null && margin !== null
  return {
    at: toText(at),
    exposed_count: shown.exposed_count,
    control_count: shown.control_count,
    exposed_percentage: shown.exposed_percentage,
    control_percentage: shown.control_percentage,
    lift_percentage: lift,
    low: isReadable ? lift - margin : null,
    high: isReadable ? lift + margin : null,
    statistically_significant: shown.statistically_significant
  }
}

/** Returns the daily lift for the question at position `index` in the survey. */
export const history = (study: Study, index: number, level: number): Array<LiftDay> =>
  study.refreshes.flatMap((refresh) => dayOf(study, index, level, refresh) ?? [])
