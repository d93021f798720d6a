/**
 * Keeps a router up to date with an inbox, and measures how far the router lags behind the inbox.
 */
import type { CursorError, Opportunities, StoreError } from "@fieldwork/inbox"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import type { Profile } from "../eligibility/Profile.ts"
import type { Matches, MatchOptions, Router } from "./Router.ts"
import { logSurveyFailure } from "./logSurveyFailure.ts"
import { pollForever } from "./pollForever.ts"
import { StaleIndexError } from "./StaleIndexError.ts"
import { SurveyFailures } from "./SurveyFailures.ts"

/** The options for `follow`: the inbox to follow, and the router to update. */
export interface FollowOptions {
  /** The opportunities in the inbox, available as `inbox.opportunities`. */
  readonly opportunities: Pick<Opportunities, "changes">
  /** The router that is kept up to date. */
  readonly router: Router
  /** The interval in milliseconds at which the inbox is polled for changes. Default: 250. */
  readonly pollMillis?: number | undefined
}

/** A router that follows an inbox. */
export interface Follower {
  /** The time in milliseconds since the router was last up to date with the inbox. */
  readonly lagMillis: Effect.Effect<number>
  /**
   * Calls `router.match`. Fails with `StaleIndexError` if the router lags behind the inbox by more than `maxLagMillis`, which is 1,000 by default.
   */
  readonly match: (
    profile: Profile,
    options?: MatchOptions & { readonly maxLagMillis?: number | undefined }
  ) => Effect.Effect<Matches, StaleIndexError>
}

/**
 * Loads all surveys in the inbox into a router, and applies changes for as long as the scope is open. Succeeds once all surveys are loaded.
 * Deactivated surveys are removed from the router. A survey for which `router.apply` throws is also removed, and the error is logged once per survey
 * and error message. If the database fails later, reading is retried. Until a retry succeeds, the lag grows and `match` fails with `StaleIndexError`.
 *
 * @example
 * ```ts
 * import { Effect, Layer, Stream } from "effect"
 * import { Inbox, SqliteStore } from "@fieldwork/inbox"
 * import { createRouter, follow } from "@fieldwork/supply"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * const exchange = await createSender() // stands for the exchange
 * const survey = { survey_id: 7, message_reason: "new", revenue_per_interview: { value: 1.25, currency_code: "USD" } }
 * const callback = await exchange.send([survey])
 * const program = Effect.gen(function* () {
 *   const { opportunities, receive } = yield* Inbox
 *   const request = new Request("https://supplier.example/opportunities", { method: "POST", ...callback })
 *   yield* Effect.promise(() => receive("opportunities", request))
 *   yield* opportunities.changes().pipe(Stream.take(1), Stream.runDrain)
 *   const follower = yield* follow({ opportunities, router: createRouter() })
 *   const { surveys } = yield* follower.match({ pid: "p-1", answers: {} })
 *   return surveys.map((match) => match.survey.survey_id)
 * })
 * const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(SqliteStore.layer({ path: ":memory:" })))
 * await Effect.runPromise(Effect.scoped(Effect.provide(program, layer))) // => [7]
 * ```
 */
export const follow = Effect.fnUntraced(function* ({
  opportunities,
  pollMillis = 250,
  router
}: FollowOptions): Effect.fn.Return<Follower, StoreError | CursorError, Scope.Scope> {
  let since: string | undefined
  let syncedAt = 0

  const failures = new SurveyFailures()

  /** Removes a survey that could not be updated in the router, because the router may contain an outdated version of it. */
  const withhold = (survey_id: number, cause: unknown): Effect.Effect<void> =>
    Effect.suspend(() => {
      router.remove(survey_id)
      return failures.isNew(survey_id, cause)
        ? logSurveyFailure("The router cannot apply a survey, which is withheld", { survey_id, cause })
        : Effect.void
    })

  /** Updates the router with all changes in the inbox since the last call. */
  const catchUp = Effect.gen(function* () {
    const began = yield* Clock.currentTimeMillis
    yield* Stream.runForEach(opportunities.changes({ since, follow: false }), ({ cursor, opportunity, status }) =>
      Effect.sync(() => {
        if (status === "deactivated") router.remove(opportunity.survey_id)
        else router.apply({ opportunity, status })
      }).pipe(
        Effect.catchDefect((cause) => withhold(opportunity.survey_id, cause)),
        Effect.andThen(Effect.sync(() => void (since = cursor)))
      )
    )
    syncedAt = began
  })

  const lagMillis = Effect.map(Clock.currentTimeMillis, (now) => Math.max(0, now - syncedAt))
  yield* catchUp
  yield* pollForever(catchUp, { pollMillis, message: "The router cannot read changes" })
  return {
    lagMillis,
    match: Effect.fnUntraced(function* (profile, options = {}) {
      const { maxLagMillis = 1_000 } = options
      const lag = yield* lagMillis
      if (lag > maxLagMillis) return yield* Effect.fail(new StaleIndexError({ lagMillis: lag, maxLagMillis }))
      return router.match(profile, { ...options, now: options.now ?? new Date(yield* Clock.currentTimeMillis) })
    })
  }
})
