/**
 * The headers of the user for one attempt, where they are not the same each time: those of the client, and in their place those of the call.
 */
import type { CallPlan } from "../call/CallPlan.ts"
import type { ClientContext } from "../client/ClientContext.ts"
import type { ApiError } from "../errors/ApiError.ts"
import { unsentError } from "../errors/unsentError.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import { checkHeaders, harmlessHeaders, type HeaderValues } from "./extraHeaders.ts"

/** The error where the client's function of headers throws, or returns what cannot be sent. */
export const addedHeaders = (
  { errors, headers, isForeign, rememberSecrets }: ClientContext,
  { info, row }: OperationContext,
  plan: CallPlan,
  attempt: number
): HeaderValues | ApiError => {
  try {
    const own = typeof headers === "function" ? checkHeaders(headers({ ...info, attempt })) : headers
    const all = { ...own, ...plan.headers }
    rememberSecrets(all)
    return isForeign ? harmlessHeaders(all) : all
  } catch (cause) {
    return unsentError(row, {
      headers: [errors.redactor.redact(cause instanceof Error ? cause.message : String(cause))]
    })
  }
}
