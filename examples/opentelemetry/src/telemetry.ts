import * as OtelMetrics from "@effect/opentelemetry/OtelMetrics"
import * as OtelTracer from "@effect/opentelemetry/OtelTracer"
import * as Resource from "@effect/opentelemetry/Resource"
import { resourceFromAttributes } from "@opentelemetry/resources"
import type { MetricReader } from "@opentelemetry/sdk-metrics"
import type { SpanProcessor } from "@opentelemetry/sdk-trace-base"
import { NodeTracerProvider } from "@opentelemetry/sdk-trace-node"
import { Layer } from "effect"

const serviceName = "lift-report"

/**
 * Registers an OpenTelemetry tracer provider for the process. `processor` receives the spans from Effect, from other instrumentations and from your
 * own code.
 */
export const startTracing = (processor: SpanProcessor): NodeTracerProvider => {
  const resource = resourceFromAttributes({ "service.name": serviceName })
  const provider = new NodeTracerProvider({ resource, spanProcessors: [processor] })
  provider.register()
  return provider
}

/** With this layer, the registered tracer creates Effect's spans, and `reader` collects Effect's metrics. */
export const telemetry = (reader: MetricReader) =>
  Layer.merge(
    OtelTracer.layerGlobal,
    Layer.provide(
      OtelMetrics.layer(() => reader),
      Resource.layer({ serviceName })
    )
  )
