import assert from "node:assert/strict"
import { test } from "node:test"
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { metrics, trace } from "@opentelemetry/api"
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader
} from "@opentelemetry/sdk-metrics"
import { finished, lines, resourceMetrics, spans, traceparents } from "../src/demo.ts"
import { metricLines } from "../src/print.ts"

const named = (name: string) => finished.filter((span) => span.name === name)

test("the span of a call is a child of the program's span, and the spans of its attempts are children of the call's span", () => {
  assert.ok(lines.length > 0)
  const [root] = named("report")
  assert.equal(root?.parentSpanContext, undefined)
  const campaigns = named("report.campaign")
  assert.ok(campaigns.every((span) => span.parentSpanContext?.spanId === root?.spanContext().spanId))
  const overview = finished.find(({ attributes }) => attributes["fieldwork.operation"] === "getCampaignOverviewLift")
  assert.equal(overview?.parentSpanContext?.spanId, campaigns[0]?.spanContext().spanId)
  const attempts = finished.filter((span) => span.parentSpanContext?.spanId === overview?.spanContext().spanId)
  const states = attempts.map(({ attributes }) => attributes["http.response.status_code"])
  assert.deepEqual(states, [429, 200])
})

test("each attempt of a call sends its OpenTelemetry trace context to the service", () => {
  const ids = new Set(finished.map((span) => `${span.spanContext().traceId}-${span.spanContext().spanId}`))
  assert.ok(traceparents.length > 3)
  for (const traceparent of traceparents) assert.ok(ids.has(traceparent.slice(3, -3)), traceparent)
})

test("the OpenTelemetry metrics contain the calls, the retry and the duration of every attempt", () => {
  const found = metricLines(resourceMetrics)
  const has = (pattern: RegExp) =>
    assert.ok(
      found.some((line) => pattern.test(line)),
      `${pattern} in\n${found.join("\n")}`
    )
  has(/^fieldwork\.client\.calls .*listCampaigns.*success/)
  has(/^fieldwork\.client\.retries {2}1 .*getCampaignOverviewLift/)
  has(/^http\.client\.request\.duration {2}1 .*429/)
})

test("neither the OpenTelemetry spans nor the metrics contain a credential", () => {
  const all = JSON.stringify([
    finished.map(({ attributes, events, name }) => ({ attributes, events, name })),
    resourceMetrics
  ])
  assert.ok(all.includes("listCampaigns"))
  assert.ok(!all.includes(credentials.brandLift.clientSecret))
  assert.ok(!/Bearer|eyJ/.test(all))
})

test("a Promise client records OpenTelemetry spans and metrics through its listeners", async () => {
  spans.reset()
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE)
  const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 })
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }))
  // The module is imported after the meter provider is set, because a program sets up its instrumentation first.
  const { telemetryListeners } = await import("../src/listeners.ts")
  const url = "https://lift.example"
  const { fetch } = createSandbox()
  const brandLift = createBrandLift({
    baseUrl: url,
    authUrl: url,
    ...credentials.brandLift,
    fetch,
    ...telemetryListeners
  })
  await trace.getTracer("test").startActiveSpan("job", async (span) => {
    await brandLift.industries.list().first()
    await brandLift.campaigns.get({ id: crypto.randomUUID() }).catch(() => undefined)
    span.end()
  })
  const job = spans.getFinishedSpans().find(({ name }) => name === "job")
  const calls = spans.getFinishedSpans().filter((span) => span.parentSpanContext?.spanId === job?.spanContext().spanId)
  assert.deepEqual(
    calls.map(({ attributes, name }) => [name, attributes["http.response.status_code"], attributes["error.type"]]),
    [
      ["createToken", 200, undefined],
      ["listIndustries", 200, undefined],
      ["getCampaign", 404, "NotFoundError"]
    ]
  )
  const { resourceMetrics: collected } = await reader.collect()
  assert.equal(metricLines(collected).length, 3)
  await reader.shutdown()
})
