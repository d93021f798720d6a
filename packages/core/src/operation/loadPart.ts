/**
 * Loads a part of the program before a call sends anything.
 */
import * as Effect from "effect/Effect"
import type { LazyModule } from "../client/LazyModule.ts"
import { ApiError } from "../errors/ApiError.ts"
import { TransportError } from "../errors/Reason.ts"

/** The error where a part cannot be loaded, such as a file that its server no longer has. Nothing was sent then. */
export const notLoaded = (operation: string, what: string, cause: unknown): ApiError =>
  new ApiError({
    operation,
    reason: new TransportError({ sent: false, detail: `${what} could not be loaded: ${String(cause)}` }),
    attempts: []
  })

export const loadPart = <Module extends object>(
  part: LazyModule<Module>,
  operation: string
): Effect.Effect<Module, ApiError> =>
  part.now === undefined
    ? Effect.tryPromise({
        try: () => part.load(),
        catch: (cause) => notLoaded(operation, "a part of the client", cause)
      })
    : Effect.succeed(part.now)
