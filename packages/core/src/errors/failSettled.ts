/**
 * Fails with an error after the code for its message has been loaded.
 */
import * as Effect from "effect/Effect"
import { settled } from "../diagnostics/settled.ts"
import type { ApiError } from "./ApiError.ts"
import type { ErrorContext } from "./ErrorContext.ts"

export const failSettled = (
  client: { readonly errors: ErrorContext },
  error: ApiError
): Effect.Effect<never, ApiError> => settled(client, () => Effect.fail(error))
