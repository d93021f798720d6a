import { NodeRuntime } from "@effect/platform-node"
import { BrandLift } from "@fieldwork/brand-lift"
import { Config, Console, Effect, Layer } from "effect"
import { FetchHttpClient } from "effect/http"
import { Otlp } from "effect/observability"
import { report } from "./report.ts"

/** Sends spans and metrics over OTLP. Effect includes this exporter. With `telemetry.ts`, any OpenTelemetry exporter can be used instead. */
const exporter = Layer.unwrap(
  Effect.gen(function* () {
    const baseUrl = yield* Config.String("OTEL_EXPORTER_OTLP_ENDPOINT").pipe(
      Config.withDefault("http://localhost:4318")
    )
    return Otlp.layerJson({ baseUrl, resource: { serviceName: "lift-report" } })
  })
).pipe(Layer.provide(FetchHttpClient.layer))

const program = Effect.gen(function* () {
  for (const line of yield* report) yield* Console.log(line)
})

// The URLs and credentials are read from the environment variables FIELDWORK_BRAND_LIFT_URL, _AUTH_URL, _CLIENT_ID, _CLIENT_SECRET and _AUDIENCE.
program.pipe(Effect.provide(BrandLift.layerConfig()), Effect.provide(exporter), NodeRuntime.runMain)
