/**
 * The receivers of the guide, each on a port of its own: a genuine callback of the sandbox is kept, a forged one is not.
 */
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { createExchange } from "@fieldwork/exchange/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest"
import { expressApp } from "../receivers/express.ts"
import { fastifyApp } from "../receivers/fastify.ts"
import { fetchHandler } from "../receivers/fetch.ts"
import { nodeServer } from "../receivers/node.ts"
import type { Subscriber } from "../receivers/verifier.ts"

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
  await exchange.opportunities.create({
    supplier_code,
    body: { callback, opportunities: [{ country_language: { eq: "eng_us" } }] }
  })
  await sandbox.advance({ hours: 1 })
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(log).toHaveBeenCalledTimes(answers.length)

  const header = `t:${Math.floor(Date.now() / 1000)},v1:deadbeef:MEUCIQ==`
  const forged = new Request(callback, { method: "POST", headers: { "x-platform-signature": header }, body: "[]" })
  const { status } = await deliver(forged)
  expect(status).toBe(401)
  expect(log).toHaveBeenCalledTimes(answers.length)
})
