/**
 * The messages of the reasons why calls fail: what happened, and what to do next. They are loaded before the first error is created.
 */
import type { Problem } from "./Problem.ts"
import type {
  AmbiguousWriteError,
  ContractError,
  RateLimitError,
  Reason,
  RedirectError,
  ServerError,
  TimeoutError,
  TransportError
} from "./Reason.ts"

type Texts = { readonly [Tag in Reason["_tag"]]: (reason: Extract<Reason, { readonly _tag: Tag }>) => string }

/** Returns the codes and messages from the service as one string, truncated to 300 characters. */
const sentence = ({ codes, fields, messages }: Problem): string => {
  const byField = Object.entries(fields).map(
    // An empty field name stands for the entire input.
    ([field, messages]) => `${field === "" ? "" : `${field}: `}${messages.join(" ")}`
  )
  const words = [...codes, ...messages, ...byField].join("; ")
  return words.length > 300 ? `${words.slice(0, 299)}…` : words
}

const detailsOf = (problem: Problem): string => {
  const words = sentence(problem).replace(/[\s.]+$/, "")
  return words === "" ? "" : `: ${words}`
}

/** Formats a duration that is given in milliseconds. The unit is seconds if the duration is at least one second. */
const wait = (millis: number): string => (millis < 1000 ? `${Math.ceil(millis)} ms` : `${Math.ceil(millis / 1000)} s`)

const waitFor = ({ retryAfterMillis }: RateLimitError | ServerError, otherwise: string): string =>
  retryAfterMillis === undefined ? otherwise : `Wait ${wait(retryAfterMillis)}`

const redirectAdvice: { readonly [Why in RedirectError["why"]]: string } = {
  write:
    "a write is resent only on 307 or 308. Correct the base URL, and check whether the write took effect before repeating it",
  insecure: "it leads to plain HTTP. Correct the base URL",
  "cross-origin": "the credentials in its body are only sent to its origin. Correct the token URL",
  unreadable: "the target is missing, invalid or hidden. Correct the base URL",
  "too many": "the chain is too long. Correct the base URL"
}

const timeoutSubject = { headers: "response", body: "full body", queue: "attempt sent" } as const

const contractFault: { readonly [Kind in ContractError["kind"]]: (error: ContractError) => string } = {
  status: ({ prefix, status }) =>
    `the response was ${status}, an unexpected status${prefix === "" ? "" : `: ${prefix}`}`,
  // A body with a JSON media type is omitted, because it may identify respondents. Other bodies, such as a proxy's page, are quoted.
  malformed: ({ contentType = "no content type", prefix, status }) =>
    `the response was ${status} with ${/html/i.test(contentType) ? "HTML instead of data" : "a body that is not JSON"} (${contentType})${/json/i.test(contentType) ? "" : `: ${JSON.stringify(prefix)}`}`,
  empty: ({ status }) => `the response was ${status} without the body that the spec requires`,
  shape: ({ status, violations: [first, ...more] }) =>
    `the response was ${status} with an invalid body at ${first?.instancePath || "/"}: ${first?.message ?? "invalid"}${more.length > 0 ? ` and ${more.length} more` : ""}`,
  endless: () => "the list did not end: it has no total, or grows faster than it is read",
  changed: () => "the list kept changing while it was read, and items may be missing",
  short: ({ items }) => `the list ended after ${items?.received} of ${items?.promised} items. Read it again`
}

const transportFact = ({ detail, fault, sent, status }: TransportError): string => {
  if (!sent && fault === "certificate") return `no connection: the certificate is not trusted (${detail})`
  if (fault === "body") return `the body of a ${status ?? "response"} cannot be read (${detail})`
  return status === undefined ? `no response (${detail})` : `connection lost while reading a ${status} body (${detail})`
}

const timeoutFact = ({ isDeadline, phase, timeoutMillis }: TimeoutError): string =>
  `no ${timeoutSubject[phase]} within ${isDeadline === true ? "the deadline of " : ""}${wait(timeoutMillis)}`

const serverFact = ({ problem, status }: ServerError): string => `the service failed (${status})${detailsOf(problem)}`

/** Returns a description of what happened, without advice. */
const factOf = (reason: AmbiguousWriteError["because"]): string => {
  if (reason._tag === "TransportError") return transportFact(reason)
  if (reason._tag === "TimeoutError") return timeoutFact(reason)
  return reason._tag === "ServerError" ? serverFact(reason) : contractFault[reason.kind](reason)
}

const transportAdvice = ({ fault, sent }: TransportError): string => {
  if (!sent && fault === "certificate") return "Use a fetch that trusts the certificate's issuer"
  if (fault === "body") return "Use a fetch that can read it, or request less data"
  return "Check the base URL and the network"
}

const texts: Texts = {
  TransportError: (reason) => `${factOf(reason)}. ${transportAdvice(reason)}`,
  TimeoutError: (reason) =>
    `${factOf(reason)}. Raise ${reason.isDeadline === true ? "deadlineMillis" : "timeoutMillis"} if the operation needs longer`,
  RedirectError: ({ location, status, why }) =>
    `the response was a redirect ${status} to ${location}, which is not followed: ${redirectAdvice[why]}`,
  AuthenticationError: ({ hint, problem, status }) => `authentication failed (${status})${detailsOf(problem)}. ${hint}`,
  ForbiddenError: ({ hint = "Ask the account's administrator for access", problem, status }) =>
    `not allowed (${status})${detailsOf(problem)}. ${hint}`,
  NotFoundError: ({ hint = "Check the ids in the call, and the base URL", problem, status }) =>
    `not found (${status})${detailsOf(problem)}. ${hint}`,
  InvalidRequestError: ({ hint = "Correct it before resending it", problem, status }) =>
    status === 0 ? `not sent${detailsOf(problem)}` : `the request is invalid (${status})${detailsOf(problem)}. ${hint}`,
  MethodNotAllowedError: ({ problem, status }) => `the operation is not allowed (${status})${detailsOf(problem)}`,
  ConflictError: ({ problem, status }) =>
    `the resource's current state does not allow this (${status})${detailsOf(problem)}. Read it again first`,
  PayloadTooLargeError: ({ problem, status }) =>
    `the body is too large (${status})${detailsOf(problem)}. Send a smaller one`,
  RateLimitError: (reason) =>
    `too many requests (${reason.status})${detailsOf(reason.problem)}. ${waitFor(reason, "Call less often")}`,
  ServerError: (reason) => `${factOf(reason)}. ${waitFor(reason, "Try again later")}`,
  RefusedError: ({ problem, status }) =>
    `refused in a ${status} response${detailsOf(problem)}. Correct the request first`,
  AmbiguousWriteError: ({ because, check }) =>
    `may have been carried out: ${factOf(because)}. Before resending it: ${check}`,
  ContractError: (reason) => {
    const fact = factOf(reason)
    if (reason.kind === "changed") return `${fact}. Read it again, or raise page_size to read it in fewer requests`
    const done = reason.isCarriedOut ? " The write was still carried out: do not resend it." : ""
    return `${fact}.${done} The service does not match the spec: please report it`
  },
  PageRepeatedError: ({ page }) =>
    `page ${page} was returned again under another number: the service ignores it. Raise page_size to read everything in one page`,
  SunsetError: ({ replacement, sunset }) =>
    `not sent: retired on ${sunset}${replacement === undefined ? "" : `. Call ${replacement} instead`}`
}

export const reasonText = (reason: Reason): string => (texts[reason._tag] as (reason: Reason) => string)(reason)
