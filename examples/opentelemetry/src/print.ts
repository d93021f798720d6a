import { DataPointType, type ResourceMetrics } from "@opentelemetry/sdk-metrics"
import type { ReadableSpan } from "@opentelemetry/sdk-trace-base"

/** The attributes that are not printed, because they are part of the span's name or the same in all spans. */
const hidden = new Set(["campaign.id", "server.address", "server.port", "unit"])

const attributesIn = (attributes: object, named: ReadonlyArray<string> = []): string =>
  Object.entries(attributes)
    .filter(([name]) => !hidden.has(name) && !named.includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .join(" ")

const inName = ["fieldwork.operation", "http.request.method", "url.template"]

/** Returns the spans as an indented tree, ordered by start time. */
export const spanTree = (spans: ReadonlyArray<ReadableSpan>): ReadonlyArray<string> => {
  const below = Map.groupBy(spans, ({ parentSpanContext }) => parentSpanContext?.spanId)
  const linesOf = (parent: string | undefined, depth: number): ReadonlyArray<string> =>
    (below.get(parent) ?? [])
      .toSorted((a, b) => a.startTime[0] - b.startTime[0] || a.startTime[1] - b.startTime[1])
      .flatMap((span) => [
        `${"  ".repeat(depth)}${[span.name, attributesIn(span.attributes, inName)].join("  ").trimEnd()}`,
        ...linesOf(span.spanContext().spanId, depth + 1)
      ])
  return linesOf(undefined, 0)
}

/**
 * Returns one line for each time series of each metric, with its value: the count of a histogram, or the sum of a counter. Durations are omitted,
 * because they differ between runs.
 */
export const metricLines = ({ scopeMetrics }: ResourceMetrics): ReadonlyArray<string> =>
  scopeMetrics
    .flatMap(({ metrics }) =>
      metrics.flatMap((metric) =>
        metric.dataPointType === DataPointType.HISTOGRAM
          ? metric.dataPoints.map(({ attributes, value }) => [metric.descriptor.name, attributes, value.count] as const)
          : metric.dataPointType === DataPointType.SUM
            ? metric.dataPoints.map(({ attributes, value }) => [metric.descriptor.name, attributes, value] as const)
            : []
      )
    )
    .map(([name, attributes, value]) => `${name}  ${value}  ${attributesIn(attributes)}`)
    .toSorted()
