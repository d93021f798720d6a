/**
 * Determines the reason for a failed response from its status code and its body.
 */
import type { AttemptState } from "../call/AttemptState.ts"
import type { ErrorContext } from "../errors/ErrorContext.ts"
import type { Problem } from "../errors/Problem.ts"
import * as Reason from "../errors/Reason.ts"
import type { Violation } from "../operation/Validators.ts"
import * as RetryAfter from "../retry/RetryAfter.ts"

const problemOf = ({ details, errorFormats, redactor }: ErrorContext, text: string): Problem =>
  details.current.problemOf(errorFormats, redactor, text)

/** Returns the failure reason for a response that has a success status code but whose body reports a failure. */
export const refusedReason = (errors: ErrorContext, { status, text }: AttemptState): Reason.Reason =>
  new Reason.RefusedError({ status, problem: problemOf(errors, text) })

interface Difference {
  readonly kind: Reason.ContractError["kind"]
  readonly violations?: ReadonlyArray<Violation>
  /** Whether the write was executed although its response does not conform to the spec. */
  readonly isCarriedOut?: boolean
}

export const contractError = (
  { details, redactor }: ErrorContext,
  { headers, status, text }: AttemptState,
  { isCarriedOut = false, kind, violations = [] }: Difference
): Reason.ContractError => {
  const contentType = headers?.get("content-type") ?? null
  return new Reason.ContractError({
    status,
    kind,
    ...(contentType !== null && { contentType: redactor.redact(contentType) }),
    prefix: details.current.prefixOf(redactor, text),
    violations,
    ...(isCarriedOut && { isCarriedOut })
  })
}

export const failureReason = (errors: ErrorContext, state: AttemptState, nowMillis: number): Reason.Reason => {
  const { hint, linkHint, notFoundHint = linkHint, redactor } = errors
  const { headers, refusedRedirect, status, text } = state
  if (refusedRedirect !== undefined) {
    const { location, why } = refusedRedirect
    return new Reason.RedirectError({ status, location: redactor.redact(location), why })
  }
  const fields = { status, problem: problemOf(errors, text) }
  const refused = { ...fields, ...(linkHint !== undefined && { hint: linkHint }) }
  const wait = headers === undefined ? undefined : RetryAfter.read(headers, nowMillis)
  const limited = { ...fields, ...(wait !== undefined && { retryAfterMillis: wait }) }
  switch (status) {
    case 400:
    case 415:
    case 422:
      return new Reason.InvalidRequestError(refused)
    case 401:
      return new Reason.AuthenticationError({ ...fields, hint })
    case 403:
      return new Reason.ForbiddenError(refused)
    case 404:
      return new Reason.NotFoundError({ ...fields, ...(notFoundHint !== undefined && { hint: notFoundHint }) })
    case 405:
      return new Reason.MethodNotAllowedError(fields)
    case 409:
      return new Reason.ConflictError(fields)
    case 413:
      return new Reason.PayloadTooLargeError(fields)
    case 429:
      return new Reason.RateLimitError(limited)
    case 408:
    case 499:
      return new Reason.ServerError(limited)
  }
  if (status >= 500 && status < 600) return new Reason.ServerError(limited)
  return contractError(errors, state, { kind: "status" })
}
