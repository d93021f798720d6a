/**
 * The hosts that use the Fetch API: Bun, Deno, workers and route handlers in Next.js, Hono, and Azure Functions.
 */
import { gunzipSync } from "node:zlib"
import { createServer as createHttp2Server } from "node:http2"
import { createAdaptorServer } from "@hono/node-server"
import { Hono, type MiddlewareHandler } from "hono"
import { compress } from "hono/compress"
import { type AzureRequestLike, azureReceiver } from "../../src/azure.ts"
import { fetchReceiver, type ReceiverOptions } from "../../src/fetch.ts"
import { halfDuplex } from "../receivers.ts"
import { atPort, type Headers, type Host, http2To, listen, type Mounted, path } from "./mounting.ts"

const requestOf = (headers: Headers, body: Uint8Array<ArrayBuffer>): Request =>
  new Request(`http://receiver${path}`, { method: "POST", headers, body })

type Change = (request: Request) => Request | Promise<Request>

/** Calls a handler directly. `change` simulates middleware that processes the request before the handler. */
const inProcess = (handle: (request: Request) => Promise<{ readonly status: number }>, change: Change): Mounted => ({
  post: async (headers, body) => (await handle(await change(requestOf(headers, body)))).status
})

const changes = {
  same: (request) => request,
  parsed: async (request) => {
    await request.json()
    return request
  },
  cloned: async (request) => {
    await request.clone().json()
    return request
  },
  piped: (request) =>
    new Request(request, {
      headers: { ...Object.fromEntries(request.headers), "x-hooked": "1" },
      body: request.body?.pipeThrough(new TransformStream()) ?? null,
      ...halfDuplex
    }),
  /** Decompresses the body but does not remove the `Content-Encoding` header, as some middleware does. */
  inflated: async (request) =>
    new Request(request.url, {
      method: "POST",
      headers: request.headers,
      body: new Uint8Array(gunzipSync(new Uint8Array(await request.arrayBuffer())))
    }),
  locked: (request) => {
    request.body?.getReader()
    return request
  }
} satisfies Readonly<Record<string, Change>>

const overHttp2 = async (fetch: (request: Request) => Promise<Response>): Promise<Mounted> => {
  const server = createAdaptorServer({ fetch, createServer: createHttp2Server })
  return http2To(await listen(server), () => server.close())
}

const fetchHost = (
  name: string,
  adapter: (options: ReceiverOptions) => (request: Request) => Promise<Response>
): Host => ({
  name,
  gone: ["body parser before", "locked body"],
  mount: {
    "body parser before": (options) => inProcess(adapter(options), changes.parsed),
    "raw body kept": (options) => inProcess(adapter(options), changes.cloned),
    hooks: (options) => inProcess(adapter(options), changes.piped),
    compression: (options) => inProcess(adapter(options), changes.inflated),
    inject: (options) => inProcess(adapter(options), changes.same),
    "HTTP/2": (options) => overHttp2(adapter(options)),
    "failing listeners": (options) => inProcess(adapter(options), changes.same),
    "locked body": (options) => inProcess(adapter(options), changes.locked)
  }
})

/** The host for `export const POST = fetchReceiver(…)`, `Bun.serve({ fetch })`, `Deno.serve(fetch)` and `export default { fetch }`. */
export const fetchHostPlain = fetchHost("Fetch: Bun, Deno, workers, Next.js routes", fetchReceiver)

const hono = (options: ReceiverOptions, ...before: ReadonlyArray<MiddlewareHandler>): Hono => {
  const receive = fetchReceiver(options)
  const app = new Hono()
  for (const one of before) app.use(one)
  app.post(path, (context) => receive(context.req.raw))
  return app
}

const honoOver = async (app: Hono): Promise<Mounted> => {
  const server = createAdaptorServer(app)
  return atPort(await listen(server), () => server.close())
}

export const honoHost: Host = {
  name: "Hono",
  gone: ["body parser before", "locked body"],
  mount: {
    "body parser before": (options) =>
      honoOver(
        hono(options, async ({ req }, next) => {
          await req.json()
          await next()
        })
      ),
    "raw body kept": (options) =>
      honoOver(
        hono(options, async ({ req }, next) => {
          await req.raw.clone().json()
          await next()
        })
      ),
    hooks: (options) =>
      honoOver(
        hono(options, async (context, next) => {
          await next()
          context.header("x-hooked", "1")
        })
      ),
    compression: (options) => honoOver(hono(options, compress({ threshold: 0 }))),
    inject: (options) => {
      const app = hono(options)
      const post: Mounted["post"] = async (headers, body) =>
        (await app.request(path, { method: "POST", headers, body })).status
      return { post }
    },
    "HTTP/2": (options) => overHttp2(async (request) => hono(options).fetch(request)),
    "failing listeners": (options) => honoOver(hono(options)),
    "locked body": (options) =>
      honoOver(
        hono(options, async ({ req }, next) => {
          req.raw.body?.getReader()
          await next()
        })
      )
  }
}

/** Simulates the request object of Azure Functions with the properties of a Fetch request. */
const azureRequest = (request: Request): AzureRequestLike => ({
  method: request.method,
  headers: request.headers,
  body: request.body,
  get bodyUsed() {
    return request.bodyUsed
  }
})

const azureHandler = (options: ReceiverOptions) => {
  const handle = azureReceiver(options)
  return async (request: Request): Promise<Response> => {
    const { status, ...reply } = await handle(azureRequest(request))
    return new Response(reply.body, { status, headers: reply.headers })
  }
}

export const azureHost: Host = fetchHost("Azure Functions", azureHandler)
