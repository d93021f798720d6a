/**
 * Tests the receivers in the guide, each on its own port. A genuine callback from the sandbox is accepted, and a forged callback is rejected.
 */
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { createExchange } from "@fieldwork/exchange/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest"
import { azureHandler } from "../receivers/azure.ts"
import { fastifyApp } from "../receivers/fastify.ts"
import { fetchHandler } from "../receivers/fetch.ts"
import { koaApp } from "../receivers/koa.ts"
import { pagesHandler } from "../receivers/next.ts"
import { nodeServer } from "../receivers/node.ts"
import type { Subscriber } from "../receivers/callbacks.ts"

type Deliver = (request: Request) => Promise<Response>

const { apiKey, suppliers } = credentials.exchange
const supplier_code = suppliers[0] ?? ""
const closing: Array<() => unknown> = []

/** Returns a function that sends every request to the server's port, regardless of the host in the URL. */
const sendTo = (server: Server): Deliver => {
  const { port } = server.address() as AddressInfo
  closing.push(
    () => server.closeAllConnections(),
    () => server.close()
  )
  return async (request) =>
    fetch(`http://127.0.0.1:${port}/callbacks`, {
      method: request.method,
      headers: request.headers,
      body: await request.arrayBuffer()
    })
}

const listen = (server: Server) =>
  new Promise<Server>((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)))

const receivers: Readonly<Record<string, (subscriber: Subscriber) => Promise<Deliver>>> = {
  fetch: async (subscriber) => fetchHandler(subscriber),
  "node:http": async (subscriber) => sendTo(await listen(nodeServer(subscriber))),
  "Next.js pages API": async (subscriber) => sendTo(await listen(createServer(pagesHandler(subscriber)))),
  koa: async (subscriber) => {
    const handle = koaApp(subscriber).callback()
    return sendTo(await listen(createServer((request, response) => void handle(request, response))))
  },
  azure: async (subscriber) => {
    const handle = azureHandler(subscriber)
    return async (request) => {
      const { body, status } = await handle(request)
      return new Response(body, { status })
    }
  },
  fastify: async (subscriber) => {
    const app = await fastifyApp(subscriber)
    await app.listen({ port: 0, host: "127.0.0.1" })
    closing.push(() => app.close())
    return sendTo(app.server)
  }
}

let log: MockInstance
beforeEach(() => {
  log = vi.spyOn(console, "log").mockImplementation(() => {})
})
afterEach(async () => {
  log.mockRestore()
  for (const close of closing.splice(0)) await close()
})

it.each(Object.keys(receivers))(
  "the webhook receiver in the guide for %s accepts a genuine callback and refuses a forged one",
  async (name) => {
    let deliver: Deliver = async () => new Response(null, { status: 503 })
    const statuses: Array<number> = []
    const sandbox = createSandbox({
      send: async (request) => {
        const response = await deliver(request)
        statuses.push(response.status)
        return response
      }
    })
    const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey, fetch: sandbox.fetch })
    deliver = (await receivers[name]?.({ exchange, supplier_code })) ?? deliver

    const callback = "https://supplier.example/callbacks"
    await exchange.opportunities.subscribe({
      supplier_code,
      body: { callback, opportunities: [{ country_language: { eq: "eng_us" } }] }
    })
    await sandbox.advance({ hours: 1 })
    expect(new Set(statuses)).toEqual(new Set([200]))
    const handled = log.mock.calls.length
    expect(handled).toBeGreaterThanOrEqual(statuses.length)

    const header = `t:${Math.floor(Date.now() / 1000)},v1:deadbeef:MEUCIQ==`
    const forged = new Request(callback, { method: "POST", headers: { "x-platform-signature": header }, body: "[]" })
    const { status } = await deliver(forged)
    expect(status).toBe(401)
    expect(log).toHaveBeenCalledTimes(handled)
  }
)
