/**
 * Spans, counters and durations of a client. Attribute names are OpenTelemetry's semantic conventions where they have one.
 *
 * Never a header, a body or a query goes into a span: they hold credentials and people's data. Export is Effect's own OpenTelemetry layer.
 */
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import * as Metric from "effect/Metric"
import * as Tracer from "effect/Tracer"
import { endReason, type Failed } from "../errors/endReason.ts"
import type { Operation } from "../operation/Operation.ts"

const counter = (name: string, description: string): Metric.Counter<number> =>
  Metric.counter(`fieldwork.client.${name}`, { description, incremental: true })

const calls = counter("calls", "Calls that ended, by operation and outcome")
const retries = counter("retries", "Attempts made again, by operation")
const drift = counter("drift", "Differences from the spec, by operation")
const deprecations = counter("deprecated_calls", "Responses of deprecated operations, by operation")
const tokens = /* @__PURE__ */ counter("tokens", "Tokens obtained")

/** In seconds, with the boundaries of the conventions. */
const duration = Metric.histogram("http.client.request.duration", {
  description: "Duration of HTTP client requests",
  attributes: { unit: "s" },
  boundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
})

type Count = (context: Context.Context<never>) => void

/** What is recorded of one operation; made once, as attributes are costly to attach. */
export interface Telemetry {
  readonly span: string
  readonly callAttributes: Readonly<Record<string, unknown>>
  readonly attemptSpan: string
  readonly attemptAttributes: Readonly<Record<string, unknown>>
  /** An attempt ended after so many seconds. `error` is absent for a success. */
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
  const count = (metric: Metric.Counter<number>, attributes: Record<string, string>): Count => {
    const series = Metric.withAttributes(metric, attributes)
    return (context) => series.updateUnsafe(1, context)
  }
  const failures = new Map<string, Count>()
  const attemptAttributes = {
    "http.request.method": operation.method,
    "url.template": operation.path,
    "server.address": hostname,
    "server.port": Number(port === "" ? (protocol === "https:" ? 443 : 80) : port)
  }
  const durations = new Map<string, Metric.Histogram<number>>()
  const durationOf = (status: number | undefined, error: string | undefined): Metric.Histogram<number> =>
    Metric.withAttributes(duration, {
      ...attemptAttributes,
      "server.port": String(attemptAttributes["server.port"]),
      ...(status !== undefined && { "http.response.status_code": String(status) }),
      ...(error !== undefined && { "error.type": error })
    })
  return {
    ended: (context, seconds, status, error) => {
      const key = `${status} ${error}`
      let series = durations.get(key)
      if (series === undefined) durations.set(key, (series = durationOf(status, error)))
      series.updateUnsafe(seconds, context)
    },
    span: `${api}.${operation.operationId}`,
    callAttributes: { "fieldwork.operation": operation.operationId },
    attemptSpan: `${operation.method} ${operation.path}`,
    attemptAttributes,
    succeeded: count(calls, { ...named, outcome: "success" }),
    failed: (context, reason) => {
      let failure = failures.get(reason)
      if (failure === undefined) failures.set(reason, (failure = count(calls, { ...named, outcome: reason })))
      failure(context)
    },
    retried: count(retries, named),
    drifted: count(drift, named),
    deprecated: count(deprecations, named)
  }
}

export const elapsedSeconds = (clock: Clock.Clock, begin: bigint): number =>
  Number(clock.currentTimeNanosUnsafe() - begin) / 1e9

/** Records how long an attempt took. `done` is told whether it was interrupted. */
export const timedAttempt = <A, E extends Failed>(
  fiber: Fiber.Fiber<unknown, unknown>,
  { ended }: Telemetry,
  state: { readonly status: number },
  sent: Effect.Effect<A, E>,
  done: (isInterrupted: boolean) => void
): Effect.Effect<A, E> => {
  const clock = fiber.getRef(Clock.Clock)
  const begin = clock.currentTimeNanosUnsafe()
  return Effect.onExit(sent, (exit) =>
    Effect.sync(() => {
      const reason = exit._tag === "Success" ? undefined : endReason(exit)
      const status = state.status === 0 ? undefined : state.status
      const error = reason !== undefined && status !== undefined && status >= 400 ? String(status) : reason
      ended(fiber.context, elapsedSeconds(clock, begin), status, error)
      done(reason === "Interrupted")
    })
  )
}

export const tokenObtained = (api: string): Count => {
  const series = Metric.withAttributes(tokens, { api })
  return (context) => series.updateUnsafe(1, context)
}

/** The W3C `traceparent` of a span; undefined while no tracer is installed, as no one could follow it then. */
export const traceparent = (tracer: Tracer.Tracer, span: Tracer.Span): string | undefined =>
  tracer === Tracer.nativeTracer || Context.get(span.annotations, Tracer.DisablePropagation)
    ? undefined
    : `00-${span.traceId}-${span.spanId}-${span.sampled ? "01" : "00"}`
