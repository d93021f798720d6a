import { NodeRuntime } from "@effect/platform-node"
import { BrandLift } from "@fieldwork/brand-lift"
import { Config, Console, Effect, Layer } from "effect"
import { FetchHttpClient } from "effect/http"
import { Otlp } from "effect/observability"
import { report } from "./report.ts"

/** Sends spans and metrics by OTLP. Effect has this exporter itself; `telemetry.ts` takes any other of OpenTelemetry. */
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

// The account is read from FIELDWORK_BRAND_LIFT_URL, _AUTH_URL, _CLIENT_ID, _CLIENT_SECRET and _AUDIENCE.
program.pipe(Effect.provide(BrandLift.layerConfig()), Effect.provide(exporter), NodeRuntime.runMain)
