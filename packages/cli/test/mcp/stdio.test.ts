/**
 * Tests the end of the MCP server over standard input and output: a tool call that is running when the input ends still receives its response.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"

const main = join(import.meta.dirname, "../../src/main.ts")

/** Handles the responses of the service to the requests of tools. */
let onRequest: (response: ServerResponse) => void = () => {}

const service = createServer((_request, response) => onRequest(response))

beforeEach(async () => {
  service.listen(0, "127.0.0.1")
  await once(service, "listening")
})

afterEach(() => {
  service.closeAllConnections()
  service.close()
})

/** Starts the server, sends it messages, and ends its input. */
const start = (...messages: ReadonlyArray<object>) => {
  const { port } = service.address() as AddressInfo
  const child = spawn(process.execPath, [main, "mcp", "--account"], {
    env: {
      FIELDWORK_EXCHANGE_URL: `http://127.0.0.1:${port}`,
      FIELDWORK_EXCHANGE_API_KEY: "exchange-key",
      NODE_NO_WARNINGS: "1"
    }
  })
  let out = ""
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString("utf8")))
  child.stdin.end(messages.map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`).join(""))
  const closed = once(child, "close").then(([code]) => ({
    code: code as number | null,
    responses: out
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as { readonly id: number; readonly result: object })
  }))
  return { child, closed }
}

const params = { protocolVersion: "2025-03-26", capabilities: {}, clientInfo: { name: "test", version: "1" } }
const handshake = [{ id: 1, method: "initialize", params }, { method: "notifications/initialized" }]
const call = (id: number, name: string, args: object = {}) => ({
  id,
  method: "tools/call",
  params: { name, arguments: args }
})

it("the MCP server responds to every running tool call before it exits at the end of its input", async () => {
  const units = Array.from({ length: 100 }, (_, ID) => ({ ID, BusinessUnitName: "n".repeat(100) }))
  onRequest = (response) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify({ ApiResult: 0, BusinessUnits: units }))
  const { closed } = start(
    ...handshake,
    call(2, "lookups_business_units", { limit: 100 }),
    call(3, "lookups_business_units", { limit: 1 })
  )
  const { code, responses } = await closed
  expect(code).toBe(0)
  expect(responses.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([1, 2, 3])
  expect(responses.every(({ result }) => !("isError" in result) || result.isError === false)).toBe(true)
})

it("at the end of its input, the MCP server exits without waiting for a tool call that the client has cancelled", async () => {
  onRequest = () => {}
  const cancelled = { method: "notifications/cancelled", params: { requestId: 2 } }
  const { code, responses } = await start(...handshake, call(2, "lookups_business_units"), cancelled).closed
  expect({ code, ids: responses.map(({ id }) => id) }).toEqual({ code: 0, ids: [1] })
})

it("a signal ends the MCP server while it waits for a running tool call after the end of the input", async () => {
  const requested = new Promise<void>((resolve) => (onRequest = () => resolve()))
  const { child, closed } = start(...handshake, call(2, "lookups_business_units"))
  await requested
  child.kill("SIGTERM")
  const { responses } = await closed
  expect(responses.map(({ id }) => id)).toEqual([1])
})
