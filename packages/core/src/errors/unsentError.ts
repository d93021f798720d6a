/**
 * Creates the error for a call that was not sent because its input is invalid: an `InvalidRequestError` with status 0 and messages for each field.
 */
import type { Operation } from "../operation/Operation.ts"
import { ApiError } from "./ApiError.ts"
import { InvalidRequestError } from "./Reason.ts"

/**
 * Returns an `InvalidRequestError` with status 0, which contains the error messages for each field.
 *
 * @example
 * ```ts
 * import { unsentError } from "@fieldwork/core"
 * const error = unsentError({ operationId: "getThing", method: "GET", path: "/things/{id}" }, { id: ["must not be empty"] })
 * [error.reason._tag, error.reason.status] // => ["InvalidRequestError",0]
 * ```
 */
export const unsentError = (
  { method, operationId, path }: Pick<Operation, "method" | "operationId" | "path">,
  fields: Readonly<Record<string, ReadonlyArray<string>>>
): ApiError<InvalidRequestError> =>
  new ApiError({
    operation: operationId,
    method,
    template: path,
    reason: new InvalidRequestError({ status: 0, problem: { messages: [], codes: [], fields, body: null } }),
    attempts: []
  })
