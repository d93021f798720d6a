/**
 * Tests which requests to the MCP server over HTTP a cancellation notification ends, and that a disconnect ends none.
 */
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import { afterEach, beforeEach, expect, it } from "vitest"
import { startHeldService } from "./heldService.ts"
import { token } from "./service.ts"

let service: Awaited<ReturnType<typeof startHeldService>>

beforeEach(async () => {
  service = await startHeldService()
})

afterEach(() => service.close())

const call = (id: number | string, name = "lookups_business_units", args: object = {}) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: args }
})

const unsubscribe = (id: number) => call(id, "opportunities_unsubscribe", { supplier_code: "4711" })

const ping = (id: number) => ({ jsonrpc: "2.0", id, method: "ping" })

const cancellation = (requestId: number | string) => ({
  jsonrpc: "2.0",
  method: "notifications/cancelled",
  params: { requestId }
})

const initialize = {
  jsonrpc: "2.0",
  id: 0,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } }
}

it("the MCP server over HTTP aborts the request to the service when the official client cancels a tool call", async () => {
  const client = new Client({ name: "test", version: "1" })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(service.url), { requestInit }) as Transport)
  const next = service.nextRequest()
  const controller = new AbortController()
  const called = client.callTool({ name: "lookups_business_units" }, undefined, { signal: controller.signal })
  const { isCompleted } = await next
  controller.abort("no longer needed")
  await expect(called).rejects.toThrow("no longer needed")
  expect(await isCompleted).toBe(false)
  await client.close()
})

it("the MCP server responds with 202 and no body to an HTTP request whose tool call is cancelled", async () => {
  const next = service.nextRequest()
  const called = service.post(call("seven"))
  const { isCompleted } = await next
  expect((await service.post(cancellation("seven"))).status).toBe(202)
  const response = await called
  expect([response.status, await response.text(), await isCompleted]).toEqual([202, "", false])
})

it("a cancellation over HTTP affects only the request with the same id in the same MCP session", async () => {
  const sessionOf = async () => (await service.post(initialize)).headers.get("mcp-session-id") ?? ""
  const [one, other] = [await sessionOf(), await sessionOf()]
  expect(one).not.toBe(other)
  const next = service.nextRequest()
  const called = service.post(call(7), { session: one })
  const { isCompleted, respond } = await next
  for (const [id, session] of [
    [7, other],
    [8, one],
    ["7", one]
  ] as const)
    expect((await service.post(cancellation(id), { session })).status).toBe(202)
  respond()
  expect(await (await called).json()).toMatchObject({ id: 7, result: { isError: false } })
  expect(await isCompleted).toBe(true)
})

it("a cancellation over HTTP cancels nothing if two MCP clients without a session use its request id at the same time", async () => {
  const next = service.nextRequest()
  const first = service.post(call(7))
  const held = [await next]
  const afterNext = service.nextRequest()
  const second = service.post(call(7))
  held.push(await afterNext)
  await service.post(cancellation(7))
  for (const { respond } of held) respond()
  for (const response of [await first, await second])
    expect(await response.json()).toMatchObject({ id: 7, result: { isError: false } })
})

it.each([
  ["a read", call(7)],
  ["a write", unsubscribe(7)]
])("the MCP server completes %s at the service after its client has disconnected", async (_, message) => {
  const next = service.nextRequest()
  const controller = new AbortController()
  const called = service.post(message, { signal: controller.signal })
  const { isCompleted, respond } = await next
  controller.abort()
  await expect(called).rejects.toThrow("aborted")
  // The server notices the disconnect before it responds to later requests.
  for (const id of [8, 9]) expect((await service.post(ping(id))).status).toBe(200)
  respond()
  expect(await isCompleted).toBe(true)
})

it("the response to a JSON-RPC batch contains every result except that of a tool call that the batch cancels", async () => {
  const response = await service.post([ping(1), call(2), cancellation(2), ping(3)])
  expect(response.status).toBe(200)
  const ids = ((await response.json()) as ReadonlyArray<{ readonly id: number }>).map(({ id }) => id)
  expect(ids).toEqual([1, 3])
})

it("a JSON-RPC batch that contains only a write and its cancellation sends nothing to the service and has the response 202", async () => {
  const response = await service.post([unsubscribe(7), cancellation(7)])
  expect([response.status, await response.text()]).toEqual([202, ""])
  expect(service.requests).toEqual([])
})

it("a cancellation that arrives before its request in a JSON-RPC batch has no effect", async () => {
  const next = service.nextRequest()
  const called = service.post([cancellation(7), call(7)])
  const { respond } = await next
  respond()
  expect(JSON.stringify(await (await called).json())).toContain('"isError":false')
})

it("stopping the MCP server aborts the requests to the service that are still running", async () => {
  const next = service.nextRequest()
  const called = service.post(unsubscribe(7))
  const failed = expect(called).rejects.toThrow("fetch failed")
  const { isCompleted } = await next
  const closed = service.close()
  await failed
  expect(await isCompleted).toBe(false)
  await closed
  service = await startHeldService()
})
