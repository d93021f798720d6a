import * as OtelMetrics from "@effect/opentelemetry/OtelMetrics"
import * as OtelTracer from "@effect/opentelemetry/OtelTracer"
import * as Resource from "@effect/opentelemetry/Resource"
import { resourceFromAttributes } from "@opentelemetry/resources"
import type { MetricReader } from "@opentelemetry/sdk-metrics"
import type { SpanProcessor } from "@opentelemetry/sdk-trace-base"
import { NodeTracerProvider } from "@opentelemetry/sdk-trace-node"
import { Layer } from "effect"

const serviceName = "lift-report"

/** Registers OpenTelemetry's tracer for the process, with the spans of its instrumentations and your own. */
export const startTracing = (processor: SpanProcessor): NodeTracerProvider => {
  const resource = resourceFromAttributes({ "service.name": serviceName })
  const provider = new NodeTracerProvider({ resource, spanProcessors: [processor] })
  provider.register()
  return provider
}

/** Below this layer the spans of Effect are spans of that tracer, and `reader` collects the metrics of Effect. */
export const telemetry = (reader: MetricReader) =>
  Layer.merge(
    OtelTracer.layerGlobal,
    Layer.provide(
      OtelMetrics.layer(() => reader),
      Resource.layer({ serviceName })
    )
  )
