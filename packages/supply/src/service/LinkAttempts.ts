/**
 * Requests entry links for `route`, which tries another survey if a link cannot be obtained. A link whose update the exchange has refused is not
 * requested again for a minute, so that not every call sends two requests that the exchange refuses.
 */
import type { StoreError } from "@fieldwork/inbox"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { LinkError, Links } from "../links/Links.ts"

/** The result of a request for a link. `failure` is undefined if the link was not obtained in time. */
export type LinkAttempt =
  | { readonly _tag: "Obtained" }
  | { readonly _tag: "Missing"; readonly failure: LinkError | undefined }

interface Refusal {
  readonly failure: LinkError
  readonly at: number
}

export interface LinkAttempts {
  /** Requests the link of a survey, unless the exchange has refused to update it within the last minute. Fails only if the store fails. */
  readonly request: (surveyId: number) => Effect.Effect<LinkAttempt, StoreError>
  /** Returns whether the exchange has refused to update the link of a survey within the last minute. */
  readonly isRefused: (surveyId: number) => Effect.Effect<boolean>
  /** Returns the number of links that the exchange has refused to update within the last minute. */
  readonly countRefused: Effect.Effect<number>
}

/** The time in milliseconds after which a link is requested again although the exchange has refused to update it. */
const refusedMillis = 60_000

export const makeLinkAttempts = (links: Links, linkMillis: number): LinkAttempts => {
  const refused = new Map<number, Refusal>()

  // A refusal in the future was recorded while the clock was ahead.
  const isRecent = ({ at }: Refusal, now: number): boolean => at > now - refusedMillis && at <= now

  const refusalOf = (surveyId: number) =>
    Effect.map(Clock.currentTimeMillis, (now) => {
      const found = refused.get(surveyId)
      return found !== undefined && isRecent(found, now) ? found.failure : undefined
    })

  return {
    isRefused: (surveyId) => Effect.map(refusalOf(surveyId), (failure) => failure !== undefined),
    countRefused: Effect.map(Clock.currentTimeMillis, (now) => {
      for (const [surveyId, refusal] of refused) if (!isRecent(refusal, now)) refused.delete(surveyId)
      return refused.size
    }),
    request: Effect.fnUntraced(function* (surveyId) {
      const known = yield* refusalOf(surveyId)
      if (known !== undefined) return { _tag: "Missing", failure: known }
      const linked = yield* links.for(surveyId).pipe(Effect.timeoutOption(linkMillis), Effect.result)
      if (linked._tag === "Success") {
        return Option.isSome(linked.success) ? { _tag: "Obtained" } : { _tag: "Missing", failure: undefined }
      }
      const { failure } = linked
      if (failure._tag === "StoreError") return yield* Effect.fail(failure)
      if (failure._tag === "LinkNotUpdatedError") {
        refused.set(surveyId, { failure, at: yield* Clock.currentTimeMillis })
      }
      return { _tag: "Missing", failure }
    })
  }
}
