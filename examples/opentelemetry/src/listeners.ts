import { metrics, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api"
import type { AttemptEvent, CallEvent } from "@fieldwork/brand-lift/promise"

const tracer = trace.getTracer("lift-report")
const duration = metrics.getMeter("lift-report").createHistogram("http.client.request.duration", { unit: "s" })

const attributesOf = ({ method, operation, reason, status, template }: AttemptEvent | CallEvent) => ({
  "fieldwork.operation": operation,
  "http.request.method": method,
  "url.template": template,
  ...(status !== undefined && { "http.response.status_code": status }),
  ...(reason !== undefined && { "error.type": reason })
})

/**
 * Records telemetry without Effect: `createBrandLift({ …, ...telemetryListeners })`. Each call is recorded as a child of the active span, and the
 * duration of each attempt is recorded in a histogram. The events do not contain URLs, bodies or credentials.
 */
export const telemetryListeners = {
  onAttempt: (event: AttemptEvent): void => duration.record(event.durationMillis / 1000, attributesOf(event)),
  onCall: (event: CallEvent): void => {
    const attributes = { ...attributesOf(event), "fieldwork.attempts": event.attempts }
    const startTime = Date.now() - event.durationMillis
    const span = tracer.startSpan(event.operation, { kind: SpanKind.CLIENT, startTime, attributes })
    if (event.reason !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: event.reason })
    span.end()
  }
}
