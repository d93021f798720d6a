/** Serves `/metrics` and `/healthz` for a process without a receiver. */
import { Effect, type Scope } from "effect"
import { PrometheusMetrics } from "effect/observability"
import { createServer } from "node:http"
import { listening } from "./Listen.ts"
import type { SettingsError } from "./SettingsError.ts"
import { shared } from "./shared.ts"

/**
 * Serves the metrics on the given port of the loopback interface. `update` is run before the metrics are read. If it fails, the metrics are served
 * with their previous values.
 */
export const serveMetrics = Effect.fnUntraced(function* (
  port: number,
  update: Effect.Effect<void, unknown>
): Effect.fn.Return<void, SettingsError, Scope.Scope> {
  const run = Effect.runPromiseWith(yield* Effect.context())
  const metrics = yield* shared(Effect.andThen(Effect.ignore(update), PrometheusMetrics.format()))
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0]
    const send = (status: number, body: string): void => {
      response.writeHead(status, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(body)
    }
    if (path === "/healthz") return send(200, "ok\n")
    if (path !== "/metrics") return send(404, "not found\n")
    return void run(metrics).then((body) => send(200, body))
  })
  yield* Effect.acquireRelease(listening(server, { host: "127.0.0.1", port }), () =>
    Effect.promise(async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })
  )
})
