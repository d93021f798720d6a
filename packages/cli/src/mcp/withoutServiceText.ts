/**
 * Hides the text that an error quotes from a response, because it may identify respondents or contain a secret.
 */
import { type ApiErrorShape, isApiError, isUnsent } from "../errors/explain.ts"
import { hiddenText } from "./Privacy.ts"

type Reason = ApiErrorShape["reason"]

const emptyProblem = { messages: [], codes: [], fields: {}, body: null }

/** Replaces the messages and codes from a service with a single placeholder message. Returns no message if the service sent none. */
const hiddenProblem = ({ codes, fields, messages }: NonNullable<Reason["problem"]>) =>
  codes.length + messages.length + Object.keys(fields).length === 0
    ? emptyProblem
    : { ...emptyProblem, messages: [hiddenText] }

/** Returns a version of the reason without the text from the service. Its message still states the status code and what to do next. */
const hiddenReason = (reason: Reason): Reason => {
  const { because, location, prefix, problem, violations } = reason
  const changes = {
    ...(because !== undefined && { because: hiddenReason(because) }),
    ...(location !== undefined && { location: hiddenText }),
    ...(prefix !== undefined && prefix !== "" && { prefix: hiddenText }),
    ...(problem !== undefined && { problem: hiddenProblem(problem) }),
    ...(violations !== undefined && { violations: [] })
  }
  return Object.create(reason, Object.getOwnPropertyDescriptors(changes)) as Reason
}

/**
 * Returns an error whose message contains no text from a response: neither the service's own message nor a part of a body. Errors for invalid
 * arguments, for which nothing was sent, and errors other than `ApiError` are returned unchanged.
 */
export const withoutServiceText = (cause: unknown): unknown =>
  isApiError(cause) && !isUnsent(cause)
    ? (Object.create(cause, { reason: { value: hiddenReason(cause.reason) } }) as ApiErrorShape)
    : cause
