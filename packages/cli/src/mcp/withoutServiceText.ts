/**
 * Hides the text that an error quotes from a response, because it may identify respondents or contain a secret.
 */
import { type ApiErrorShape, isApiError, isUnsent } from "../errors/explain.ts"
import { hiddenText } from "./Privacy.ts"

type Reason = ApiErrorShape["reason"]

const emptyProblem = { messages: [], codes: [], fields: {}, body: null }

/** Returns the message and codes of a service as one hidden message, or no message if the service sent none. */
const hiddenProblem = ({ codes, fields, messages }: NonNullable<Reason["problem"]>) =>
  codes.length + messages.length + Object.keys(fields).length === 0
    ? emptyProblem
    : { ...emptyProblem, messages: [hiddenText] }

/** Returns a reason that inherits everything except the text from the service, so its message still states the status code and what to do next. */
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
 * Returns an error whose message contains no text from a response: neither the service's own message nor a part of a body. An error for invalid
 * arguments is returned unchanged, because nothing was sent. So is any error that is not an `ApiError`.
 */
export const withoutServiceText = (cause: unknown): unknown =>
  isApiError(cause) && !isUnsent(cause)
    ? (Object.create(cause, { reason: { value: hiddenReason(cause.reason) } }) as ApiErrorShape)
    : cause
