/** Tests the server of `fieldwork-supply` in this process against a sandbox server. */
import { once } from "node:events"
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { inspect } from "node:util"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { expect, it, onTestFinished, vi } from "vitest"
import { serve } from "../../src/command/serve.ts"
import { freePort } from "../../../inbox/test/support/listen.ts"
import { profileOf } from "../support/command.ts"

const token = "a-token-of-the-test"

/** Starts a server that forwards requests to `target`, and holds back requests for entry links until `release` is called. */
const holdLinks = async (target: string) => {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.url?.includes("/SupplierLinks/") === true) {
      held.resolve()
      await released.promise
    }
    const { authorization = "", "content-type": type = "application/json" } = request.headers
    const answer = await fetch(`${target}${request.url ?? ""}`, {
      method: request.method ?? "GET",
      headers: { authorization, "content-type": type },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) })
    })
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text())
  }
  const server = createServer((request, response) => void forward(request, response)).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, held: held.promise, release: released.resolve }
}

/** Starts the service with an exchange at `baseUrl`. */
const startService = async (baseUrl: string) => {
  // The service must pass its URL to the exchange before it starts to listen, so it cannot listen on port 0.
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const served = await serve({
    host: "127.0.0.1",
    port,
    store: ":memory:",
    url,
    supplierCode: credentials.exchange.suppliers[0] ?? "",
    locales: ["eng_us"],
    floor: undefined,
    maxMinutes: undefined,
    pii: true,
    token,
    exchange: { baseUrl, apiKey: credentials.exchange.apiKey }
  })
  return { served, url }
}

it("fieldwork-supply writes the cause of a failed request to standard error without the parameters of its URL", async () => {
  const exchange = await createSandbox().listen()
  onTestFinished(() => exchange.close())
  const { served, url } = await startService(exchange.url)
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  // The path cannot be parsed as a URL.
  const sent = request(url, { path: "//?MID=m-1&PID=p-81" }).end()
  const [response] = (await once(sent, "response")) as [IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(503)
  const text = logged.mock.calls.map((call) => inspect(call)).join("\n")
  expect(text).toContain("The request // failed: TypeError: Invalid URL")
  expect(text).not.toMatch(/m-1|p-81/)
  await served.close()
})

it("fieldwork-supply completes a routing request that is in progress before it closes its store and stops", async () => {
  const sandbox = createSandbox()
  const exchange = await sandbox.listen()
  onTestFinished(() => exchange.close())
  const { held, release, url: baseUrl } = await holdLinks(exchange.url)
  const { served, url } = await startService(baseUrl)
  await sandbox.advance({ hours: 1 })
  const post = (operation: string, body: object) =>
    fetch(`${url}/supply/${operation}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body)
    })
  const profile = await profileOf(exchange.url, "p-81")
  const matched = async () => ((await (await post("match", { profile })).json()) as { surveys: Array<unknown> }).surveys
  await expect.poll(async () => (await matched()).length, { timeout: 20_000 }).toBeGreaterThan(0)

  const routed = post("route", { profile })
  await held
  const closed = served.close()
  await expect.poll(() => fetch(`${url}/healthz`).catch(() => "refused"), { timeout: 20_000 }).toBe("refused")
  release()
  const response = await routed
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ url: expect.any(String) })])
  expect(response.headers.get("connection")).toBe("close")
  await closed
})
