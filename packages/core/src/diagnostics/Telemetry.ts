/**
 * Records the spans, counters and durations of a client. Attribute names follow OpenTelemetry's semantic conventions where available.
 *
 * Spans never contain a header, a body or a query, because these may contain credentials and personal data. To export the spans, use Effect's own
 * OpenTelemetry layer.
 */
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import type * as Fiber from "effect/Fiber"
import * as Metric from "effect/Metric"
import * as Tracer from "effect/Tracer"
import { endReason, type Failed } from "../errors/endReason.ts"
import type { Operation } from "../operation/Operation.ts"

/**
 * The attributes of a metric. Each operation has its own metrics with fixed attributes, because a shared metric would have to merge attributes at
 * every update.
 */
type Attributes = Readonly<Record<string, string>>

const counter = (name: string, description: string, attributes: Attributes): Count => {
  const metric = Metric.counter(`fieldwork.client.${name}`, { description, incremental: true, attributes })
  return (context) => metric.updateUnsafe(1, context)
}

/** Creates a histogram of durations in seconds, with the bucket boundaries that OpenTelemetry's semantic conventions recommend. */
const histogram = (attributes: Attributes): Metric.Histogram<number> =>
  Metric.histogram("http.client.request.duration", {
    description: "Duration of HTTP client requests",
    attributes: { unit: "s", ...attributes },
    boundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
  })

type Count = (context: Context.Context<never>) => void

/** The telemetry of one operation. It is created only once, because attaching attributes is costly. */
export interface Telemetry {
  readonly span: string
  readonly callAttributes: Readonly<Record<string, unknown>>
  readonly attemptSpan: string
  readonly attemptAttributes: Readonly<Record<string, unknown>>
  /** Called when an attempt has ended, with the duration of the attempt in seconds. `error` is undefined if the attempt succeeded. */
  readonly ended: (
    context: Context.Context<never>,
    seconds: number,
    status: number | undefined,
    error: string | undefined
  ) => void
  readonly succeeded: Count
  readonly failed: (context: Context.Context<never>, reason: string) => void
  readonly retried: Count
  readonly drifted: Count
  readonly deprecated: Count
}

export const make = (api: string, baseUrl: string, operation: Operation): Telemetry => {
  const { hostname, port, protocol } = new URL(baseUrl)
  const named = { api, operation: operation.operationId }
  const callsOf = (outcome: string) =>
    counter("calls", "Completed calls, by operation and outcome", { ...named, outcome })
  const failures = new Map<string, Count>()
  const attemptAttributes = {
    "http.request.method": operation.method,
    "url.template": operation.path,
    "server.address": hostname,
    "server.port": Number(port === "" ? (protocol === "https:" ? 443 : 80) : port)
  }
  const durations = new Map<string | number | undefined, Metric.Histogram<number>>()
  const durationOf = (status: number | undefined, error: string | undefined): Metric.Histogram<number> =>
    histogram({
      ...attemptAttributes,
      "server.port": String(attemptAttributes["server.port"]),
      ...(status !== undefined && { "http.response.status_code": String(status) }),
      ...(error !== undefined && { "error.type": error })
    })
  return {
    ended: (context, seconds, status, error) => {
      const key = error === undefined ? status : `${status} ${error}`
      let series = durations.get(key)
      if (series === undefined) durations.set(key, (series = durationOf(status, error)))
      series.updateUnsafe(seconds, context)
    },
    span: `${api}.${operation.operationId}`,
    callAttributes: { "fieldwork.operation": operation.operationId },
    attemptSpan: `${operation.method} ${operation.path}`,
    attemptAttributes,
    succeeded: callsOf("success"),
    failed: (context, reason) => {
      let failure = failures.get(reason)
      if (failure === undefined) failures.set(reason, (failure = callsOf(reason)))
      failure(context)
    },
    retried: counter("retries", "Retries, by operation", named),
    drifted: counter("drift", "Differences from the spec, by operation", named),
    deprecated: counter("deprecated_calls", "Responses of deprecated operations, by operation", named)
  }
}

/** Runs `evaluate` in a span if a tracer is installed, and without a span otherwise. */
export const inSpan = <A, E>(
  fiber: Fiber.Fiber<unknown, unknown>,
  name: string,
  options: Tracer.SpanOptionsNoTrace,
  evaluate: (span: Tracer.Span | undefined) => Effect.Effect<A, E>
): Effect.Effect<A, E> =>
  fiber.cache.tracer === undefined ? evaluate(undefined) : Effect.useSpan(name, options, evaluate)

/** Runs `effect`, then calls `done` with its duration in seconds and its `Exit`. */
export const timed = <A, E>(
  fiber: Fiber.Fiber<unknown, unknown>,
  effect: Effect.Effect<A, E>,
  done: (seconds: number, exit: Exit.Exit<A, E>) => void
): Effect.Effect<A, E> => {
  const clock = fiber.getRef(Clock.Clock)
  const begin = clock.monotonicTimeNanosUnsafe()
  return Effect.onExit(effect, (exit) => {
    done(Number(clock.monotonicTimeNanosUnsafe() - begin) / 1e9, exit)
    return Effect.void
  })
}

/** Records the duration of an attempt, then calls `done` with a flag that is true if the attempt was interrupted. */
export const timedAttempt = <A, E extends Failed>(
  fiber: Fiber.Fiber<unknown, unknown>,
  { ended }: Telemetry,
  state: { readonly status: number },
  sent: Effect.Effect<A, E>,
  done: (isInterrupted: boolean) => void
): Effect.Effect<A, E> =>
  timed(fiber, sent, (seconds, exit) => {
    const reason = exit._tag === "Success" ? undefined : endReason(exit)
    const status = state.status === 0 ? undefined : state.status
    const error = reason !== undefined && status !== undefined && status >= 400 ? String(status) : reason
    ended(fiber.context, seconds, status, error)
    done(reason === "Interrupted")
  })

export const tokenObtained = (api: string): Count => counter("tokens", "Tokens obtained", { api })

/** Returns the W3C `traceparent` header for a span, or undefined if there is no span or its propagation is disabled. */
export const traceparent = (span: Tracer.Span | undefined): string | undefined =>
  span === undefined || Context.get(span.annotations, Tracer.DisablePropagation)
    ? undefined
    : `00-${span.traceId}-${span.spanId}-${span.sampled ? "01" : "00"}`
