/**
 * Routes a respondent to their open session. If there is none, routes the respondent to the best survey that they may enter.
 */
import type { StoreError } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import type { Profile } from "../eligibility/Profile.ts"
import type { LinkError, Links } from "../links/Links.ts"
import type { Matches, MatchOptions } from "../router/Router.ts"
import type { Sessions } from "../sessions/Sessions.ts"
import type { RouteResult } from "../sessions/SessionTypes.ts"
import { makeLinkAttempts } from "./LinkAttempts.ts"

export interface RouteDependencies<E> {
  readonly links: Links
  readonly sessions: Sessions
  readonly match: (profile: Profile, options: MatchOptions) => Effect.Effect<Matches, E>
  /** The maximum time in milliseconds to wait for an entry link before the next survey is tried. */
  readonly linkMillis: number
}

/** Creates the function that routes a respondent. The function's parameter `attempts` is the maximum number of surveys to try. */
export const makeRoute = <E>({ linkMillis, links, match, sessions }: RouteDependencies<E>) => {
  const { countRefused, isRefused, request } = makeLinkAttempts(links, linkMillis)
  return Effect.fnUntraced(function* (
    profile: Profile,
    attempts: number
  ): Effect.fn.Return<RouteResult, E | LinkError | StoreError> {
    let failure: LinkError | undefined
    const unlinked: Array<number> = []
    for (const surveyId of yield* sessions.open(profile.pid)) {
      const linked = yield* request(surveyId)
      if (linked._tag === "Obtained") {
        const started = yield* sessions.start(profile, surveyId)
        if (started._tag === "Entered") return started
      } else {
        unlinked.push(surveyId)
        failure = linked.failure ?? failure
      }
    }
    // A survey whose link the exchange has refused to update is not an attempt, so that the surveys after it are also tried.
    const { questions, surveys } = yield* match(profile, { limit: attempts + (yield* countRefused) })
    let left = attempts
    for (const { survey } of surveys) {
      const { survey_id } = survey
      if (left === 0) break
      if (!(yield* isRefused(survey_id))) left--
      // The link is created before the session, because the request for the link may be slow or may be refused. In either case, the next survey is
      // tried, so the respondent does not have to wait.
      const linked = yield* request(survey_id)
      if (linked._tag === "Missing") {
        failure = linked.failure ?? failure
        continue
      }
      // While this call waited for a link, another click of the respondent may have started a session.
      const started = yield* sessions.start(profile, survey_id, { resumeOther: true, except: unlinked })
      if (started._tag === "Entered") return started
    }
    return failure === undefined ? { _tag: "NoSurvey", questions } : yield* Effect.fail(failure)
  })
}
