/**
 * The errors of an operation in its documentation: the reasons of its documented status codes, and those of a call without a response.
 */
import type { Operation } from "@fieldwork/specs/openapi"

/** As `failureReason` of core reads a status code. */
const reasonOf: Readonly<Record<string, string>> = {
  400: "InvalidRequestError",
  401: "AuthenticationError",
  403: "ForbiddenError",
  404: "NotFoundError",
  405: "MethodNotAllowedError",
  409: "ConflictError",
  413: "PayloadTooLargeError",
  415: "InvalidRequestError",
  422: "InvalidRequestError",
  429: "RateLimitError"
}

/** The union of the reasons for which an operation can fail: as `ReasonOf` and `PagesReason` of core have them. */
export const reasonsOf = (operation: Operation | undefined): string => {
  if (operation?.object["x-pagination"] !== undefined) return "PagesReason"
  return operation?.object["x-retry"] === "once" ? "WriteReason" : "CallReason"
}

/** A line for `@throws`. `isList` is whether pages are read. */
export const throwsOf = (operation: Operation | undefined, isList: boolean): string => {
  if (operation === undefined) return "@throws `ApiError`, whose `reason` states why."
  const byReason = new Map<string, Array<string>>()
  for (const status of Object.keys(operation.object.responses ?? {})) {
    const reason = status.startsWith("5") ? "ServerError" : reasonOf[status]
    if (reason !== undefined) byReason.set(reason, [...(byReason.get(reason) ?? []), status])
  }
  const documented = [...byReason].map(([reason, statuses]) => `\`${reason}\` (${statuses.join(", ")})`)
  const reasons = reasonsOf(operation)
  const union = reasons === "PagesReason" && !isList ? "CallReason" : reasons
  const others = [
    "`TransportError` or `TimeoutError` without a response",
    ...(union === "WriteReason" ? ["`AmbiguousWriteError` where the call may have been carried out"] : [])
  ]
  return `@throws \`ApiError\`, whose \`reason\` is a \`${union}\`: ${[...documented, ...others].join(", ")}.`
}
