/**
 * Runs the report against a sandbox that responds to the first call of one operation with status 429. Prints the spans and metrics that the
 * OpenTelemetry SDK received.
 */
import { BrandLift } from "@fieldwork/brand-lift"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import {
  InMemoryMetricExporter,
  PeriodicExportingMetricReader,
  AggregationTemporality
} from "@opentelemetry/sdk-metrics"
import { InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base"
import { Effect, Layer } from "effect"
import { metricLines, spanTree } from "./print.ts"
import { report } from "./report.ts"
import { startTracing, telemetry } from "./telemetry.ts"

const url = "https://lift.example"
const { fetch } = createSandbox()
await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
await fetch(`${url}/__sandbox/faults`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ operation_id: "getCampaignOverviewLift", status: 429, retry_after_seconds: 0 })
})

/** The `traceparent` headers of the requests that the sandbox received. They show that the trace continues in the service. */
export const traceparents: Array<string> = []
const observed = (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init)
  const traceparent = request.headers.get("traceparent")
  if (traceparent !== null) traceparents.push(traceparent)
  return fetch(request)
}

export const spans = new InMemorySpanExporter()
startTracing(new SimpleSpanProcessor(spans))
const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 })

export const { lines, resourceMetrics } = await Effect.gen(function* () {
  const found = yield* report
  const collected = yield* Effect.promise(() => reader.collect())
  return { lines: found, ...collected }
}).pipe(
  Effect.provide(
    Layer.merge(
      BrandLift.layer({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: observed }),
      telemetry(reader)
    )
  ),
  Effect.runPromise
)

export const finished = spans.getFinishedSpans()
for (const line of lines) console.log(line)
console.log("\nspans")
for (const line of spanTree(finished)) console.log(line)
console.log("\nmetrics")
for (const line of metricLines(resourceMetrics)) console.log(line)
