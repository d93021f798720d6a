/**
 * The error of a call that was not sent because its input is invalid: an `InvalidRequestError` with status 0 and a complaint for each member.
 */
import { ApiError } from "./ApiError.ts"
import { InvalidRequestError } from "./Reason.ts"

/** The name of a member of the input: `id`, `campaign_name` for `["body", "campaign_name"]`, `quotas.0.name` further down. */
export const memberName = (path: ReadonlyArray<string | number>): string =>
  (path[0] === "body" && path.length > 1 ? path.slice(1) : path).join(".")

export const unsentError = (operation: string, fields: Readonly<Record<string, ReadonlyArray<string>>>): ApiError =>
  new ApiError({
    operation,
    reason: new InvalidRequestError({ status: 0, problem: { messages: [], codes: [], fields, body: null } }),
    attempts: []
  })
