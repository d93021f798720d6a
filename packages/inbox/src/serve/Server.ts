/**
 * The HTTP server of `fieldwork-inbox serve`, based on `node:http`.
 * | path | response |
 * | --- | --- |
 * | POST /callbacks/opportunities, /callbacks/outcomes | 200 once the callback is durable |
 * | GET /healthz | 200 while the process runs |
 * | GET /readyz | 200 while callbacks are accepted and projected, otherwise 503 with a reason |
 * | GET /readyz/receiving | 200 while callbacks are accepted: for load balancers, since a receiver without a projector must continue to receive |
 * | GET /metrics | Prometheus text |
 * | GET /api/… | the read API, unless it has its own port |
 * HEAD requests are handled like GET requests, and a trailing slash is ignored.
 */
import { Effect, type Scope } from "effect"
import { PrometheusMetrics } from "effect/observability"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { type StreamName, streamNames } from "../Message.ts"
import type { ReadApi } from "../http/ReadApiOptions.ts"
import type { Receiver } from "../receive/Receiver.ts"
import { listening, type ListenOptions, portOf } from "./Listen.ts"
import type { Monitor } from "./Monitor.ts"
import type { SettingsError } from "./SettingsError.ts"
import { shared } from "./shared.ts"

/** The maximum time in milliseconds for which a shutdown waits for callbacks in progress. The exchange waits at most 10 s for a response. */
const drainMillis = 6000

type Served = Pick<Receiver, "listen" | "recentFailure" | "drain">

/**
 * Starts the server and returns its port. Fails if the port is not available. When the scope closes, new connections are refused and callbacks in
 * progress are finished.
 */
export const serveHttp = Effect.fnUntraced(function* (
  receiver: Served,
  monitor: Monitor,
  options: ListenOptions,
  api?: ReadApi
): Effect.fn.Return<number, SettingsError, Scope.Scope> {
  const run = Effect.runPromiseWith(yield* Effect.context())
  const metrics = yield* shared(PrometheusMetrics.format())
  let draining = false

  const pages: ReadonlyMap<string, () => Promise<Page>> = new Map([
    ["/healthz", async () => page(200, "text/plain", "ok\n")],
    ["/readyz", async () => run(readiness(monitor, () => (draining ? "draining" : receiver.recentFailure())))],
    ["/readyz/receiving", async () => receiving(draining ? "draining" : receiver.recentFailure(), monitor.identity())],
    ["/metrics", async () => page(200, "text/plain; version=0.0.4", await run(metrics))]
  ])

  const server = createServer((request, response) => {
    const path = pathOf(request)
    const stream = callbackPaths.get(path)
    if (stream !== undefined) return receiver.listen(stream, request, response)
    if (api?.owns(path) === true) return api.listen(request, response)
    request.resume()
    const found = pages.get(path)
    if (found === undefined) return send(response, page(404, "text/plain", "not found\n"))
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD")
      return send(response, page(405, "text/plain", "use GET\n"))
    }
    void found().then((page) => send(response, page))
  })
  // The timeout is longer than any interval at which the exchange sends callbacks, so a connection is not closed just as the next callback is sent
  // over it.
  server.keepAliveTimeout = 75_000
  // The receiver itself handles senders that are slow to send the body. This timeout closes connections that never complete the request headers.
  server.headersTimeout = 10_000
  server.requestTimeout = 120_000

  yield* Effect.acquireRelease(listening(server, options), () =>
    Effect.gen(function* () {
      draining = true
      api?.close()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      yield* Effect.timeoutOption(receiver.drain, drainMillis)
      server.closeIdleConnections()
      // Senders may keep their connections open. These connections are closed after 500 ms, because the responses have already been sent.
      const cut = setTimeout(() => server.closeAllConnections(), 500)
      yield* Effect.promise(() => closed)
      clearTimeout(cut)
    })
  )
  return portOf(server)
})

interface Page {
  readonly status: number
  readonly type: string
  readonly body: string
}

const page = (status: number, type: string, body: string): Page => ({ status, type, body })
const json = (status: number, body: object): Page => page(status, "application/json", JSON.stringify(body))

const receiving = (reason: string | undefined, store: string | undefined): Page =>
  json(reason === undefined ? 200 : 503, {
    ready: reason === undefined,
    ...(reason !== undefined && { reason }),
    ...(store !== undefined && { store })
  })

const readiness = (monitor: Monitor, refusing: () => string | undefined) =>
  Effect.match(monitor.read, {
    onFailure: (error) => json(503, { ready: false, reason: error.reason._tag }),
    onSuccess: (reading) => {
      const reason = refusing() ?? (reading.notProjecting.length > 0 ? "NotProjecting" : undefined)
      const body = { ready: reason === undefined, ...(reason !== undefined && { reason }), ...reading }
      return json(reason === undefined ? 200 : 503, body)
    }
  })

const callbackPaths: ReadonlyMap<string, StreamName> = new Map(
  streamNames.map((stream) => [`/callbacks/${stream}`, stream])
)

const pathOf = ({ url = "/" }: IncomingMessage): string => (url.split("?", 1)[0] ?? "/").replace(/(?<=.)\/$/, "")

const send = (response: ServerResponse, { body, status, type }: Page): void => {
  const headers = { "content-type": `${type}; charset=utf-8`, "content-length": Buffer.byteLength(body) }
  // Node omits the body in responses to HEAD requests.
  response.writeHead(status, headers).end(body)
}
