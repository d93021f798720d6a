/**
 * Fails with an error once its sentence has been loaded.
 */
import * as Effect from "effect/Effect"
import type { ApiError } from "./ApiError.ts"
import type { ErrorContext } from "./ErrorContext.ts"

export const failSettled = (
  { errors: { details } }: { readonly errors: ErrorContext },
  error: ApiError
): Effect.Effect<never, ApiError> =>
  details.isLoaded
    ? Effect.fail(error)
    : Effect.andThen(
        Effect.promise(() => details.settle()),
        Effect.fail(error)
      )
