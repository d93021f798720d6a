/**
 * Checks a number in the input of a method that makes several calls, before anything is sent.
 */
import { type ApiError, type Operation, unsentError } from "@fieldwork/core"
import * as Effect from "effect/Effect"

/**
 * Fails with an `InvalidRequestError` if `value` is not a number of at least `min`, for example because it was computed from a missing environment
 * variable. `operation` is the first operation that the method would call. An absent value is valid.
 */
export const checkNumber = (
  operation: Pick<Operation, "method" | "operationId" | "path">,
  name: string,
  value: number | undefined,
  min: number
): Effect.Effect<void, ApiError> =>
  value === undefined || (typeof value === "number" && value >= min)
    ? Effect.void
    : Effect.fail(unsentError(operation, { options: [`${name} must be a number of at least ${min}`] }))
