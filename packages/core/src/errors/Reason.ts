/**
 * Why an operation failed: the closed union that every `ApiError` carries.
 *
 * A reason holds what a caller acts on and says what to do next; its texts are free of secrets before it is made.
 * `isRetryable` answers whether the same call may succeed later and is safe to send again; core has already tried as far as it may.
 */
import { taggedError } from "./taggedError.ts"
import { type Problem, sentence } from "./Problem.ts"
import type { Violation } from "../operation/Validators.ts"

interface Answered {
  readonly status: number
  readonly problem: Problem
}

const said = (problem: Problem): string => {
  const words = sentence(problem).replace(/[\s.]+$/, "")
  return words === "" ? "" : `: ${words}`
}

/** A wait in words, for a message. */
export const wait = (millis: number): string =>
  millis < 1000 ? `${Math.ceil(millis)} ms` : `${Math.ceil(millis / 1000)} s`

/** No whole answer came: the name did not resolve, the connection failed, or it broke while the body was being read. */
export class TransportError extends taggedError("TransportError")<{
  /** Whether a part of the request may have reached the service. */
  readonly sent: boolean
  /** The status, when headers came before the connection broke. */
  readonly status?: number
  /** The runtime's code, such as `ECONNREFUSED`. */
  readonly code?: string
  readonly detail: string
}> {
  /** A certificate that is not trusted today is not trusted in a second either, and a body that cannot be read is sent as it is. */
  get isRetryable(): boolean {
    return !isCertificate(this.code) && !isUnreadable(this.code)
  }

  /** What happened, without advice. */
  get fact(): string {
    if (!this.sent && isCertificate(this.code))
      return `no connection, as the certificate is not trusted (${this.detail})`
    if (isUnreadable(this.code)) return `the body of a ${this.status ?? "reply"} cannot be read (${this.detail})`
    return this.status === undefined
      ? `no answer (${this.detail})`
      : `the connection broke inside the body of a ${this.status} (${this.detail})`
  }

  override get message(): string {
    if (!this.sent && isCertificate(this.code)) return `${this.fact}. Give a fetch that knows the certificate's issuer`
    if (isUnreadable(this.code)) return `${this.fact}. Give a fetch that reads it, or ask for less at once`
    return `${this.fact}. Check the base URL and the network`
  }
}

/** Codes of ours, for a body that cannot be read on another day either. */
const isUnreadable = (code: string | undefined): boolean =>
  code === "BODY_TOO_LARGE" || code === "UNKNOWN_CONTENT_CODING"

export const isCertificate = (code: string | undefined): boolean =>
  code !== undefined && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)

/** The time allowed for connecting, headers and body together ran out. */
export class TimeoutError extends taggedError("TimeoutError")<{
  readonly timeoutMillis: number
  /** What was being waited for. */
  readonly phase: "headers" | "body"
}> {
  readonly isRetryable = true

  get fact(): string {
    return `no ${this.phase === "headers" ? "answer" : "whole body"} within ${wait(this.timeoutMillis)}`
  }

  override get message(): string {
    return `${this.fact}. Raise timeoutMillis if the operation needs longer`
  }
}

/** A redirect that is not followed: a write by 301–303, one towards plain HTTP, one that leads nowhere. */
export class RedirectError extends taggedError("RedirectError")<{
  readonly status: number
  /** Scheme, host and path of the target. */
  readonly location: string
  readonly why: "write" | "insecure" | "foreign" | "unreadable" | "too many"
}> {
  readonly isRetryable = false

  override get message(): string {
    return `answered ${this.status} towards ${this.location}, which is not followed: ${redirectAdvice[this.why]}`
  }
}

const redirectAdvice = {
  write:
    "a write is sent anew only after 307 or 308. Correct the base URL, and see whether the write took effect before repeating it",
  insecure: "it leads to plain HTTP. Correct the base URL",
  foreign: "the request itself is a credential and stays with its origin. Correct the token URL",
  unreadable: "this runtime hides its target, or there is none. Correct the base URL",
  "too many": "the chain is too long. Correct the base URL"
} as const

/** 401. The key or token was refused, also after a fresh token where one can be had. */
export class AuthenticationError extends taggedError("AuthenticationError")<Answered & { readonly hint: string }> {
  readonly isRetryable = false

  override get message(): string {
    return `the credential was refused (${this.status})${said(this.problem)}. ${this.hint}`
  }
}

/** 403. The credential is good and does not reach this. */
export class ForbiddenError extends taggedError("ForbiddenError")<Answered> {
  readonly isRetryable = false

  override get message(): string {
    return `not allowed (${this.status})${said(this.problem)}. Ask the account's administrator for access`
  }
}

/** 404. The id is well formed and names nothing that this account can see. */
export class NotFoundError extends taggedError("NotFoundError")<Answered & { readonly hint?: string }> {
  readonly isRetryable = false

  override get message(): string {
    return `not found (${this.status})${said(this.problem)}. ${this.hint ?? "Check the ids in the call, and the base URL"}`
  }
}

/** 400, 415 or 422; or a call that was not sent, with status 0, because it could not be written down. */
export class InvalidRequestError extends taggedError("InvalidRequestError")<Answered> {
  readonly isRetryable = false

  override get message(): string {
    return this.status === 0
      ? `not sent${said(this.problem)}`
      : `the request is not valid (${this.status})${said(this.problem)}. Change it before sending it again`
  }
}

/** 405. The method is known and switched off for this resource. */
export class MethodNotAllowedError extends taggedError("MethodNotAllowedError")<Answered> {
  readonly isRetryable = false

  override get message(): string {
    return `the operation is switched off here (${this.status})${said(this.problem)}`
  }
}

/** 409. The present state of the resource does not admit this. */
export class ConflictError extends taggedError("ConflictError")<Answered> {
  readonly isRetryable = false

  override get message(): string {
    return `the resource's present state does not admit this (${this.status})${said(this.problem)}. Read it again first`
  }
}

/** 413. The body is over the limit. */
export class PayloadTooLargeError extends taggedError("PayloadTooLargeError")<Answered> {
  readonly isRetryable = false

  override get message(): string {
    return `the body is too large (${this.status})${said(this.problem)}. Send a smaller one`
  }
}

/** 429, after the waits that the policy allows. `retryAfterMillis` is present when the service named a wait. */
export class RateLimitError extends taggedError("RateLimitError")<Answered & { readonly retryAfterMillis?: number }> {
  readonly isRetryable = true

  override get message(): string {
    const next = this.retryAfterMillis === undefined ? "Call less often" : `Wait ${wait(this.retryAfterMillis)}`
    return `too many requests (${this.status})${said(this.problem)}. ${next}`
  }
}

/** 408, 499 or 5xx: the service failed at a request it may have begun. */
export class ServerError extends taggedError("ServerError")<Answered & { readonly retryAfterMillis?: number }> {
  readonly isRetryable = true

  get fact(): string {
    return `the service failed (${this.status})${said(this.problem)}`
  }

  override get message(): string {
    return `${this.fact}. ${this.retryAfterMillis === undefined ? "Try again later" : `Wait ${wait(this.retryAfterMillis)}`}`
  }
}

/** A 2xx whose body says that the operation failed: an `ApiResult` other than 0. Nothing was done. */
export class RefusedError extends taggedError("RefusedError")<Answered> {
  readonly isRetryable = false

  override get message(): string {
    return `refused inside a ${this.status}${said(this.problem)}. Change the request before sending it again`
  }
}

/** A write that must not be sent twice, and whose first sending may have been carried out. */
export class AmbiguousWriteError extends taggedError("AmbiguousWriteError")<{
  /** What stood in the way of an answer. */
  readonly because: TransportError | TimeoutError | ServerError | ContractError
  /** How to find out. */
  readonly check: string
}> {
  readonly isRetryable = false

  override get message(): string {
    return `may have been carried out: ${this.because.fact}. Before sending it again: ${this.check}`
  }
}

/** The answer is not as the spec says: its status, its form or its shape. Worth a report, as it finds mistakes in the spec. */
export class ContractError extends taggedError("ContractError")<{
  readonly status: number
  readonly kind: "status" | "malformed" | "empty" | "shape" | "endless" | "short" | "changed"
  readonly contentType?: string
  /** The beginning of the body, at most 200 characters. */
  readonly prefix: string
  readonly violations: ReadonlyArray<Violation>
  /** Where a list ended before its total, of which its latest page tells. */
  readonly items?: { readonly received: number; readonly promised: number }
  /** True for a write that the service says it has done: sent again, it may be done twice. */
  readonly isCarriedOut?: boolean
}> {
  readonly isRetryable = false

  get fact(): string {
    return contractFault[this.kind](this)
  }

  override get message(): string {
    if (this.kind === "changed") return `${this.fact}. Read it again, or raise page_size to read it in fewer requests`
    const done = this.isCarriedOut ? " The write was carried out all the same: do not send it again." : ""
    return `${this.fact}.${done} The spec and the service disagree here: please report it`
  }
}

const contractFault: { readonly [Kind in ContractError["kind"]]: (error: ContractError) => string } = {
  status: ({ prefix, status }) =>
    `answered ${status}, a status without a meaning here${prefix === "" ? "" : `: ${prefix}`}`,
  // What was meant to be JSON may name respondents; a page of a proxy does not.
  malformed: ({ contentType = "no content type", prefix, status }) =>
    `answered ${status} with ${/html/i.test(contentType) ? "a page instead of data" : "a body that is not JSON"} (${contentType})${/json/i.test(contentType) ? "" : `: ${JSON.stringify(prefix)}`}`,
  empty: ({ status }) => `answered ${status} without the body that the spec promises`,
  shape: ({ status, violations: [first, ...more] }) =>
    `answered ${status} with a body of another shape, at ${first?.instancePath || "/"}: ${first?.message ?? "invalid"}${more.length > 0 ? ` and ${more.length} more` : ""}`,
  endless: () => "the list did not end: it has no total, or grows faster than it is read",
  changed: () => "the list kept changing while it was read, and items may be missing",
  short: ({ items }) => `the list ended after ${items?.received} of ${items?.promised} items. Read it again`
}

/** The service sent the same page twice: it ignores the page number, and going on would not end. */
export class PageRepeatedError extends taggedError("PageRepeatedError")<{
  /** The page that came again under another number. */
  readonly page: number
}> {
  readonly isRetryable = false

  override get message(): string {
    return `page ${this.page} came a second time under another number: the service does not turn the page. Raise page_size to read all in one`
  }
}

/** The operation's sunset has passed, and the policy is `fail-after-sunset`. Nothing was sent. */
export class SunsetError extends taggedError("SunsetError")<{
  /** ISO 8601. */
  readonly sunset: string
  readonly replacement?: string
}> {
  readonly isRetryable = false

  override get message(): string {
    return `not sent: retired on ${this.sunset}${this.replacement === undefined ? "" : `. Call ${this.replacement} instead`}`
  }
}

export type Reason =
  | TransportError
  | TimeoutError
  | RedirectError
  | AuthenticationError
  | ForbiddenError
  | NotFoundError
  | InvalidRequestError
  | MethodNotAllowedError
  | ConflictError
  | PayloadTooLargeError
  | RateLimitError
  | ServerError
  | RefusedError
  | AmbiguousWriteError
  | ContractError
  | PageRepeatedError
  | SunsetError
