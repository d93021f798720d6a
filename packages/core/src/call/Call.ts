/**
 * Runs one call, from the built request to the value in the response or an `ApiError`: credentials, rate limiting, attempts, retries and reports.
 *
 * This is the hot path, so a call whose first attempt succeeds creates no list of attempts and evaluates no retry policy.
 */
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"
import type * as Semaphore from "effect/Semaphore"
import type * as Tracer from "effect/Tracer"
import { mayRetryUnauthorized } from "../auth/retryUnauthorized.ts"
import type { ClientContext } from "../client/ClientContext.ts"
import { report } from "../diagnostics/report.ts"
import { withDetails } from "../diagnostics/withDetails.ts"
import { inSpan, timedAttempt } from "../diagnostics/Telemetry.ts"
import { failWithDetails } from "../errors/failWithDetails.ts"
import { ApiError, type Attempt } from "../errors/ApiError.ts"
import * as Reason from "../errors/Reason.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import type { BuiltRequest } from "../request/buildRequest.ts"
import { addedHeaders } from "../request/addedHeaders.ts"
import { readResponse } from "../response/readResponse.ts"
import { Random } from "../retry/Random.ts"
import * as RetryPolicy from "../retry/RetryPolicy.ts"
import type { ListedHeaders } from "../transport/Fetch.ts"
import { sendAttempt } from "./sendAttempt.ts"
import type { ApiResponse } from "./ApiResponse.ts"
import { AttemptState } from "./AttemptState.ts"
import { CallOptions, noOptions } from "./CallOptions.ts"
import { type CallPlan, callPlan } from "./CallPlan.ts"
import { observeAttempt, observeCall } from "./observe.ts"

type AnyFiber = Fiber.Fiber<unknown, unknown>
type Outcome<E> = Effect.Effect<ApiResponse<unknown>, E>

const noAttempts: ReadonlyArray<Attempt> = []

/** An alias, because the linter mistakes `Effect.catch(a, b)` for the `catch` method of a Promise. */
const recover = Effect.catch

export const runCall = (client: ClientContext, operation: OperationContext, request: BuiltRequest): Outcome<ApiError> =>
  Effect.withFiber((fiber) => {
    const { sunset, telemetry } = operation
    if (client.deprecation === "fail-after-sunset" && sunset !== undefined) {
      if (Date.parse(sunset) <= fiber.getRef(Clock.Clock).currentTimeMillisUnsafe())
        return failWithDetails(client, retired(operation, sunset))
    }
    const callOptions = fiber.getRef(CallOptions)
    const plan = callOptions === noOptions ? operation.plan : callPlan(operation, callOptions)
    if (plan instanceof ApiError) return failWithDetails(client, plan)
    const options = { attributes: telemetry.callAttributes }
    const call = inSpan(
      fiber,
      telemetry.span,
      options,
      (span) => new Call(fiber, client, operation, request, plan, span).outcome
    )
    const counted = recover(call, (error) => {
      telemetry.failed(fiber.context, error.reason._tag)
      return Effect.fail(error)
    })
    const { fieldErrors } = request
    if (fieldErrors === undefined) return counted
    const reported = report(fiber, client, operation, (details, call) => details.reportRequest(call, fieldErrors))
    return reported === undefined ? counted : Effect.andThen(reported, counted)
  })

const retired = ({ definition }: OperationContext, sunset: string) => {
  const replacement = definition.deprecation?.replacement
  const reason = new Reason.SunsetError({ sunset, ...(replacement !== undefined && { replacement }) })
  return new ApiError({
    operation: definition.operationId,
    method: definition.method,
    template: definition.path,
    reason,
    attempts: noAttempts
  })
}

/** Checks whether the spec or the response marks the operation as deprecated. */
const isDeprecated = ({ definition }: OperationContext, { headers }: AttemptState): boolean =>
  definition.deprecation !== undefined || (headers?.get("deprecation") ?? headers?.get("sunset") ?? null) !== null

class Call {
  private readonly fiber: AnyFiber
  readonly client: ClientContext
  readonly operation: OperationContext
  readonly request: BuiltRequest
  readonly plan: CallPlan
  /** The span of the call. Undefined if no tracer is installed. */
  readonly span: Tracer.Span | undefined
  /** The deadline in milliseconds on the fiber's clock. `Infinity` if the call has no deadline. */
  private readonly deadlineAt: number
  /** The state of the current attempt, or of the last attempt if none is in progress. */
  private state: AttemptState | undefined = undefined
  /** Whether an attempt has been sent but has not ended. */
  private isInProgress = false
  /** Whether this call is a download that occupies a slot of the concurrency limit. */
  private hasSlot = false
  private authorization: string | undefined = undefined
  private sent = 0
  attempts: ReadonlyArray<Attempt> | undefined = undefined
  /** The number of failed attempts that the retry policy has evaluated. */
  evaluatedFailures = 0
  /** The number of retries after a 401. */
  unauthorizedRetries = 0
  /** Whether the current attempt was redirected to another origin, which did not receive the credentials. */
  hasLeftOrigin = false

  constructor(
    fiber: AnyFiber,
    client: ClientContext,
    operation: OperationContext,
    request: BuiltRequest,
    plan: CallPlan,
    span: Tracer.Span | undefined
  ) {
    this.fiber = fiber
    this.client = client
    this.operation = operation
    this.request = request
    this.plan = plan
    this.span = span
    const { deadlineMillis = Infinity } = plan
    this.deadlineAt =
      deadlineMillis === Infinity ? Infinity : fiber.getRef(Clock.Clock).currentTimeMillisUnsafe() + deadlineMillis
  }

  get outcome(): Outcome<ApiError> {
    const { deadlineMillis } = this.plan
    const call =
      deadlineMillis === undefined
        ? this.next
        : Effect.timeoutOrElse(this.next, { duration: deadlineMillis, orElse: () => this.expired(deadlineMillis) })
    if (!this.client.isObserved) return call
    return observeCall(this.fiber, this.client, this.operation, call, () => ({
      attempts: this.sent,
      state: this.state
    }))
  }

  /** An effect that makes the next attempt and, if it fails, any retries. */
  private get next(): Outcome<ApiError> {
    const { credential, inFlight, limiter } = this.client
    const { definition, streamsBody } = this.operation
    const authorised =
      credential === undefined || definition.auth === "none"
        ? this.attempt(undefined)
        : Effect.flatMap(credential.header, (header) => this.attempt(header))
    const limited = limiter === undefined ? authorised : Effect.andThen(limiter.acquire, authorised)
    const attempt =
      inFlight === undefined ? limited : streamsBody ? this.inOpenSlot(inFlight, limited) : inFlight.withPermit(limited)
    return recover(attempt, (error) =>
      error instanceof ApiError ? Effect.fail(error) : Effect.withFiber((own) => this.failed(own, error))
    )
  }

  /** Runs an attempt of a download, which occupies one slot from its first attempt until its scope closes after its last byte (see download.ts). */
  private inOpenSlot<A, E>(inFlight: Semaphore.Semaphore, attempt: Effect.Effect<A, E>): Effect.Effect<A, E> {
    if (this.hasSlot) return attempt
    return Effect.withFiber((fiber) =>
      Effect.flatMap(Scope.provide(inFlight.takeScoped(1), Context.getUnsafe(fiber.context, Scope.Scope)), () => {
        this.hasSlot = true
        return attempt
      })
    )
  }

  private attempt(authorization: string | undefined): Outcome<ApiError | Reason.Reason> {
    return Effect.withFiber((fiber): Outcome<ApiError | Reason.Reason> => {
      const { client, operation, plan, request: built } = this
      const { attemptAttributes, attemptSpan } = operation.telemetry
      const { headers, isOtherHost } = client
      const extraHeaders =
        plan.headers === undefined && typeof headers !== "function" && !isOtherHost
          ? headers
          : addedHeaders(client, operation, plan, this.sent + 1)
      if (extraHeaders instanceof ApiError) return failWithDetails(client, extraHeaders)
      const number = ++this.sent
      const state = new AttemptState(extraHeaders)
      state.deadlineAt = this.deadlineAt
      this.state = state
      this.isInProgress = true
      this.authorization = authorization
      const options = { kind: "client", parent: this.span, attributes: attemptAttributes } as const
      const attempt = { built, authorization, timeoutMillis: plan.timeoutMillis, state }
      const sent = inSpan(fiber, attemptSpan, options, (span) => {
        if (number > 1) span?.attribute("http.request.resend_count", number - 1)
        return Effect.flatMap(sendAttempt(fiber, client, operation, attempt, span), () =>
          this.received(fiber, state, span)
        )
      })
      const timed = timedAttempt(fiber, operation.telemetry, state, sent, (isInterrupted) => {
        this.isInProgress = isInterrupted
      })
      return client.isObserved ? observeAttempt(fiber, client, operation, number, state, timed) : timed
    })
  }

  /** Fails the call after its deadline has passed and the attempt in progress has been aborted. */
  private expired(deadlineMillis: number): Outcome<ApiError> {
    const { check, definition } = this.operation
    const { isInProgress, state } = this
    const phase = !isInProgress ? "queue" : state?.stage === "reading" ? "body" : "headers"
    const reason = new Reason.TimeoutError({ timeoutMillis: deadlineMillis, phase, isDeadline: true })
    this.note(reason, undefined)
    const isAmbiguous = isInProgress && definition.retry === "once"
    const final = isAmbiguous ? new Reason.AmbiguousWriteError({ because: reason, check }) : reason
    return recover(this.fail(final), (error) => failWithDetails(this.client, error))
  }

  private fail(reason: Reason.Reason): Outcome<ApiError> {
    const { client, operation, state } = this
    const { method, operationId: name, path: template } = operation.definition
    const { details, redactor } = client.errors
    const facts = state === undefined ? {} : details.current.responseFacts(redactor, state.headers, state.extraHeaders)
    const attempts = this.attempts ?? noAttempts
    return Effect.fail(new ApiError({ operation: name, method, template, ...facts, reason, attempts }))
  }

  /** Interprets a response and returns the outcome of the attempt. */
  received(
    fiber: AnyFiber,
    state: AttemptState,
    span: Tracer.Span | undefined,
    isSettled = false
  ): Outcome<Reason.Reason> {
    const { authorization, client, operation } = this
    span?.attribute("http.response.status_code", state.status)
    this.hasLeftOrigin = state.hasLeftOrigin
    if (authorization !== undefined && state.status !== 401) client.credential?.accepted(authorization)
    const result = readResponse(client, operation, state, fiber.getRef(Clock.Clock).currentTimeMillisUnsafe())
    const isReported = result.differences.length > 0 || isDeprecated(operation, state)
    if (
      (isReported || result._tag === "Failure" || client.isObserved) &&
      !isSettled &&
      !client.errors.details.isLoaded
    ) {
      return withDetails(client, () => this.received(fiber, state, span, true))
    }
    if (result._tag === "Failure") {
      span?.attribute("error.type", state.status < 400 ? result.reason._tag : String(state.status))
      if (state.body !== undefined) state.abort()
    }
    const outcome = result._tag === "Success" ? this.succeeded(fiber, state, result.value) : Effect.fail(result.reason)
    if (!isReported) return outcome
    const reported = report(fiber, client, operation, (details, call) =>
      details.reportResponse(call, result.differences, state)
    )
    return reported === undefined ? outcome : Effect.andThen(reported, outcome)
  }

  succeeded(fiber: AnyFiber, { headers, status }: AttemptState, data: unknown): Outcome<never> {
    const { limiter, retryBudget } = this.client
    if (!retryBudget.isFull) retryBudget.earn()
    limiter?.succeeded()
    this.operation.telemetry.succeeded(fiber.context)
    return Effect.succeed({ data, status, headers: headers as ListedHeaders, attempts: this.attempts ?? noAttempts })
  }

  /** Handles a failed attempt: makes another attempt, or fails the call. */
  failed(fiber: AnyFiber, reason: Reason.Reason): Outcome<ApiError> {
    const { credential, limiter, retryBudget } = this.client
    const { check, definition, telemetry } = this.operation
    const now = fiber.getRef(Clock.Clock).currentTimeMillisUnsafe()
    if (reason._tag === "AuthenticationError" && mayRetryUnauthorized(credential, this.authorization, now, this)) {
      this.unauthorizedRetries++
      this.note(reason, 0)
      return this.next
    }
    if (reason._tag === "RateLimitError") limiter?.limited(now, reason.retryAfterMillis)
    const random = fiber.getRef(Random).nextDoubleUnsafe()
    const attempt = ++this.evaluatedFailures
    const decision = RetryPolicy.decide(this.plan.retryPolicy, { retry: definition.retry, reason, attempt, random })
    // A retry that cannot start before the deadline is not scheduled.
    const isInTime = decision._tag === "Again" && now + decision.delayMillis < this.deadlineAt
    if (isInTime && retryBudget.take()) {
      this.note(reason, decision.delayMillis)
      telemetry.retried(fiber.context)
      return Effect.flatMap(Effect.sleep(decision.delayMillis), () => this.next)
    }
    const final =
      decision._tag === "Ambiguous" ? new Reason.AmbiguousWriteError({ because: decision.because, check }) : reason
    this.note(reason, undefined)
    return this.fail(final)
  }

  /** Records a failed attempt. */
  note(reason: Reason.Reason, delayMillis: number | undefined): void {
    const status = "status" in reason && reason.status !== 0 ? reason.status : undefined
    const attempt: Attempt = {
      ...(status !== undefined && { status }),
      reason: reason._tag,
      ...(delayMillis !== undefined && { delayMillis })
    }
    this.attempts = [...(this.attempts ?? noAttempts), attempt]
  }
}
