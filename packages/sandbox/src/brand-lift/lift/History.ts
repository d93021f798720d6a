/**
 * How the lift of a question went: the figures that the service showed after each refresh, computed anew from whom it could see then.
 */
import type { LiftDay } from "../../control/schema.gen.ts"
import { nextAt, toText } from "../Instant.ts"
import { refreshHour } from "../campaigns/Field.ts"
import { asOf, type Study } from "../study/Study.ts"
import { result } from "./Figures.ts"
import { whole } from "./Partition.ts"
import { select } from "./Selection.ts"
import { tally } from "./Tally.ts"

const everyone = { person: [], exposure: [], impression: {} }

/** `respondents` is how many could be seen. */
const dayOf = (study: Study, index: number, level: number, at: number, respondents: number): LiftDay | undefined => {
  const then = asOf(study, respondents)
  const question = then.questions[index]
  if (question === undefined) return undefined
  const shown = result(question, tally(then, index, select(then, everyone), whole(then))(0), { level, tested: [] })
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

/** Of the survey's `index`-th question. `last` is when data was refreshed last. */
export const history = (study: Study, index: number, level: number, last: number): Array<LiftDay> => {
  const { recruitedAt } = study.population
  const days: Array<LiftDay> = []
  let respondents = 0
  for (let at = nextAt(study.startsAt, refreshHour); ; at = nextAt(at, refreshHour)) {
    const moment = Math.min(at, last)
    while (respondents < study.visible && recruitedAt.at(respondents) <= moment) respondents++
    const shown = dayOf(study, index, level, moment, moment === last ? study.visible : respondents)
    if (shown !== undefined) days.push(shown)
    if (moment === last) return days
  }
}
