import type { RankFailure } from "../ranking/Rank.ts"
import { SurveyFailures } from "./SurveyFailures.ts"

const warn = ({ cause, survey_id }: RankFailure): void =>
  console.warn(`The ranking failed for survey ${survey_id}, which is withheld:`, cause)

/** Returns a function that calls `listener` once per survey and error message, and never throws. By default, the listener writes a warning. */
export const rankFailureListener = (
  listener: (failure: RankFailure) => void = warn
): ((failure: RankFailure) => void) => {
  const failures = new SurveyFailures()
  return (failure) => {
    try {
      if (failures.isNew(failure.survey_id, failure.cause)) listener(failure)
    } catch {
      // An error in the listener must not stop the router.
    }
  }
}
