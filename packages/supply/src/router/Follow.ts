/**
 * Keeps a router in step with an inbox, and knows how far it is behind.
 */
import type { CursorError, Opportunities, StoreError } from "@fieldwork/inbox"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import type { Profile } from "../eligibility/Profile.ts"
import type { Matches, MatchOptions, Router } from "./Router.ts"
import { StaleIndexError } from "./StaleIndexError.ts"

export interface FollowOptions {
  /** `inbox.opportunities`. */
  readonly opportunities: Pick<Opportunities, "changes">
  readonly router: Router
  /** How often changes are looked for. Default 250 ms. */
  readonly pollMillis?: number | undefined
}

export interface Follower {
  /** Milliseconds since every change that the inbox had was in the router. */
  readonly lagMillis: Effect.Effect<number>
  /** As `router.match`, which fails with `StaleIndexError` while the lag is greater than `maxLagMillis`. Default 1 s. */
  readonly match: (
    profile: Profile,
    options?: MatchOptions & { readonly maxLagMillis?: number | undefined }
  ) => Effect.Effect<Matches, StaleIndexError>
}

/**
 * Loads every survey that the inbox has, and follows its changes for as long as the scope is open. It returns once they are loaded. Surveys that were
 * deactivated are removed from the router. A failure of the database is tried again; meanwhile the lag grows.
 */
export const follow = Effect.fnUntraced(function* ({
  opportunities,
  pollMillis = 250,
  router
}: FollowOptions): Effect.fn.Return<Follower, StoreError | CursorError, Scope.Scope> {
  let since: string | undefined
  let syncedAt = 0

  /** Everything that has changed since the last time. */
  const catchUp = Effect.gen(function* () {
    const began = yield* Clock.currentTimeMillis
    yield* Stream.runForEach(opportunities.changes({ since, follow: false }), ({ cursor, opportunity, status }) =>
      Effect.sync(() => {
        if (status === "deactivated") router.remove(opportunity.survey_id)
        else router.apply({ opportunity, status })
        since = cursor
      })
    )
    syncedAt = began
  })

  const lagMillis = Effect.map(Clock.currentTimeMillis, (now) => Math.max(0, now - syncedAt))
  yield* catchUp
  yield* Effect.forkScoped(
    Effect.forever(
      Effect.andThen(
        Effect.sleep(pollMillis),
        catchUp.pipe(Effect.catch((failure) => Effect.logWarning("The router cannot read changes", { failure })))
      )
    )
  )
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
