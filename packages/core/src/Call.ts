/**
 * One call from the parts of a request to wire value or `ApiError`: credential, limiter, attempts, retries, reports.
 *
 * This is the hot path: a call that succeeds at once builds no list of attempts and weighs no policy.
 */
import { Clock, Effect, type Fiber, Random, type Tracer } from "effect"
import { ApiError, type Attempt } from "./ApiError.ts"
import { send } from "./Attempt.ts"
import type { Parts } from "./Parts.ts"
import * as Reason from "./Reason.ts"
import * as Reply from "./Reply.ts"
import * as Report from "./Report.ts"
import * as Retry from "./Retry.ts"
import type { Row, Setup } from "./Setup.ts"
import type { Exchange } from "./Exchange.ts"
import type { ReplyHeaders } from "./Transport.ts"

/** A success with what came beside it. */
export interface Replied<A> {
  readonly data: A
  readonly status: number
  readonly headers: ReplyHeaders
  /** The attempts before this one, all of them failures. */
  readonly attempts: ReadonlyArray<Attempt>
}

type AnyFiber = Fiber.Fiber<unknown, unknown>
type Outcome<E> = Effect.Effect<Replied<unknown>, E>

const noAttempts: ReadonlyArray<Attempt> = []

/** Under a name of its own, as lint takes `Effect.catch(a, b)` for a Promise's. */
const recover = Effect.catch

export const run = (setup: Setup, row: Row, parts: Parts): Outcome<ApiError> =>
  Effect.withFiber((fiber) => {
    const { sunset, telemetry } = row
    if (setup.deprecation === "fail-after-sunset" && sunset !== undefined) {
      if (Date.parse(sunset) <= fiber.getRef(Clock.Clock).currentTimeMillisUnsafe()) return retired(row, sunset)
    }
    const options = { attributes: telemetry.callAttributes }
    const call = Effect.useSpan(telemetry.span, options, (span) => new Call(setup, row, parts, span).next)
    return recover(call, (error) => {
      telemetry.failed(fiber.context, error.reason._tag)
      return Effect.fail(error)
    })
  })

const retired = ({ operation }: Row, sunset: string) => {
  const replacement = operation.deprecation?.replacement
  const reason = new Reason.SunsetError({ sunset, ...(replacement !== undefined && { replacement }) })
  return Effect.fail(new ApiError({ operation: operation.operationId, reason, attempts: noAttempts }))
}

class Call {
  readonly setup: Setup
  readonly row: Row
  readonly parts: Parts
  readonly span: Tracer.Span
  attempts: Array<Attempt> | undefined = undefined
  /** Tries that the retry policy has weighed. */
  tries = 0
  /** A 401 is worth a second try once a call. */
  replayed = false
  /** The present attempt was led to another origin, which has not seen the credential. */
  strayed = false

  constructor(setup: Setup, row: Row, parts: Parts, span: Tracer.Span) {
    this.setup = setup
    this.row = row
    this.parts = parts
    this.span = span
  }

  /** The next attempt, and all that follow from it. */
  get next(): Outcome<ApiError> {
    const { credential, limiter } = this.setup
    const authorised =
      credential === undefined || this.row.operation.auth === "none"
        ? this.attempt(undefined)
        : Effect.flatMap(credential.header, (header) => this.attempt(header))
    return limiter === undefined ? authorised : Effect.andThen(limiter.acquire, authorised)
  }

  attempt(authorization: string | undefined): Outcome<ApiError> {
    const { row, setup } = this
    const options = { kind: "client", parent: this.span, attributes: row.telemetry.attemptAttributes } as const
    const attempt = Effect.useSpan(row.telemetry.attemptSpan, options, (span) => {
      if (this.attempts !== undefined) span.attribute("http.request.resend_count", this.attempts.length)
      return Effect.flatMap(send(setup, row, this.parts, authorization, span), (exchange) =>
        Effect.withFiber((fiber) => this.answered(fiber, exchange, span))
      )
    })
    return recover(attempt, (reason) => Effect.withFiber((fiber) => this.failed(fiber, reason, authorization)))
  }

  answered(fiber: AnyFiber, exchange: Exchange, span: Tracer.Span): Outcome<Reason.Reason> {
    const { row, setup } = this
    span.attribute("http.response.status_code", exchange.status)
    this.strayed = exchange.strayed
    const judgement = Reply.judge(setup, row, exchange, fiber.getRef(Clock.Clock).currentTimeMillisUnsafe())
    const result =
      judgement._tag === "Success" ? this.succeeded(fiber, exchange, judgement.value) : Effect.fail(judgement.reason)
    if (judgement._tag === "Failure") {
      span.attribute("error.type", exchange.status < 400 ? judgement.reason._tag : String(exchange.status))
      if (exchange.body !== undefined) exchange.abort()
    }
    const report = Report.of(fiber, setup, row, judgement.findings, exchange)
    return report === undefined ? result : Effect.andThen(report, result)
  }

  succeeded(fiber: AnyFiber, { headers, status }: Exchange, data: unknown): Outcome<never> {
    const { budget, limiter } = this.setup
    budget.succeeded()
    limiter?.succeeded()
    this.row.telemetry.succeeded(fiber.context)
    return Effect.succeed({ data, status, headers: headers as ReplyHeaders, attempts: this.attempts ?? noAttempts })
  }

  /** Weighs a failed attempt: it is made again, or the call has failed. */
  failed(fiber: AnyFiber, reason: Reason.Reason, authorization: string | undefined): Outcome<ApiError> {
    const { budget, limiter, policy } = this.setup
    const { check, operation, telemetry } = this.row
    if (reason._tag === "AuthenticationError" && this.mayReplay(authorization)) {
      this.replayed = true
      this.note(reason, 0)
      return this.next
    }
    if (reason._tag === "RateLimitError") {
      limiter?.limited(fiber.getRef(Clock.Clock).currentTimeMillisUnsafe(), reason.retryAfterMillis)
    }
    const random = fiber.getRef(Random.Random).nextDoubleUnsafe()
    const decision = Retry.decide(policy, { retry: operation.retry, reason, attempt: ++this.tries, random })
    if (decision._tag === "Again" && budget.take()) {
      this.note(reason, decision.delayMillis)
      telemetry.retried(fiber.context)
      return Effect.flatMap(Effect.sleep(decision.delayMillis), () => this.next)
    }
    const final =
      decision._tag === "Ambiguous" ? new Reason.AmbiguousWriteError({ because: decision.because, check }) : reason
    this.note(reason, undefined)
    return Effect.fail(
      new ApiError({ operation: operation.operationId, reason: final, attempts: this.attempts ?? noAttempts })
    )
  }

  mayReplay(authorization: string | undefined): boolean {
    const { credential } = this.setup
    if (this.replayed || this.strayed || credential === undefined || authorization === undefined) return false
    return credential.refused(authorization)
  }

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
