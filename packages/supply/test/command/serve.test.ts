/** Tests the server of `fieldwork-supply` in this process against a sandbox server. */
import { once } from "node:events"
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { inspect } from "node:util"
import { createExchange } from "@fieldwork/exchange/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { expect, it, onTestFinished, vi } from "vitest"
import { serve } from "../../src/command/serve.ts"
import type { Settings } from "../../src/command/Settings.ts"
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
const startService = async (baseUrl: string, given: Partial<Settings> = {}) => {
  // The service must pass its URL to the exchange before it starts to listen, so it cannot listen on port 0.
  const port = given.port ?? (await freePort())
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
    replaceSubscription: false,
    token,
    exchange: { baseUrl, apiKey: credentials.exchange.apiKey },
    ...given
  })
  return { served, url }
}

/** Starts a sandbox in which another program has subscribed the supplier and created two entry links. */
const openScenario = async () => {
  const sandbox = createSandbox()
  await sandbox.fetch("http://sandbox/__sandbox/scenarios/supplier/run", { method: "POST" })
  const exchange = await sandbox.listen()
  onTestFinished(() => exchange.close())
  return { exchange, sandbox }
}

/** Returns the URLs to which the exchange sends the supplier's callbacks. */
const callbacksOf = (baseUrl: string): Promise<ReadonlyArray<string | undefined>> => {
  const { opportunities, outcomes } = createExchange({ baseUrl, apiKey: credentials.exchange.apiKey })
  const supplier = { supplier_code: credentials.exchange.suppliers[0] ?? "" }
  return Promise.all([opportunities, outcomes].map(async (one) => (await one.subscription(supplier)).callback))
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

it("fieldwork-supply refuses to start if the supplier's callbacks are sent to another URL, names the URL, and changes nothing", async () => {
  const { exchange } = await openScenario()
  const refused = await startService(exchange.url).catch((cause: unknown) => cause)
  expect((refused as Error).message).toBe(
    "supplier 4711 has subscriptions that send opportunities to http://127.0.0.1:9000/opportunities and outcomes to http://127.0.0.1:9000/outcomes, and replacing them would stop these callbacks. Start with --replace-subscription to replace them"
  )
  const [response] = await callbacksOf(exchange.url)
  expect(response).toBe("http://127.0.0.1:9000/opportunities")
})

it("fieldwork-supply starts again with the same URL, and with another URL only if it may replace the subscriptions", async () => {
  const exchange = await createSandbox().listen()
  onTestFinished(() => exchange.close())
  const first = await startService(exchange.url)
  await first.served.close()
  const again = await startService(exchange.url, { port: Number(new URL(first.url).port) })
  await again.served.close()
  await expect(startService(exchange.url)).rejects.toThrow(`opportunities to ${first.url}/callbacks/opportunities`)
  const moved = await startService(exchange.url, { replaceSubscription: true })
  expect(await callbacksOf(exchange.url)).toEqual([
    `${moved.url}/callbacks/opportunities`,
    `${moved.url}/callbacks/outcomes`
  ])
  await moved.served.close()
})

it("fieldwork-supply sends respondents back to its own URL from a survey whose entry link existed before it started", async () => {
  const { exchange, sandbox } = await openScenario()
  const { served, url } = await startService(exchange.url, { replaceSubscription: true })
  await sandbox.advance({ hours: 1 })
  const route = async (pid: string) => {
    const response = await fetch(`${url}/supply/route`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ profile: await profileOf(exchange.url, pid), attempts: 50 })
    })
    return (await response.json()) as { readonly survey_id?: number; readonly url?: string }
  }
  const surveys = new Set<number | undefined>()
  await expect.poll(async () => (await route("p-0")).url, { timeout: 20_000 }).toBeDefined()
  for (let index = 1; index < 120 && !surveys.has(1_000_002); index++) {
    const routed = await route(`p-${index}`)
    if (routed.url === undefined) continue
    const back = (await fetch(routed.url, { redirect: "manual" })).headers.get("location")
    // A respondent who abandons the survey does not return.
    if (back === null) continue
    expect(new URL(back).origin).toBe(url)
    surveys.add(routed.survey_id)
  }
  expect(surveys).toContain(1_000_002)
  await served.close()
})

it("fieldwork-supply is not ready and logs an error while the subscriptions of the exchange contain no key, because no callback can be verified", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  const callbacks = new Map<string, string>()
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const stream = request.url?.includes("outcomes") === true ? "outcomes" : "opportunities"
    let body = ""
    for await (const chunk of request) body += String(chunk)
    if (request.method === "POST") callbacks.set(stream, (JSON.parse(body) as { callback: string }).callback)
    const callback = callbacks.get(stream)
    response
      .writeHead(callback === undefined ? 404 : 200, { "content-type": "application/json" })
      .end(JSON.stringify(request.method === "POST" ? { result: "OK" } : { callback }))
  }
  const exchange = createServer((request, response) => void respond(request, response)).listen(0, "127.0.0.1")
  await once(exchange, "listening")
  onTestFinished(() => exchange.close().closeAllConnections())
  const { served, url } = await startService(`http://127.0.0.1:${(exchange.address() as AddressInfo).port}`)
  const ready = await fetch(`${url}/readyz`)
  expect([ready.status, await ready.text()]).toEqual([
    503,
    "KeysUnavailableError: no callback can be verified without a key\n"
  ])
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(logged.mock.calls.map((call) => inspect(call)).join("\n")).toContain(
    "No key can be fetched, so no callback can be verified: check whether the supplier's subscriptions contain a key_id and a public_key"
  )
  await served.close()
})
