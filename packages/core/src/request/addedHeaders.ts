/**
 * Returns the user's headers for one attempt: the client's headers, overridden by the headers of the call.
 */
import type { CallPlan } from "../call/CallPlan.ts"
import type { ClientContext } from "../client/ClientContext.ts"
import type { ApiError } from "../errors/ApiError.ts"
import { unsentError } from "../errors/unsentError.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import { checkHeaders, harmlessHeaders, type HeaderValues } from "./extraHeaders.ts"

/** Returns the headers, or an error if the client's header function throws or returns invalid headers. */
export const addedHeaders = (
  { errors, headers, isOtherHost, rememberSecrets }: ClientContext,
  { info, definition }: OperationContext,
  plan: CallPlan,
  attempt: number
): HeaderValues | ApiError => {
  try {
    const own = typeof headers === "function" ? checkHeaders(headers({ ...info, attempt })) : headers
    const all = { ...own, ...plan.headers }
    rememberSecrets(all)
    return isOtherHost ? harmlessHeaders(all) : all
  } catch (cause) {
    return unsentError(definition, {
      headers: [errors.redactor.redact(cause instanceof Error ? cause.message : String(cause))]
    })
  }
}
