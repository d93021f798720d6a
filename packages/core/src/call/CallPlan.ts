/**
 * The plan of a call: its time limits, retry policy and headers, taken from the client's settings and the call options.
 */
import type { ClientContext } from "../client/ClientContext.ts"
import { checkNames, checkRetry, positive } from "../client/checkSettings.ts"
import { ConfigurationError } from "../client/ConfigurationError.ts"
import type { RequestInfo } from "../client/Listeners.ts"
import type { ApiError } from "../errors/ApiError.ts"
import { unsentError } from "../errors/unsentError.ts"
import type { Operation } from "../operation/Operation.ts"
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

/** Returns the plan for calls without options. Throws `ConfigurationError` if a setting is a function that returns an invalid value. */
export const defaultPlan = (
  { deadlineMillis, retryPolicy, timeoutOf }: ClientContext,
  operation: RequestInfo
): CallPlan => ({ timeoutMillis: timeoutOf(operation), deadlineMillis, retryPolicy, headers: undefined })

const planWith = (defaults: CallPlan, options: CallSettings): CallPlan => {
  checkNames("", options, optionNames)
  const { deadlineMillis, headers, retry, timeoutMillis } = options
  return {
    timeoutMillis: timeoutMillis === undefined ? defaults.timeoutMillis : positive("timeoutMillis", timeoutMillis),
    deadlineMillis: deadlineMillis === undefined ? defaults.deadlineMillis : positive("deadlineMillis", deadlineMillis),
    retryPolicy: retry === undefined ? defaults.retryPolicy : checkRetry(retry, defaults.retryPolicy),
    headers: headers === undefined ? undefined : checkHeaders(headers)
  }
}

/** Returns the plan for the given call options. If an option is invalid, returns an error instead, and the call is not sent. */
export const callPlan = (
  { plan, definition }: { readonly plan: CallPlan; readonly definition: Operation },
  options: CallSettings
): CallPlan | ApiError => {
  try {
    return planWith(plan, options)
  } catch (cause) {
    if (cause instanceof ConfigurationError) return unsentError(definition, { options: [cause.message] })
    throw cause
  }
}
