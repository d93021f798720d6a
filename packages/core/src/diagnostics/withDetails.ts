/**
 * Loads the code for errors and reports before the first error or report is created.
 */
import * as Effect from "effect/Effect"
import type { ErrorContext } from "../errors/ErrorContext.ts"

/** Calls `then` immediately if the code for errors and reports is loaded, and otherwise once loading it has succeeded or failed. */
export const withDetails = <A, E>(
  { errors: { details } }: { readonly errors: ErrorContext },
  then: () => Effect.Effect<A, E>
): Effect.Effect<A, E> =>
  details.isLoaded
    ? then()
    : Effect.flatMap(
        Effect.promise(() => details.settle()),
        then
      )
