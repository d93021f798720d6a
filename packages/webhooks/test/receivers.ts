/**
 * Starts the same receiver with each adapter, with the kind of request that the adapter expects. All adapters must behave in the same way.
 */
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServer } from "effect/http"
import Fastify from "fastify"
import { expressReceiver } from "../src/express.ts"
import { fastifyReceiver } from "../src/fastify.ts"
import { callbackRoute, Webhooks } from "../src/effect.ts"
import { fetchReceiver, type ReceiverOptions } from "../src/fetch.ts"
import { nodeReceiver } from "../src/node.ts"
import type { KeyEntry, KeySource, Verified } from "../src/surface.ts"
import { createVerifier } from "../src/index.node.ts"

export interface Receiver {
  readonly post: (headers: Readonly<Record<string, string>>, body: RequestInit["body"]) => Promise<Response>
  readonly close: () => Promise<void>
}

export type Behaviour = Omit<ReceiverOptions, "verifier" | "accept"> & {
  readonly accept: (verified: Verified) => void | Promise<void>
  readonly keys: ReadonlyArray<KeyEntry> | KeySource
  readonly maxBodyBytes?: number
}

export const overHttp = async (listener: RequestListener): Promise<Receiver> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    post: (headers, body) =>
      fetch(`http://127.0.0.1:${port}/callbacks`, { method: "POST", headers, body: body ?? null, ...halfDuplex }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}

/** The option that allows a stream as a request body. TypeScript's type declarations do not include it yet. */
export const halfDuplex = { duplex: "half" }

const options = ({ keys, maxBodyBytes, ...behaviour }: Behaviour): ReceiverOptions => ({
  ...behaviour,
  verifier: createVerifier({ keys, maxBodyBytes })
})

const fastify = async (behaviour: Behaviour): Promise<Receiver> => {
  const app = Fastify()
  await app.register(fastifyReceiver({ url: "/callbacks", ...options(behaviour) }))
  const origin = await app.listen({ host: "127.0.0.1", port: 0 })
  return {
    post: (headers, body) =>
      fetch(`${origin}/callbacks`, { method: "POST", headers, body: body ?? null, ...halfDuplex }),
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
    }
  }
}

const effect = async ({ accept, bodyTimeoutMillis = 30_000, keys, maxBodyBytes }: Behaviour): Promise<Receiver> => {
  const route = callbackRoute("/callbacks", {
    accept: (verified) => Effect.promise(async () => accept(verified)),
    bodyTimeout: bodyTimeoutMillis
  })
  const { dispose, handler } = HttpRouter.toWebHandler(
    HttpRouter.addAll(Effect.map(route, (one) => [one])).pipe(
      Layer.provide(Webhooks.layer({ keys, maxBodyBytes })),
      Layer.provideMerge(HttpServer.layerServices)
    ),
    { disableLogger: true }
  )
  return { post: inMemory(handler), close: dispose }
}

const inMemory =
  (handle: (request: Request) => Promise<Response>): Receiver["post"] =>
  (headers, body) =>
    handle(new Request("http://receiver/callbacks", { method: "POST", headers, body: body ?? null, ...halfDuplex }))

export const receivers = [
  {
    adapter: "fetch",
    start: async (behaviour: Behaviour): Promise<Receiver> => ({
      post: inMemory(fetchReceiver(options(behaviour))),
      close: async () => {}
    })
  },
  { adapter: "node:http", start: (behaviour: Behaviour) => overHttp(nodeReceiver(options(behaviour))) },
  { adapter: "Express", start: (behaviour: Behaviour) => overHttp(expressReceiver(options(behaviour))) },
  { adapter: "Fastify", start: fastify },
  { adapter: "HttpRouter", start: effect }
] as const
