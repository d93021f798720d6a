import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"

/**
 * Runs an effect every `pollMillis` milliseconds for as long as the scope is open. If the effect fails or dies, the cause is logged with `message`,
 * and the effect is run again. Only interruption ends the loop.
 */
export const pollForever = <E>(
  effect: Effect.Effect<void, E>,
  { message, pollMillis }: { readonly message: string; readonly pollMillis: number }
): Effect.Effect<void, never, Scope.Scope> =>
  Effect.sleep(pollMillis).pipe(
    Effect.andThen(effect),
    Effect.catchCause((cause) =>
      Cause.hasInterruptsOnly(cause) ? Effect.interrupt : Effect.logWarning(message, cause)
    ),
    Effect.forever,
    Effect.forkScoped,
    Effect.asVoid
  )
