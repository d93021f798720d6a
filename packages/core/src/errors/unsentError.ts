/**
 * The error of a call that was not sent because its input is invalid: an `InvalidRequestError` with status 0 and a complaint for each member.
 */
import { ApiError } from "./ApiError.ts"
import { InvalidRequestError } from "./Reason.ts"

export const unsentError = (operation: string, fields: Readonly<Record<string, ReadonlyArray<string>>>): ApiError =>
  new ApiError({
    operation,
    reason: new InvalidRequestError({ status: 0, problem: { messages: [], codes: [], fields, body: null } }),
    attempts: []
  })
