/**
 * Documents the errors of an operation: the failure reasons for its documented status codes, and the reasons for a call that gets no response.
 */
import type { Operation } from "@fieldwork/specs/openapi"

/** The failure reason for each status code, as in `failureReason` in `@fieldwork/core`. */
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

/** Returns the name of the union type of an operation's failure reasons, as in `ReasonOf` and `PagesReason` in `@fieldwork/core`. */
export const reasonsOf = (operation: Operation | undefined): string => {
  if (operation?.object["x-pagination"] !== undefined) return "PagesReason"
  return operation?.object["x-retry"] === "once" ? "WriteReason" : "CallReason"
}

/** Returns a `@throws` line. `isList` is true if the method reads pages. */
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
