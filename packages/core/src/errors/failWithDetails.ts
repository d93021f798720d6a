/**
 * Loads the module that formats error messages, and then fails with the given error.
 */
import * as Effect from "effect/Effect"
import { withDetails } from "../diagnostics/withDetails.ts"
import type { ApiError } from "./ApiError.ts"
import type { ErrorContext } from "./ErrorContext.ts"

export const failWithDetails = (
  client: { readonly errors: ErrorContext },
  error: ApiError
): Effect.Effect<never, ApiError> => withDetails(client, () => Effect.fail(error))
