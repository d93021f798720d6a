/**
 * How a call is made: its limits, its retries and its headers, from the settings of the client and the options of the call.
 */
import type { ClientContext } from "../client/ClientContext.ts"
import { checkNames, checkRetry, positive } from "../client/checkSettings.ts"
import { ConfigurationError } from "../client/ConfigurationError.ts"
import type { RequestInfo } from "../client/Listeners.ts"
import type { ApiError } from "../errors/ApiError.ts"
import { unsentError } from "../errors/unsentError.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import { checkHeaders, type HeaderValues } from "../request/extraHeaders.ts"
import type { RetryPolicy } from "../retry/RetryPolicy.ts"
import type { CallSettings } from "./CallSettings.ts"

export interface CallPlan {
  readonly timeoutMillis: number
  readonly deadlineMillis: number | undefined
  readonly retryPolicy: RetryPolicy
  readonly headers: HeaderValues | undefined
}

const optionNames = [
  "timeoutMillis",
  "deadlineMillis",
  "retry",
  "headers",
  "prefetch"
] as const satisfies ReadonlyArray<keyof CallSettings>

/** Throws `ConfigurationError` where the setting is a function with a result that cannot work. */
export const usualPlan = (
  { deadlineMillis, retryPolicy, timeoutOf }: ClientContext,
  operation: RequestInfo
): CallPlan => ({ timeoutMillis: timeoutOf(operation), deadlineMillis, retryPolicy, headers: undefined })

const planWith = (usual: CallPlan, options: CallSettings): CallPlan => {
  checkNames("", options, optionNames)
  const { deadlineMillis, headers, retry, timeoutMillis } = options
  return {
    timeoutMillis: timeoutMillis === undefined ? usual.timeoutMillis : positive("timeoutMillis", timeoutMillis),
    deadlineMillis: deadlineMillis === undefined ? usual.deadlineMillis : positive("deadlineMillis", deadlineMillis),
    retryPolicy: retry === undefined ? usual.retryPolicy : checkRetry(retry, usual.retryPolicy),
    headers: headers === undefined ? undefined : checkHeaders(headers)
  }
}

/** The plan with the options of a call, or the error of one that is not sent because an option cannot work. */
export const callPlan = ({ plan, row }: OperationContext, options: CallSettings): CallPlan | ApiError => {
  try {
    return planWith(plan, options)
  } catch (cause) {
    if (cause instanceof ConfigurationError) return unsentError(row, { options: [cause.message] })
    throw cause
  }
}
