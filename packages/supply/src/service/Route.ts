/**
 * Routes a respondent to their open session. If there is none, routes the respondent to the best survey that they may enter.
 */
import type { StoreError } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Profile } from "../eligibility/Profile.ts"
import type { LinkError, Links } from "../links/Links.ts"
import type { Matches, MatchOptions } from "../router/Router.ts"
import type { Sessions } from "../sessions/Sessions.ts"
import type { RouteResult } from "../sessions/SessionTypes.ts"

export interface RouteDependencies<E> {
  readonly links: Links
  readonly sessions: Sessions
  readonly match: (profile: Profile, options: MatchOptions) => Effect.Effect<Matches, E>
  /** The maximum time in milliseconds to wait for an entry link before the next survey is tried. */
  readonly linkMillis: number
}

/** Creates the function that routes a respondent. The function's parameter `attempts` is the maximum number of surveys to try. */
export const makeRoute = <E>({ linkMillis, links, match, sessions }: RouteDependencies<E>) =>
  Effect.fnUntraced(function* (
    profile: Profile,
    attempts: number
  ): Effect.fn.Return<RouteResult, E | LinkError | StoreError> {
    for (const surveyId of yield* sessions.open(profile.pid)) {
      const started = yield* sessions.start(profile, surveyId)
      if (started._tag === "Entered") return started
    }
    const { questions, surveys } = yield* match(profile, { limit: attempts })
    let failure: LinkError | undefined
    for (const { survey } of surveys) {
      const { survey_id } = survey
      // The link is created before the session, because the request for the link may be slow or may be refused. In either case, the next survey is
      // tried, so the respondent does not have to wait.
      const linked = yield* links.for(survey_id).pipe(Effect.timeoutOption(linkMillis), Effect.result)
      if (linked._tag === "Failure") {
        if (linked.failure._tag === "StoreError") return yield* Effect.fail(linked.failure)
        failure = linked.failure
      } else if (Option.isSome(linked.success)) {
        // While this call waited for a link, another click of the respondent may have started a session.
        const started = yield* sessions.start(profile, survey_id, { resumeOther: true })
        if (started._tag === "Entered") return started
      }
    }
    return failure === undefined ? { _tag: "NoSurvey", questions } : yield* Effect.fail(failure)
  })
