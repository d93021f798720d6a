/**
 * `fieldwork-inbox serve` over node:http.
 *
 * | path | answers |
 * | --- | --- |
 * | POST /callbacks/opportunities, /callbacks/outcomes | 200 once the callback is durable |
 * | GET /healthz | 200 while the process runs |
 * | GET /readyz | 200 while the store answers and callbacks are taken, else 503 with a reason; what kept the last from being stored counts for ten seconds |
 * | GET /metrics | Prometheus text |
 */
import { Effect, type Scope } from "effect"
import { PrometheusMetrics } from "effect/observability"
import { createServer, type Server, type ServerResponse } from "node:http"
import { type StreamName, streamNames } from "../Message.ts"
import type { Receiver } from "../receive/Receiver.ts"
import type { Store } from "../store/Store.ts"
import { takeReading } from "./Monitor.ts"
import { SettingsError } from "./SettingsError.ts"

export interface ServerOptions {
  readonly host: string
  /** 0 takes any free one. */
  readonly port: number
}

/** Answers the port, or fails when it cannot be had. When the scope closes, no new connection is taken and what is in hand is finished. */
export const serveHttp = Effect.fnUntraced(function* (
  store: Store,
  receiver: Pick<Receiver, "listen" | "recentFailure" | "drain">,
  { host, port }: ServerOptions
): Effect.fn.Return<number, SettingsError, Scope.Scope> {
  const services = yield* Effect.context()
  const run = Effect.runPromiseWith(services)
  let draining = false

  const ready = Effect.match(takeReading(store), {
    onFailure: (error) => ({ status: 503, body: { ready: false, reason: error.reason._tag } }),
    onSuccess: (reading) => {
      const reason = draining ? "draining" : receiver.recentFailure()
      const body = { ready: reason === undefined, ...(reason !== undefined && { reason }), ...reading }
      return { status: reason === undefined ? 200 : 503, body }
    }
  })

  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/"
    const stream = callbackPaths.get(path)
    if (stream !== undefined) return receiver.listen(stream, request, response)
    request.resume()
    if (request.method !== "GET") return send(response, 404, "text/plain", "there is nothing here\n")
    if (path === "/healthz") return send(response, 200, "text/plain", "ok\n")
    if (path === "/readyz") {
      return void run(ready).then(({ body, status }) =>
        send(response, status, "application/json", JSON.stringify(body))
      )
    }
    if (path === "/metrics") {
      const type = "text/plain; version=0.0.4"
      return void run(PrometheusMetrics.format()).then((text) => send(response, 200, type, text))
    }
    send(response, 404, "text/plain", "there is nothing here\n")
  })
  // Longer than any send interval, so that no connection is closed just when the next callback is sent on it.
  server.keepAliveTimeout = 75_000
  // Slow senders are the receiver's own business; these end connections that never get as far as a request.
  server.headersTimeout = 10_000
  server.requestTimeout = 120_000

  return yield* Effect.acquireRelease(
    Effect.map(
      Effect.tryPromise({
        try: () => listening(server, host, port),
        catch: (cause) => cannotListen(host, port, cause)
      }),
      () => portOf(server)
    ),
    () =>
      Effect.gen(function* () {
        draining = true
        const closed = new Promise<void>((resolve) => server.close(() => resolve()))
        yield* receiver.drain
        server.closeIdleConnections()
        // Answers have been handed over; a sender that keeps its connection open is not waited for.
        const cut = setTimeout(() => server.closeAllConnections(), 1000)
        yield* Effect.promise(() => closed)
        clearTimeout(cut)
      })
  )
})

const callbackPaths: ReadonlyMap<string, StreamName> = new Map(
  streamNames.map((stream) => [`/callbacks/${stream}`, stream])
)

const send = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { "content-type": `${type}; charset=utf-8` }).end(body)
}

const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, () => resolve())
  })

const cannotListen = (host: string, port: number, cause: unknown): SettingsError => {
  const code = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : String(cause)
  const why = code === "EADDRINUSE" ? "it is in use" : code
  return new SettingsError({ detail: `Port ${port} of ${host} cannot be listened on: ${why}` })
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}
