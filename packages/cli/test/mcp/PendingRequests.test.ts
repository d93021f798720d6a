/**
 * Tests how the MCP server waits for the responses to pending requests.
 */
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js"
import { expect, it } from "vitest"
import { PendingRequests } from "../../src/mcp/PendingRequests.ts"

const never = new AbortController().signal

/** Returns a transport whose `send` function fails if `isBroken`, and the tracked requests of the transport. */
const tracked = ({ isBroken = false } = {}) => {
  const transport: Transport = {
    start: async () => {},
    close: async () => {},
    send: () => (isBroken ? Promise.reject(new Error("the pipe is closed")) : Promise.resolve())
  }
  const pending = new PendingRequests(transport)
  const receive = (message: object) => transport.onmessage?.({ jsonrpc: "2.0", ...message } as JSONRPCMessage)
  return { transport, pending, receive }
}

const response = (id: number): JSONRPCMessage => ({ jsonrpc: "2.0", id, result: {} })

it("waiting for pending MCP requests ends after the last response to them, and not when the server sends a request of its own", async () => {
  const { pending, receive, transport } = tracked()
  await pending.settled(never)
  receive({ id: 1, method: "tools/call" })
  receive({ id: 2, method: "tools/call" })
  const order: Array<string> = []
  const settled = pending.settled(never).then(() => order.push("settled"))
  for (const message of [response(1), { jsonrpc: "2.0" as const, id: 2, method: "ping" }, response(2)]) {
    await transport.send(message)
    order.push("method" in message ? "request" : "response")
  }
  await settled
  expect(order.slice(0, 2)).toEqual(["response", "request"])
  expect(order).toContain("settled")
})

it("waiting for pending MCP requests ends when its AbortSignal is aborted, although a request has received no response", async () => {
  const { pending, receive } = tracked()
  receive({ id: 1, method: "tools/call" })
  const limit = new AbortController()
  const settled = pending.settled(limit.signal)
  limit.abort()
  await settled
  await pending.settled(limit.signal)
})

it("PendingRequests.settled resolves when the client cancels the only open MCP request, which then receives no response", async () => {
  const { pending, receive } = tracked()
  receive({ id: 1, method: "tools/call" })
  const settled = pending.settled(never)
  receive({ method: "notifications/cancelled", params: { requestId: 1 } })
  await settled
})

it("an MCP request whose response cannot be sent is no longer pending", async () => {
  const { pending, receive, transport } = tracked({ isBroken: true })
  receive({ id: 1, method: "tools/call" })
  await expect(transport.send(response(1))).rejects.toThrow("the pipe is closed")
  await pending.settled(never)
})
