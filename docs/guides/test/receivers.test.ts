/**
 * The receivers of the guide, each on a port of its own: a genuine callback of the sandbox is kept, a forged one is not.
 */
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { createExchange } from "@fieldwork/exchange/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest"
import { azureHandler } from "../receivers/azure.ts"
import { expressApp } from "../receivers/express.ts"
import { fastifyApp } from "../receivers/fastify.ts"
import { fetchHandler } from "../receivers/fetch.ts"
import { honoApp } from "../receivers/hono.ts"
import { koaApp } from "../receivers/koa.ts"
import { lambdaHandler } from "../receivers/lambda.ts"
import { nestApp } from "../receivers/nest.ts"
import { pagesHandler, routeHandler } from "../receivers/next.ts"
import { nodeServer } from "../receivers/node.ts"
import type { Subscriber } from "../receivers/callbacks.ts"

type Deliver = (request: Request) => Promise<Response>

const { apiKey, suppliers } = credentials.exchange
const supplier_code = suppliers[0] ?? ""
const closing: Array<() => unknown> = []

/** Sends to where it listens, whatever host the request names. */
const to = (server: Server): Deliver => {
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

const listening = (server: Server) =>
  new Promise<Server>((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)))

const receivers: Readonly<Record<string, (subscriber: Subscriber) => Promise<Deliver>>> = {
  fetch: async (subscriber) => fetchHandler(subscriber),
  "node:http": async (subscriber) => to(await listening(nodeServer(subscriber))),
  hono: async (subscriber) => async (request) => honoApp(subscriber).fetch(request),
  "Next.js route handler": async (subscriber) => routeHandler(subscriber),
  "Next.js pages API": async (subscriber) => to(await listening(createServer(pagesHandler(subscriber)))),
  koa: async (subscriber) => {
    const handle = koaApp(subscriber).callback()
    return to(await listening(createServer((request, response) => void handle(request, response))))
  },
  nest: async (subscriber) => {
    const app = await nestApp(subscriber)
    await app.listen(0, "127.0.0.1")
    closing.push(() => app.close())
    const server: Server = app.getHttpServer()
    return to(server)
  },
  lambda: async (subscriber) => {
    const handle = lambdaHandler(subscriber)
    return async (request) => {
      const body = Buffer.from(await request.arrayBuffer()).toString("base64")
      const headers = Object.fromEntries(request.headers)
      const result = await handle({ httpMethod: "POST", headers, body, isBase64Encoded: true })
      return new Response(result.body, { status: result.statusCode })
    }
  },
  azure: async (subscriber) => {
    const handle = azureHandler(subscriber)
    return async (request) => {
      const { body, status } = await handle(request)
      return new Response(body, { status })
    }
  },
  express: async (subscriber) =>
    new Promise((resolve) => {
      const server = expressApp(subscriber).listen(0, "127.0.0.1", () => resolve(to(server)))
    }),
  fastify: async (subscriber) => {
    const app = await fastifyApp(subscriber)
    await app.listen({ port: 0, host: "127.0.0.1" })
    closing.push(() => app.close())
    return to(app.server)
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

it.each(Object.keys(receivers))("%s keeps a genuine callback and refuses a forged one", async (name) => {
  let deliver: Deliver = async () => new Response(null, { status: 503 })
  const answers: Array<number> = []
  const sandbox = createSandbox({
    send: async (request) => {
      const answer = await deliver(request)
      answers.push(answer.status)
      return answer
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
  expect(new Set(answers)).toEqual(new Set([200]))
  const handled = log.mock.calls.length
  expect(handled).toBeGreaterThanOrEqual(answers.length)

  const header = `t:${Math.floor(Date.now() / 1000)},v1:deadbeef:MEUCIQ==`
  const forged = new Request(callback, { method: "POST", headers: { "x-platform-signature": header }, body: "[]" })
  const { status } = await deliver(forged)
  expect(status).toBe(401)
  expect(log).toHaveBeenCalledTimes(handled)
})
