/**
 * Interprets a response: returns the value in the body of a successful response or the reason for a failure, and the differences from the spec.
 */
import type { Difference } from "./Difference.ts"
import type { AttemptState } from "../call/AttemptState.ts"
import type { ClientContext } from "../client/ClientContext.ts"
import type { ErrorContext } from "../errors/ErrorContext.ts"
import type * as Reason from "../errors/Reason.ts"
import type { Operation } from "../operation/Operation.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import type { Violation } from "../operation/Validators.ts"
import { contractError, failureReason, refusedReason } from "./failureReason.ts"

export type ResponseResult =
  | { readonly _tag: "Success"; readonly value: unknown; readonly differences: ReadonlyArray<Difference> }
  | { readonly _tag: "Failure"; readonly reason: Reason.Reason; readonly differences: ReadonlyArray<Difference> }

const none: ReadonlyArray<never> = []
const undocumented: ReadonlyArray<Difference> = [{ kind: "status", violations: none }]
const missing: Difference = { kind: "empty", violations: none }

const succeed = (value: unknown, differences: ReadonlyArray<Difference>): ResponseResult => ({
  _tag: "Success",
  value,
  differences
})
const fail = (reason: Reason.Reason, differences: ReadonlyArray<Difference>): ResponseResult => ({
  _tag: "Failure",
  reason,
  differences
})

export const readResponse = (
  client: ClientContext,
  operation: OperationContext,
  state: AttemptState,
  nowMillis: number
): ResponseResult => {
  const { status } = state
  const isDocumented = operation.definition.statuses.includes(status)
  if (status < 200 || status >= 300 || state.refusedRedirect !== undefined) {
    const reason = failureReason(client.errors, state, nowMillis)
    const isOwnFault = reason._tag === "ContractError" || reason._tag === "RedirectError"
    return fail(reason, isDocumented || isOwnFault ? none : undocumented)
  }
  const result = readSuccess(client, operation, state, isDocumented)
  const [difference] = result.differences
  if (client.validation !== "strict" || result._tag === "Failure" || difference === undefined) return result
  const { kind, violations } = difference
  const reason = contractError(client.errors, state, { kind, violations, isCarriedOut: isWrite(operation) })
  return fail(reason, result.differences)
}

const isText = (contentType: string | null) => contentType !== null && /^text\//i.test(contentType)
const isHtml = (contentType: string | null) => contentType !== null && /^text\/html/i.test(contentType)
const isJson = (contentType: string) => /[/+]json\b/i.test(contentType)

const isWrite = ({ definition }: OperationContext): boolean => definition.retry !== "safe"

/** Checks whether the spec requires a body for this status code. */
const requiresBody = ({ replies, statuses }: Operation, status: number): boolean =>
  status !== 204 && statuses.includes(status) && replies.some(isJson)

/**
 * Checks whether the body is an HTML page, which usually comes from a proxy, because no operation returns HTML. Frameworks may also label plain text
 * as HTML, so a body that is not streamed must also start with `<`.
 */
const isPage = (contentType: string | null, text: string, streamsBody: boolean) =>
  isHtml(contentType) && (streamsBody || text.trimStart().startsWith("<"))

/** Returns whether the body reports a failure, or the violation because of which this is unknown. */
const refusalOf = ({ errorFormats }: ErrorContext, body: unknown): boolean | Violation => {
  for (const { refuses } of errorFormats) {
    const refusal = refuses?.(body) ?? false
    if (refusal !== false) return refusal
  }
  return false
}

const readSuccess = (
  { errors, validation }: ClientContext,
  operation: OperationContext,
  state: AttemptState,
  isDocumented: boolean
): ResponseResult => {
  const { status, text } = state
  const { definition, streamsBody } = operation
  const differences = isDocumented ? none : undocumented
  if (state.body !== undefined) return succeed(state, differences)
  const contentType = state.headers?.get("content-type") ?? null
  if (text === "" && !(streamsBody && isHtml(contentType))) {
    return succeed(undefined, requiresBody(definition, status) ? [...differences, missing] : differences)
  }
  const takesText = definition.replies.some(isText) && !isPage(contentType, text, streamsBody)
  if (takesText && (isText(contentType) || !definition.replies.some(isJson))) return succeed(text, differences)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // If the service documents JSON and plain text, a body that is not JSON and has no content type is plain text.
    if (takesText && contentType === null) return succeed(text, differences)
    // A body that is neither JSON nor labelled as JSON may have been sent by a proxy that did not forward the request.
    const isCarriedOut = isWrite(operation) && contentType !== null && isJson(contentType)
    return fail(contractError(errors, state, { kind: "malformed", isCarriedOut }), differences)
  }
  const refusal = refusalOf(errors, value)
  if (refusal === true) return fail(refusedReason(errors, state), differences)
  if (refusal !== false)
    return fail(contractError(errors, state, { kind: "shape", violations: [refusal] }), differences)
  const validator = validation === "off" || !isDocumented ? undefined : operation.validators?.response
  if (validator === undefined || validator(value)) return succeed(value, differences)
  return succeed(value, [
    ...differences,
    { kind: "shape", violations: errors.details.current.redactViolations(errors.redactor, validator.errors ?? none) }
  ])
}
