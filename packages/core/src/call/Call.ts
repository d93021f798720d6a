/**
 * One call, from the built request to the wire value or an `ApiError`: credentials, limiter, attempts, retries, reports.
 *
 * This is the hot path: a call that succeeds at once makes no list of attempts and consults no policy.
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import * as Random from "effect/Random"
import type * as Tracer from "effect/Tracer"
import { mayRetryUnauthorized } from "../auth/retryUnauthorized.ts"
import type { ClientContext } from "../client/ClientContext.ts"
import { reportRequest, reportResponse } from "../diagnostics/report.ts"
import { ApiError, type Attempt } from "../errors/ApiError.ts"
import * as Reason from "../errors/Reason.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import type { BuiltRequest } from "../request/buildRequest.ts"
import { readResponse } from "../response/readResponse.ts"
import * as RetryPolicy from "../retry/RetryPolicy.ts"
import type { ResponseHeaders } from "../transport/Transport.ts"
import { sendAttempt } from "./Attempt.ts"
import type { ApiResponse } from "./ApiResponse.ts"
import type { AttemptState } from "./AttemptState.ts"

type AnyFiber = Fiber.Fiber<unknown, unknown>
type Outcome<E> = Effect.Effect<ApiResponse<unknown>, E>

const noAttempts: ReadonlyArray<Attempt> = []

/** Under a name of its own, as lint takes `Effect.catch(a, b)` for a Promise's. */
const recover = Effect.catch

export const runCall = (client: ClientContext, operation: OperationContext, request: BuiltRequest): Outcome<ApiError> =>
  Effect.withFiber((fiber) => {
    const { sunset, telemetry } = operation
    if (client.deprecation === "fail-after-sunset" && sunset !== undefined) {
      if (Date.parse(sunset) <= fiber.getRef(Clock.Clock).currentTimeMillisUnsafe()) return retired(operation, sunset)
    }
    const options = { attributes: telemetry.callAttributes }
    const call = Effect.useSpan(telemetry.span, options, (span) => new Call(client, operation, request, span).next)
    const counted = recover(call, (error) => {
      telemetry.failed(fiber.context, error.reason._tag)
      return Effect.fail(error)
    })
    const { complaints } = request
    if (complaints === undefined) return counted
    return Effect.andThen(reportRequest(fiber, client, operation, complaints), counted)
  })

const retired = ({ row }: OperationContext, sunset: string) => {
  const replacement = row.deprecation?.replacement
  const reason = new Reason.SunsetError({ sunset, ...(replacement !== undefined && { replacement }) })
  return Effect.fail(new ApiError({ operation: row.operationId, reason, attempts: noAttempts }))
}

/** Whether the spec or the response states a deprecation. */
const isDeprecated = ({ row }: OperationContext, { headers }: AttemptState): boolean =>
  row.deprecation !== undefined || (headers?.get("deprecation") ?? headers?.get("sunset") ?? null) !== null

class Call {
  readonly client: ClientContext
  readonly operation: OperationContext
  readonly request: BuiltRequest
  readonly span: Tracer.Span
  attempts: Array<Attempt> | undefined = undefined
  /** Attempts that the retry policy has considered. */
  considered = 0
  /** Whether a 401 has been retried: once per call. */
  hasRetriedUnauthorized = false
  /** The present attempt was led to another origin, which has not seen the credentials. */
  hasLeftOrigin = false

  constructor(client: ClientContext, operation: OperationContext, request: BuiltRequest, span: Tracer.Span) {
    this.client = client
    this.operation = operation
    this.request = request
    this.span = span
  }

  /** The next attempt, and all that follow from it. */
  get next(): Outcome<ApiError> {
    const { credential, limiter } = this.client
    const authorised =
      credential === undefined || this.operation.row.auth === "none"
        ? this.attempt(undefined)
        : Effect.flatMap(credential.header, (header) => this.attempt(header))
    return limiter === undefined ? authorised : Effect.andThen(limiter.acquire, authorised)
  }

  attempt(authorization: string | undefined): Outcome<ApiError> {
    const { client, operation } = this
    const { attemptAttributes, attemptSpan } = operation.telemetry
    const options = { kind: "client", parent: this.span, attributes: attemptAttributes } as const
    const attempt = Effect.useSpan(attemptSpan, options, (span) => {
      if (this.attempts !== undefined) span.attribute("http.request.resend_count", this.attempts.length)
      return Effect.flatMap(sendAttempt(client, operation, this.request, authorization, span), (state) =>
        Effect.withFiber((fiber) => this.received(fiber, state, span, authorization))
      )
    })
    return recover(attempt, (reason) => Effect.withFiber((fiber) => this.failed(fiber, reason, authorization)))
  }

  /** A response came whole: it succeeds or fails by what it means. */
  received(
    fiber: AnyFiber,
    state: AttemptState,
    span: Tracer.Span,
    authorization: string | undefined,
    isSettled = false
  ): Outcome<Reason.Reason> {
    const { client, operation } = this
    span.attribute("http.response.status_code", state.status)
    this.hasLeftOrigin = state.hasLeftOrigin
    if (authorization !== undefined && state.status !== 401) client.credential?.accepted(authorization)
    const result = readResponse(client, operation, state, fiber.getRef(Clock.Clock).currentTimeMillisUnsafe())
    const isReported = result.differences.length > 0 || isDeprecated(operation, state)
    if ((isReported || result._tag === "Failure") && !isSettled && !client.errors.details.isLoaded) {
      return Effect.flatMap(
        Effect.promise(() => client.errors.details.settle()),
        () => this.received(fiber, state, span, authorization, true)
      )
    }
    if (result._tag === "Failure") {
      span.attribute("error.type", state.status < 400 ? result.reason._tag : String(state.status))
      if (state.body !== undefined) state.abort()
    }
    const outcome = result._tag === "Success" ? this.succeeded(fiber, state, result.value) : Effect.fail(result.reason)
    if (!isReported) return outcome
    const report = reportResponse(fiber, client, operation, result.differences, state)
    return report === undefined ? outcome : Effect.andThen(report, outcome)
  }

  succeeded(fiber: AnyFiber, { headers, status }: AttemptState, data: unknown): Outcome<never> {
    const { limiter, retryBudget } = this.client
    if (!retryBudget.isFull) retryBudget.earn()
    limiter?.succeeded()
    this.operation.telemetry.succeeded(fiber.context)
    return Effect.succeed({ data, status, headers: headers as ResponseHeaders, attempts: this.attempts ?? noAttempts })
  }

  /** Makes another attempt, or fails the call. */
  failed(fiber: AnyFiber, reason: Reason.Reason, authorization: string | undefined): Outcome<ApiError> {
    const { credential, limiter, retryBudget, retryPolicy } = this.client
    const { check, row, telemetry } = this.operation
    const now = fiber.getRef(Clock.Clock).currentTimeMillisUnsafe()
    if (reason._tag === "AuthenticationError" && mayRetryUnauthorized(credential, authorization, now, this)) {
      this.hasRetriedUnauthorized = true
      this.note(reason, 0)
      return this.next
    }
    if (reason._tag === "RateLimitError") limiter?.limited(now, reason.retryAfterMillis)
    const random = fiber.getRef(Random.Random).nextDoubleUnsafe()
    const attempt = ++this.considered
    const decision = RetryPolicy.decide(retryPolicy, { retry: row.retry, reason, attempt, random })
    if (decision._tag === "Again" && retryBudget.take()) {
      this.note(reason, decision.delayMillis)
      telemetry.retried(fiber.context)
      return Effect.flatMap(Effect.sleep(decision.delayMillis), () => this.next)
    }
    const final =
      decision._tag === "Ambiguous" ? new Reason.AmbiguousWriteError({ because: decision.because, check }) : reason
    this.note(reason, undefined)
    return Effect.fail(
      new ApiError({ operation: row.operationId, reason: final, attempts: this.attempts ?? noAttempts })
    )
  }

  /** Remembers a failed attempt. */
  note(reason: Reason.Reason, delayMillis: number | undefined): void {
    const status = "status" in reason && reason.status !== 0 ? reason.status : undefined
    const attempt: Attempt = {
      ...(status !== undefined && { status }),
      reason: reason._tag,
      ...(delayMillis !== undefined && { delayMillis })
    }
    if (this.attempts === undefined) this.attempts = [attempt]
    else this.attempts.push(attempt)
  }
}
