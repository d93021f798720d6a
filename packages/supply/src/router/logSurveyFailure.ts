import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import type { RankFailure } from "../ranking/Rank.ts"

/** Logs a warning that a survey is withheld because of an error. */
export const logSurveyFailure = (message: string, { cause, survey_id }: RankFailure): Effect.Effect<void> =>
  Effect.annotateLogs(Effect.logWarning(message, Cause.die(cause)), { survey_id })
